import type { Audience } from '@lantern/protocol/seat';
import { refused } from '../refusals';
import { personOfKey } from '../rooms/seats/people';
import { seatOfKey } from '../rooms/seats/seats';
import type { RoomRecord } from '../store/store';

/**
 * Whose point of view somebody gets of a match: of one that is over that of the person who sat there at its end,
 * wherever they sit by now, and of the running one that of the seat whose key it is. Whoever sat at no seat of it gets
 * what everybody saw. Throws `NOT_YOUR_SEAT` for a key that is nobody's here.
 */
export function audienceOf(room: RoomRecord, matchId: string, key: string | undefined): Audience {
  if (key === undefined) return null;
  const played = room.hosting.history.find((one) => one.matchId === matchId);
  if (!played && room.matchId === matchId) return seatOfKey(room, key) ?? stranger();
  const person = personOfKey(room, key) ?? stranger();
  const place = played?.players.findIndex((player) => player.person === person) ?? -1;
  return place < 0 ? null : String(place);
}

function stranger(): never {
  throw refused('NOT_YOUR_SEAT');
}
