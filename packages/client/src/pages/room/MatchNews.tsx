import type { RoomView } from '@lantern/protocol/rooms';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { Offer } from '../../room/offer/Offer';
import { RunningMatch } from '../match/RunningMatch';

/** News of the match for a person in the room: the offer of the next match, or that the running one waits for them. */
export function MatchNews({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  if (room.state !== 'playing') return <Offer handle={handle} room={room} />;
  return room.matchId !== null && <RunningMatch handle={handle} room={room} matchId={room.matchId} />;
}
