import type { Seat } from '@lantern/protocol/seat';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import { type CallKind, type CallRecord, type CallsOfDecision, ROOM } from '../store/calls';
import type { DayClockRecord } from '../store/days';
import { isOverdue, limitOf } from './dayClock';

/**
 * Delay of a notification in a match over days, in milliseconds, since the player may have acted by then. Only the end
 * is announced at once.
 */
export const CALLED_AFTER = 60_000;

/** Time from the last notification to the deadline. */
const LAST_CALL_MS = 2 * HOUR;

/**
 * Minimum time between the notifications at half time and before the end, in milliseconds; closer ones are combined.
 */
const MIN_CALL_GAP_MS = 6 * HOUR;

/** The id of the decision with which the open turn or aside began. */
export const beganWith = ({ kind, turn, decisionId }: DayClockRecord) =>
  kind === 'turn' && turn ? turn.began : decisionId;

/**
 * The notifications for a newly opened decision. They depend on public facts only.
 * @param before undefined after the deal
 */
export function callsFor(
  clock: DayClockRecord,
  before: DayClockRecord | undefined,
  now: number,
): CallsOfDecision | undefined {
  const { decisionId, owing } = clock;
  const isNew = decisionId !== before?.decisionId && beganWith(clock) === decisionId;
  if (owing.length > 0 && !isNew) return undefined;
  // A turn that waits for an aside continues after it, and so do its notifications.
  const from = clock.held?.began ?? decisionId;
  return {
    from,
    calls:
      owing.length === 0
        ? endCalls(clock, now)
        : [...roomCalls(clock, now), ...owing.flatMap((seat) => callsOf(clock, seat, now))],
  };
}

function endCalls(clock: DayClockRecord, now: number): CallRecord[] {
  return [ROOM, ...Object.keys(clock.seats)].map((seat) => callOf(clock, seat, 'end', now));
}

function roomCalls(clock: DayClockRecord, now: number): CallRecord[] {
  return clock.kind === 'turn' ? [callOf(clock, ROOM, 'turn', now + CALLED_AFTER)] : [];
}

function callsOf(clock: DayClockRecord, seat: Seat, now: number): CallRecord[] {
  const first = callOf(clock, seat, clock.kind, now + CALLED_AFTER);
  const limit = limitOf(clock, seat);
  if (limit === null || clock.seats[seat]?.bot) return [first];
  const last = limit - LAST_CALL_MS;
  const half = now + (limit - now) / 2;
  const reminders = [
    ...(last - half >= MIN_CALL_GAP_MS ? [callOf(clock, seat, 'half', Math.round(half))] : []),
    // Checked a day before, since quiet hours may require it to be sent earlier.
    ...(last > now + CALLED_AFTER ? [callOf(clock, seat, 'last', Math.max(now + CALLED_AFTER, last - DAY))] : []),
  ];
  return [first, ...reminders, ...overdueCalls(clock, seat, limit + CALLED_AFTER)];
}

/** The notifications of the others and of the room once the time of a turn is up; empty if the bot plays at once. */
function overdueCalls(clock: DayClockRecord, about: Seat, at: number): CallRecord[] {
  if (clock.kind === 'aside' || clock.tempo.overdue === 'strict') return [];
  const others = Object.keys(clock.seats).filter((seat) => seat !== about);
  return [ROOM, ...others].map((seat) => ({ ...callOf(clock, seat, 'overdue', at), about }));
}

function callOf(clock: DayClockRecord, seat: Seat, kind: CallKind, notBefore: number): CallRecord {
  const { roomCode, matchId, decisionId } = clock;
  return { roomCode, matchId, seat, decisionId, kind, about: '', notBefore };
}

/**
 * When a notification is due in the present state of the match, possibly in the past. `held` while an aside is open.
 */
export function callDue(call: CallRecord, clock: DayClockRecord): number | 'held' | 'never' {
  const { seat, kind, about, decisionId, notBefore } = call;
  if (kind === 'end') return clock.owing.length === 0 ? notBefore : 'never';
  if (kind === 'back') return clock.owing.length === 0 ? 'never' : notBefore;
  if (beganWith(clock) !== decisionId) return clock.held?.began === decisionId ? 'held' : 'never';
  if (awaitedOf(call, clock).length === 0) return 'never';
  const who = about || seat;
  const limit = limitOf(clock, who);
  const home = seat === who ? homeFrom(clock, who, notBefore) : 0;
  if (kind === 'turn' || kind === 'aside' || kind === 'nudge') return Math.max(notBefore, home);
  if (limit === null) return 'never';
  if (kind === 'overdue') return limit + CALLED_AFTER;
  if (kind === 'last') return limit - LAST_CALL_MS;
  return home > 0 ? 'never' : notBefore;
}

/** The end of the holiday of a seat at a time; 0 without one. */
function homeFrom({ seats }: DayClockRecord, seat: Seat, at: number): number {
  const away = seats[seat]?.away;
  return away && away.from <= at ? away.to : 0;
}

/** The seats that a notification is about and that still owe their turn or answer themselves. */
export function awaitedOf({ seat, about }: CallRecord, { owing, seats }: DayClockRecord): readonly Seat[] {
  const who = about || seat;
  return owing.filter((one) => (who === ROOM || one === who) && !seats[one]?.bot);
}

/** Whether a notification is obsolete: the time of its turn is already up, or no longer up. */
export function isLate({ seat, kind, about }: CallRecord, clock: DayClockRecord, now: number): boolean {
  if (kind === 'overdue') return !isOverdue(clock, about || seat, now);
  const limit = kind === 'half' || kind === 'last' ? limitOf(clock, seat) : null;
  return limit !== null && limit <= now;
}
