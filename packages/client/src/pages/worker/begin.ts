import { startWorker } from './startWorker';

// A file of its own, without exports: so the first load pays for no more than its name.
void startWorker();
