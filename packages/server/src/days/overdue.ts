import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { DayCounters } from '../metrics/dayCounters';
import { refused } from '../refusals';
import { hashKey, keyFits } from '../rooms/access/keys';
import { shownBy } from '../rooms/access/shownTogether';
import { seatNamed, seatOfKey } from '../rooms/seats/seats';
import type { DayClockRecord } from '../store/days';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { type ClockChangeParts, changeClock } from './clockChanges';
import { beganWith } from './dayCalls';
import { BOT_CHECKED, isOverdue, withAnotherDay, withBots } from './dayClock';
import { awaitedLongFrom, nudgeFrom, withNudge } from './nudges';

export interface OverdueParts extends ClockChangeParts {
  store: Pick<Store, 'days' | 'calls'>;
  counters: Pick<DayCounters, 'overdue'>;
}

/**
 * The actions of the other players on a late turn in a match over days: the first decision counts. Refusals are thrown as
 * `Refused`: `NO_SUCH_SEAT`, `NOT_YOUR_SEAT` (the key of no other person), `NOT_OVER_DAYS`.
 */
export class Overdue {
  readonly #parts: OverdueParts;

  constructor(parts: OverdueParts) {
    this.#parts = parts;
  }

  /** Gives a seat whose time is up another day. Throws `NOT_OVERDUE`. */
  async grant(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    const view = await this.#decide(code, key, seat, (clock, now, room) => {
      requireOverdue(clock, now, seat, room);
      return withAnotherDay(clock, seat, now);
    });
    this.#parts.counters.overdue('day');
    return view;
  }

  /** Nudges a seat that has not moved for long, at most once a day. Throws `NOT_AWAITED`, `NUDGED_TODAY`. */
  async nudge(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    const { store, wallTime } = this.#parts;
    let nudged: DayClockRecord | undefined;
    const view = await this.#decide(code, key, seat, (clock, now, room) => {
      requireNudgeable(clock, now, seat, room);
      nudged = withNudge(clock, seat, now);
      return nudged;
    });
    if (nudged) {
      const { roomCode, matchId } = nudged;
      const call = { roomCode, matchId, seat, decisionId: beganWith(nudged), kind: 'nudge', about: '' } as const;
      await store.calls.renew({ ...call, notBefore: wallTime() });
    }
    return view;
  }

  /**
   * Lets the bot take the turn of a seat whose time is up. Throws `NOT_OVERDUE`, and `NOT_HOST` if all others are to
   * wait.
   */
  async letBot(code: string, key: unknown, seat: Seat): Promise<RoomView> {
    const view = await this.#decide(code, key, seat, (clock, now, room) => {
      requireOverdue(clock, now, seat, room);
      const host = keyFits(room.hostKeyHash, key);
      if (clock.tempo.overdue === 'patient' && !host) throw refused('NOT_HOST');
      return { ...withBots(clock, [seat], now), nextAt: now + BOT_CHECKED };
    });
    this.#parts.counters.overdue('bot');
    return view;
  }

  async #decide(
    code: string,
    key: unknown,
    seat: Seat,
    decided: (clock: DayClockRecord, now: number, room: RoomRecord) => DayClockRecord,
  ): Promise<RoomView> {
    return changeClock(this.#parts, code, (room) => requireOther(room, key, seat), decided);
  }
}

function requireOverdue(clock: DayClockRecord, now: number, seat: Seat, { hosting }: RoomRecord): void {
  if (hosting.pausedAt !== null || !isOverdue(clock, seat, now)) throw refused('NOT_OVERDUE');
}

function requireNudgeable(clock: DayClockRecord, now: number, seat: Seat, { hosting }: RoomRecord): void {
  const isReached = (from: number | null) => from !== null && from <= now;
  if (hosting.pausedAt !== null || !isReached(awaitedLongFrom(clock, seat))) throw refused('NOT_AWAITED');
  if (!isReached(nudgeFrom(clock, seat))) throw refused('NUDGED_TODAY');
}

/** Requires the key of the host, or of a person on another seat. */
function requireOther(room: RoomRecord, key: unknown, seat: Seat): void {
  const { keyHash } = seatNamed(room, seat);
  if (!keyFits(room.hostKeyHash, key) && seatOfKey(room, key) === null) throw refused('NOT_YOUR_SEAT');
  if (keyHash !== null && shownBy(room, [hashKey(String(key))]).has(keyHash)) throw refused('NOT_YOUR_SEAT');
}
