import type { Audience } from '@lantern/games/kit/seat';
import { keyFits } from '../rooms/keys';
import { refused } from '../rooms/refused';
import type { RoomRecord } from '../store/store';

/**
 * Whose point of view somebody gets of a match. Keys of a room open its newest match only: whoever sits there now need
 * not have sat there before, so that earlier matches are shown as everybody saw them.
 * Throws `NOT_YOUR_SEAT` for a key that fits no seat.
 */
export function audienceOf(room: RoomRecord, matchId: string, key: string | undefined): Audience {
  if (key === undefined || room.matchId !== matchId) return null;
  const seat = room.seats.find(({ keyHash }) => keyFits(keyHash, key));
  if (!seat) throw refused('NOT_YOUR_SEAT');
  return seat.seat;
}
