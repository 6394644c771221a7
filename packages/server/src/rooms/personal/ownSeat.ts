import type { Seat } from '@lantern/protocol/seat';
import { isOverDays } from '../../days/tempoRules';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { requireSeat, seatNamed } from '../seats/seats';

/**
 * The person on a seat of a match over days, by the key of the seat. Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`,
 * `NOT_OVER_DAYS`.
 */
export function ownSeat(room: RoomRecord, key: unknown, seat: Seat): { person: number; matchId: string } {
  requireSeat(room, seat, key);
  const { person } = seatNamed(room, seat);
  if (person === null) throw refused('NOT_YOUR_SEAT');
  if (!isOverDays(room) || room.state !== 'playing' || room.matchId === null) throw refused('NOT_OVER_DAYS');
  return { person, matchId: room.matchId };
}
