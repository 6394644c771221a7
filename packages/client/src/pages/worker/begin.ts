import { followKeptSeats } from '../../room/keepSeat/keptSeats';
import { keepNotified } from './keepNotified';
import { startWorker } from './startWorker';

// A chunk of its own without exports, so that the first load contains only its name.
void startWorker();
keepNotified();
followKeptSeats();
