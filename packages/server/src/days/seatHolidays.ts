import type { HolidayWish } from '@lantern/protocol/bodies';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { refused } from '../refusals';
import { requireSeat } from '../rooms/seats/seats';
import { type ClockChangeParts, changeClock } from './clockChanges';
import { withHoliday, withoutHoliday } from './dayClock';
import { daysLeft, daysOffOf } from './holidays';

/**
 * The days off of players in matches over days. Refusals are thrown as `Refused`: `NO_SUCH_ROOM`, `NO_SUCH_SEAT`,
 * `NOT_YOUR_SEAT`, `NOT_OVER_DAYS`.
 */
export class SeatHolidays {
  readonly #parts: ClockChangeParts;

  constructor(parts: ClockChangeParts) {
    this.#parts = parts;
  }

  /** Takes days off, which replace those that are planned or have begun. Throws `BAD_DATE`, `NO_HOLIDAY_LEFT`. */
  async take(code: string, key: unknown, seat: Seat, wish: HolidayWish): Promise<RoomView> {
    return changeClock(
      this.#parts,
      code,
      (room) => requireSeat(room, seat, key),
      (before, now) => {
        const clock = withoutHoliday(before, seat, now);
        const off = daysOffOf(wish, clock.tempo.zone, now);
        if (!off) throw refused('BAD_DATE');
        if (off.days > daysLeft(clock, seat)) throw refused('NO_HOLIDAY_LEFT');
        return withHoliday(clock, seat, off, now);
      },
    );
  }

  /** Ends or cancels the days off. */
  async end(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    return changeClock(
      this.#parts,
      code,
      (room) => requireSeat(room, seat, key),
      (clock, now) => withoutHoliday(clock, seat, now),
    );
  }
}
