import type { Audience } from '@lantern/protocol/seat';
import { refused } from '../refusals';
import { personOfKey } from '../rooms/seats/people';
import { seatOfKey } from '../rooms/seats/seats';
import type { RoomRecord } from '../store/records';

/**
 * The audience of a person for a replay. In a finished match it is the seat they had at its end, even if they have
 * another one now; in the running match it is the seat of their key. Everybody else is a watcher. Throws
 * `NOT_YOUR_SEAT` for an unknown key.
 */
export function audienceOf(room: RoomRecord, matchId: string, key: string | undefined): Audience {
  if (key === undefined) return null;
  const played = room.hosting.history.find((match) => match.matchId === matchId);
  if (!played && room.matchId === matchId) return seatOfKey(room, key) ?? stranger();
  const person = personOfKey(room, key) ?? stranger();
  const place = played?.players.findIndex((player) => player.person === person) ?? -1;
  return place < 0 ? null : String(place);
}

function stranger(): never {
  throw refused('NOT_YOUR_SEAT');
}
