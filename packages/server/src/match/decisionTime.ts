import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule, Clock } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/**
 * Time used for decisions that may come again, in milliseconds. It ensures that nobody gains time by a take-back or by
 * repeating an offer.
 */
export interface TimeUsed {
  /** By budget name, while decisions with a shared budget follow one another. */
  shared?: Readonly<Record<string, number>>;
  /** By seat: the time used for each of its own decisions that a take-back undid, in the order they come again. */
  undone?: Readonly<Record<Seat, readonly number[]>>;
  /** The original id of the open decision, if a take-back has renumbered it. */
  origin?: number;
}

/** The parts of a match that the clock reads: the game's state and the time used before. */
interface Used {
  G: unknown;
  ctx: { numPlayers: number };
  time?: TimeUsed;
}

/** A match and the start of its open decision. */
export interface Timed {
  state: Used;
  /** When the open decision began, in milliseconds since 1970. */
  decidedAt: number;
}

/** The start of the decision that is open after a change, and the time used until then. */
export interface TimeAfter {
  decidedAt: number;
  time?: TimeUsed | undefined;
}

/** The time used for the open decision. */
export function spentOn(module: AnyModule, { state, decidedAt }: Timed, now: number): number {
  return within(module.clock(state.G), now - decidedAt);
}

/**
 * The times after a move. A decision that comes again continues with its remaining time.
 * @param after the game's state after the move
 */
export function timeAfterMove(module: AnyModule, before: Timed, after: unknown, now: number): TimeAfter {
  const [old, next] = [module.clock(before.state.G), module.clock(after)];
  const { time } = before.state;
  if (sameBudget(old, next)) return { decidedAt: before.decidedAt, time };
  const shared = sharedWith(next, [time?.shared, named(old, spentOn(module, before, now))]);
  const seat = time?.undone && onlyOwing(module, { ...before.state, G: after });
  const [again = 0, ...later] = (seat && time?.undone?.[seat]) || [];
  const start = Math.max(again, usedOf(next, shared));
  // Time beyond the limit of this decision counts against the next one.
  const rest = again - within(next, again);
  const undone = seat === undefined ? time?.undone : { ...time?.undone, [seat]: rest > 0 ? [rest, ...later] : later };
  return { decidedAt: now - within(next, start), time: kept({ shared, undone }) };
}

/**
 * The seat whose decision a move has closed, and the time it used; undefined if other seats owed the decision too or it
 * is still open.
 */
export function closedBy(
  module: AnyModule,
  before: Timed,
  after: unknown,
  now: number,
): { seat: Seat; spent: number } | undefined {
  if (sameBudget(module.clock(before.state.G), module.clock(after))) return undefined;
  const seat = onlyOwing(module, before.state);
  return seat === undefined ? undefined : { seat, spent: spentOn(module, before, now) };
}

/**
 * The times after a take-back. The decision has the time that was left when the move was made. Time the seat has used
 * since for its own decisions still counts when they come again.
 * @param to the state before that move, and the game's state after the take-back
 * @param own time used for the decision the move answered, and for each later decision that only this seat owed
 */
export function timeAfterTakeBack(
  module: AnyModule,
  before: Timed,
  to: { earlier: Used; after: unknown },
  own: { seat: Seat; spent: number; later: readonly number[] },
  now: number,
): TimeAfter {
  const { earlier, after } = to;
  const [old, next] = [module.clock(before.state.G), module.clock(after)];
  const { time } = before.state;
  const origin = originOf(module, earlier);
  if (sameBudget(old, next) || originOf(module, before.state) === origin)
    return { decidedAt: before.decidedAt, time: time && kept({ ...time, origin }) };
  const used = spentOn(module, before, now);
  const shared = sharedWith(next, [earlier.time?.shared, time?.shared, named(old, used)]);
  const since = [...own.later, ...(onlyOwing(module, before.state) === own.seat ? [used] : [])];
  const ahead = [...since, ...(time?.undone?.[own.seat] ?? [])];
  const undone = { ...earlier.time?.undone, [own.seat]: more(earlier.time?.undone?.[own.seat] ?? [], ahead) };
  const start = Math.max(own.spent, usedOf(next, shared));
  return { decidedAt: now - within(next, start), time: kept({ shared, undone, origin }) };
}

/** The original id of the open decision. */
function originOf(module: AnyModule, { G, time }: Used): number | undefined {
  return time?.origin ?? module.clock(G)?.decisionId;
}

/** The seat that owes the open decision; undefined if several do. */
function onlyOwing(module: AnyModule, { G, ctx }: Used): Seat | undefined {
  const [one, ...others] = seatsOf(ctx.numPlayers).filter((seat) => module.view(G, seat).mustDecide);
  return others.length > 0 ? undefined : one;
}

/** The list with the larger sum. */
function more(some: readonly number[], others: readonly number[]): readonly number[] {
  const [one, other] = [some, others].map((times) => times.reduce((sum, time) => sum + time, 0));
  return (one as number) > (other as number) ? some : others;
}

/** Whether both clocks are of the same decision or share a budget, or both are missing. */
function sameBudget(clock: Clock | undefined, other: Clock | undefined): boolean {
  return clock?.decisionId === other?.decisionId || (clock?.budget !== undefined && clock.budget === other?.budget);
}

function usedOf(clock: Clock | undefined, shared: TimeUsed['shared']): number {
  return (clock?.budget !== undefined && shared?.[clock.budget]) || 0;
}

function named(clock: Clock | undefined, spent: number): TimeUsed['shared'] {
  return clock?.budget === undefined ? undefined : { [clock.budget]: spent };
}

/** The maximum used of each shared budget; undefined once a decision has no shared budget. */
function sharedWith(next: Clock | undefined, uses: readonly TimeUsed['shared'][]): TimeUsed['shared'] {
  if (next?.budget === undefined) return undefined;
  const used: Record<string, number> = {};
  for (const use of uses) {
    for (const [name, spent] of Object.entries(use ?? {})) used[name] = Math.max(used[name] ?? 0, spent);
  }
  return used;
}

/** Omits empty parts. */
function kept({ shared, undone, origin }: { [K in keyof TimeUsed]: TimeUsed[K] | undefined }): TimeUsed | undefined {
  const left = Object.fromEntries(Object.entries(undone ?? {}).filter(([, spent]) => spent.some((one) => one > 0)));
  const time: TimeUsed = {
    ...(shared && { shared }),
    ...(Object.keys(left).length > 0 && { undone: left }),
    ...(origin !== undefined && { origin }),
  };
  return Object.keys(time).length > 0 ? time : undefined;
}

/** Clamps a time to the range of a clock, since the clocks of servers may differ. */
function within(clock: Clock | undefined, spent: number): number {
  return clock ? Math.min(clock.seconds * 1000, Math.max(0, spent)) : 0;
}
