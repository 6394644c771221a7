import type { OwedDecision } from '@lantern/games/engine/owedDecision';
import type { Seat } from '@lantern/protocol/seat';
import type { DayClockView, Tempo } from '@lantern/protocol/tempo';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import type { DayClockRecord, SeatDays, WaitingTurn } from '../store/days';
import { asideEnds, deadlineAt, turnEnds } from './deadline';
import { afterTimeOff, botFillsIn, type DaysOff, daysLeft, returned, timeOff, withoutPast } from './holidays';
import { nudgeFrom } from './nudges';

/** Minimum time of a turn that continues after an aside, granted once a turn. */
const MIN_TURN_MS = 12 * HOUR;

/** How long the others have to decide about an overdue turn, in milliseconds. */
const OTHERS_DECIDE = DAY;

/** Delay of a move without alternatives, in milliseconds. */
const ROUTINE_AFTER = 3_000;

/** Delay until a check that some server plays a seat whose turn the bot has taken, in milliseconds. */
export const BOT_CHECKED = 60_000;

/** Number of consecutive missed turns after which the bot stays. */
const MISSED_TURNS = 2;

/** The author of a move: `seat` is `null` for a move of the server. */
export interface MadeMove {
  seat: Seat | null;
  /** Whether a stand-in made it. */
  standIn: boolean;
  takenBack: boolean;
}

/**
 * The clock of a match that was just dealt.
 * @param seats of the match
 */
export function firstDayClock(
  { matchId, roomCode, tempo, seats }: Pick<DayClockRecord, 'matchId' | 'roomCode' | 'tempo'> & { seats: Seat[] },
  pace: OwedDecision,
  now: number,
): DayClockRecord {
  const fresh = (): SeatDays => ({ reserve: tempo.reserve * DAY, missed: 0 });
  const nothing = { endsAt: null, turn: null, held: null, last: null, nextAt: null };
  const clock = {
    version: 0,
    matchId,
    roomCode,
    tempo,
    seats: Object.fromEntries(seats.map((seat) => [seat, fresh()])),
    ...nothing,
    movedAt: now,
  };
  return withNext(opened({ ...clock, ...pace }, pace, now), now);
}

/**
 * The clock after a move. It depends on public facts only.
 * @param now milliseconds since 1970
 */
export function dayClockAfter(before: DayClockRecord, pace: OwedDecision, made: MadeMove, now: number): DayClockRecord {
  const clock = { ...withPlayer(before, made, now), movedAt: now };
  if (pace.decisionId === clock.decisionId && pace.owing.length > 0) {
    const answered = clock.owing.filter((seat) => !pace.owing.includes(seat));
    return withNext({ ...withReserveUsed(clock, answered, now), owing: pace.owing }, now);
  }
  const { held, last, turn } = clock;
  const next = { ...clock, decisionId: pace.decisionId, kind: pace.kind, owing: pace.owing, routine: pace.routine };
  if (pace.kind === 'turn' && clock.kind === 'turn' && turn && sameSeats(turn.seats, pace.owing))
    return withNext(next, now);
  const used = withReserveUsed(clock, clock.owing, now);
  const ended = turn ? { ...turn, left: leftOf(clock, now) } : held;
  const settled = { ...next, seats: used.seats, last: ended, since: now };
  if (pace.kind === 'aside') return withNext(opened({ ...settled, held: ended }, pace, now), now);
  if (made.takenBack && last && sameSeats(last.seats, pace.owing)) return withNext(resumed(settled, last, now), now);
  if (clock.kind === 'aside' && held && sameSeats(held.seats, pace.owing))
    return withNext(resumed(settled, lengthened(held), now), now);
  return withNext(opened(settled, pace, now), now);
}

/** Opens a new turn or aside. */
function opened(clock: DayClockRecord, pace: OwedDecision, now: number): DayClockRecord {
  const { tempo } = clock;
  const isAside = pace.kind === 'aside';
  const seats = Object.fromEntries(
    Object.entries(clock.seats).map(([seat, { bot: before, ...days }]) => {
      const missed = isAside ? before === true : days.missed >= MISSED_TURNS;
      const bot = pace.owing.includes(seat) ? missed || botFillsIn(days, now) : isAside && before;
      return [seat, { ...withoutPast(days, now), ...(bot && { bot: true as const }) }];
    }),
  );
  if (isAside) return { ...clock, seats, turn: null, endsAt: asideEnds(now, tempo), since: now };
  const endsAt = pace.owing.length > 0 ? turnEnds(now, tempo) : null;
  return {
    ...clock,
    seats,
    held: null,
    turn: { seats: pace.owing, began: pace.decisionId, lengthened: false },
    endsAt,
    since: now,
  };
}

function resumed(clock: DayClockRecord, { seats, began, left, lengthened }: WaitingTurn, now: number): DayClockRecord {
  return { ...clock, held: null, turn: { seats, began, lengthened }, endsAt: left === null ? null : now + left };
}

/** Extends a turn that continues after an aside. */
function lengthened(turn: WaitingTurn): WaitingTurn {
  if (turn.lengthened || turn.left === null || turn.left >= MIN_TURN_MS) return turn;
  return { ...turn, left: MIN_TURN_MS, lengthened: true };
}

/** Gives a seat back from the bot to a person who moves, and ends their holiday. */
function withPlayer(before: DayClockRecord, { seat, standIn, takenBack }: MadeMove, now: number): DayClockRecord {
  const clock = seat === null || standIn || takenBack ? before : returned(before, seat, now);
  const days = seat === null || standIn || takenBack ? undefined : clock.seats[seat];
  if (!days || !seat || (days.missed === 0 && !days.bot)) return clock;
  const { bot: _, ...own } = days;
  return { ...clock, seats: { ...clock.seats, [seat]: { ...own, missed: 0 } } };
}

/** The remaining time of the open turn, without the reserve; `null` without a limit. */
function leftOf({ endsAt }: DayClockRecord, now: number): number | null {
  return endsAt === null ? null : Math.max(0, endsAt - now);
}

/** Deducts the reserve that seats have used until now, in whole hours. */
function withReserveUsed(clock: DayClockRecord, seats: readonly Seat[], now: number): DayClockRecord {
  const due = clock.kind === 'turn' ? dueAt(clock) : null;
  if (due === null || now <= due) return clock;
  const after = seats.map((seat) => {
    const days = clock.seats[seat] ?? { reserve: 0, missed: 0 };
    const used = Math.ceil(Math.max(0, now - timeOff(clock, seat, now) - due) / HOUR) * HOUR;
    return [seat, { ...days, reserve: Math.max(0, days.reserve - used) }];
  });
  return { ...clock, seats: { ...clock.seats, ...Object.fromEntries(after) } };
}

/** The deadline of the open decision, without the reserve; `null` without a limit. */
export function dueAt({ endsAt, tempo }: DayClockRecord): number | null {
  return endsAt === null ? null : deadlineAt(endsAt, tempo);
}

/** The deadline of a seat, including its reserve and its time off; `null` without a limit. */
export function limitOf(clock: DayClockRecord, seat: Seat): number | null {
  const due = dueAt(clock);
  if (due === null || clock.kind === 'aside') return due;
  const reserve = clock.seats[seat]?.reserve ?? 0;
  const limit = reserve === 0 ? due : deadlineAt(due + reserve, clock.tempo);
  const later = afterTimeOff(clock, seat, limit);
  return later === limit ? limit : deadlineAt(later, clock.tempo);
}

/** When the bot takes over the turn of a seat, or an aside gets its default; `null` for never. */
function actsAt(clock: DayClockRecord, seat: Seat): number | null {
  const limit = limitOf(clock, seat);
  const { overdue } = clock.tempo;
  if (limit === null || overdue === 'patient') return null;
  return overdue === 'strict' || clock.kind === 'aside' ? limit : deadlineAt(limit + OTHERS_DECIDE, clock.tempo);
}

/** The due actions of the server. */
export function dueActs(clock: DayClockRecord, now: number): { timeOut: boolean; bots: Seat[]; routine: boolean } {
  const isDue = (seat: Seat) => (actsAt(clock, seat) ?? Number.POSITIVE_INFINITY) <= now;
  const due = clock.owing.filter(isDue);
  const byBot = clock.owing.filter((seat) => clock.seats[seat]?.bot || botFillsIn(clock.seats[seat], now));
  const aside = clock.kind === 'aside';
  const bots = aside ? byBot : clock.owing.filter((seat) => byBot.includes(seat) || due.includes(seat));
  return { timeOut: aside && due.length > 0, bots, routine: isRoutine(clock) };
}

const isRoutine = ({ routine, tempo, owing }: DayClockRecord) => routine && tempo.routine && owing.length > 0;

/** The clock with the time of the server's next action. */
export function withNext(clock: DayClockRecord, now: number): DayClockRecord {
  const instants = clock.owing.flatMap((seat) => {
    const { bot, away } = clock.seats[seat] ?? {};
    const filledIn = away?.by === 'bot' && away.to > now ? Math.max(now, away.from) : [];
    return bot ? now + BOT_CHECKED : [actsAt(clock, seat) ?? [], filledIn].flat();
  });
  if (isRoutine(clock)) instants.push(now + ROUTINE_AFTER);
  return { ...clock, nextAt: instants.length > 0 ? Math.min(...instants) : null };
}

/** The clock with bots playing the open decision of these seats: they have missed it, or are on holiday. */
export function withBots(clock: DayClockRecord, seats: readonly Seat[], now: number): DayClockRecord {
  const taken = seats.flatMap((seat) => {
    const days = clock.seats[seat];
    if (!days || days.bot) return [];
    const after = botFillsIn(days, now) ? days : { ...days, reserve: 0, missed: days.missed + 1 };
    return [[seat, { ...after, bot: true as const }]];
  });
  return taken.length > 0 ? { ...clock, seats: { ...clock.seats, ...Object.fromEntries(taken) } } : clock;
}

/** Whether the time of a seat is up, including its reserve. */
export function isOverdue(clock: DayClockRecord, seat: Seat, now: number): boolean {
  const limit = limitOf(clock, seat);
  const owes = clock.kind === 'turn' && clock.owing.includes(seat) && !clock.seats[seat]?.bot;
  return owes && limit !== null && limit <= now;
}

export function withAnotherDay(clock: DayClockRecord, seat: Seat, now: number): DayClockRecord {
  const days = clock.seats[seat] ?? { reserve: 0, missed: 0 };
  const used = { ...clock.seats, [seat]: { ...days, reserve: 0 } };
  return withNext({ ...clock, endsAt: Math.max(clock.endsAt ?? 0, now + DAY), seats: used }, now);
}

/** The clock at another tempo of the room. The open turn may get more time, but never less. */
export function withTempo(clock: DayClockRecord, tempo: Tempo, now: number): DayClockRecord {
  const { turn, reserve } = clock.tempo;
  const longer = typeof tempo.turn === 'number' && typeof turn === 'number' ? Math.max(0, tempo.turn - turn) * DAY : 0;
  const more = Math.max(0, tempo.reserve - reserve) * DAY;
  const seats = Object.entries(clock.seats).map(([seat, days]) => {
    return [seat, { ...days, reserve: Math.min(days.reserve + more, tempo.reserve * DAY) }];
  });
  const endsAt =
    clock.endsAt === null || tempo.turn === 'none' ? null : clock.endsAt + (clock.kind === 'turn' ? longer : 0);
  return withNext({ ...clock, tempo, endsAt, seats: Object.fromEntries(seats) }, now);
}

/** The clock with days off for a seat, which replace those that are planned or have begun. */
export function withHoliday(clock: DayClockRecord, seat: Seat, { away, days }: DaysOff, now: number): DayClockRecord {
  const before = clock.seats[seat] ?? { reserve: 0, missed: 0 };
  const isLate = isOverdue(clock, seat, now);
  const own = { ...before, away, daysOff: (before.daysOff ?? 0) + days, ...(isLate && { reserve: 0 }) };
  const seats = { ...clock.seats, [seat]: own };
  // A turn that is already late is late again after the holiday.
  return withNext({ ...clock, seats, ...(isLate && { endsAt: now }) }, now);
}

/** The clock without the current or planned days off of a seat, which may be taken again if they have not begun. */
export function withoutHoliday(clock: DayClockRecord, seat: Seat, now: number): DayClockRecord {
  const { away, ...days } = clock.seats[seat] ?? { reserve: 0, missed: 0 };
  if (!away || away.to <= now) return clock;
  if (away.from <= now) return withNext(returned(clock, seat, now), now);
  const planned = Math.round((away.to - away.from) / DAY);
  const seats = { ...clock.seats, [seat]: { ...days, daysOff: Math.max(0, (days.daysOff ?? 0) - planned) } };
  return withNext({ ...clock, seats }, now);
}

/** The public part of the clock; undefined after the end. */
export function dayClockView(clock: DayClockRecord): DayClockView | undefined {
  const { decisionId, kind, owing, seats } = clock;
  if (owing.length === 0) return undefined;
  const owe = (seat: Seat) => ({
    seat,
    until: limitOf(clock, seat),
    reserve: seats[seat]?.reserve ?? 0,
    bot: seats[seat]?.bot === true,
    nudgeFrom: nudgeFrom(clock, seat),
  });
  const holidays = Object.entries(seats).map(([seat, { away }]) => {
    return { seat, left: daysLeft(clock, seat), ...(away && { away }) };
  });
  return { decisionId, kind, owing: owing.map(owe), dueAt: dueAt(clock), holidays };
}

function sameSeats(some: readonly Seat[], others: readonly Seat[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}
