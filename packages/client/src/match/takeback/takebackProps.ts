import type { RoomView } from '@lantern/protocol/rooms';
import type { Takeable } from '../../net/api/hosting/takeback';
import type { RoomHandle } from '../../room/connection/roomHandle';

/** What taking a move back needs to know. */
export interface TakebackProps {
  handle: RoomHandle;
  room: RoomView;
  takeable: Takeable;
}
