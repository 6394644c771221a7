import type { RoomView } from '@lantern/protocol/rooms';
import type { Takeable } from '../../net/match/takeable';
import type { RoomActs, RoomRole } from '../../room/connection/roomHandle';

export interface TakeBackProps {
  handle: RoomRole & RoomActs;
  room: RoomView;
  takeable: Takeable;
}
