import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule, Clock } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/**
 * How time for decisions has been used, as far as somebody may come to the same decision again. All in milliseconds.
 * It makes sure that nobody gains time by a take-back, or by offering anew what was offered before.
 */
export interface TimeUsed {
  /** By name of the budget, as long as one decision with a shared budget follows the other. */
  shared?: Readonly<Record<string, number>>;
  /** What each seat has used for decisions of its own that its take-backs undid, the first to come again first. */
  undone?: Readonly<Record<Seat, readonly number[]>>;
  /** The number that the open decision had at first, if a take-back has given it another. */
  origin?: number;
}

/** A match as the clock sees it: the game's state, and what was used before. */
interface Used {
  G: unknown;
  ctx: { numPlayers: number };
  time?: TimeUsed;
}

/** A match at a moment. */
export interface Timed {
  state: Used;
  /** When the open decision began, in milliseconds since 1970. */
  decidedAt: number;
}

/** When the decision began that is open after a change, and what has been used until then. */
export interface TimeAfter {
  decidedAt: number;
  time?: TimeUsed | undefined;
}

/** What has been used of the open decision's time. */
export function spentOn(module: AnyModule, { state, decidedAt }: Timed, now: number): number {
  return within(module.clock(state.G), now - decidedAt);
}

/** Time after a move. A decision that comes again goes on with what was left of it. @param after the game's state */
export function timeAfterMove(module: AnyModule, before: Timed, after: unknown, now: number): TimeAfter {
  const [old, next] = [module.clock(before.state.G), module.clock(after)];
  const { time } = before.state;
  if (sameBudget(old, next)) return { decidedAt: before.decidedAt, time };
  const shared = sharedWith(next, [time?.shared, named(old, spentOn(module, before, now))]);
  const seat = time?.undone && onlyOwing(module, { ...before.state, G: after });
  const [again = 0, ...later] = (seat && time?.undone?.[seat]) || [];
  const start = Math.max(again, usedOf(next, shared));
  // What is more than this decision has goes to the next one.
  const rest = again - within(next, again);
  const undone = seat === undefined ? time?.undone : { ...time?.undone, [seat]: rest > 0 ? [rest, ...later] : later };
  return { decidedAt: now - within(next, start), time: kept({ shared, undone }) };
}

/** The seat whose own decision a move has closed, and what was used of it; nothing if others owed it too, or it goes on. */
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
 * Time after a take-back: what was left when the move was made that is taken back. What its seat has used since for
 * decisions of its own is used up when they come again.
 * @param to the state before that move, and the game's state as it is now
 * @param own what was used of the decision that the move made, and of each that its seat had alone since
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

/** The number under which the open decision was open first. */
function originOf(module: AnyModule, { G, time }: Used): number | undefined {
  return time?.origin ?? module.clock(G)?.decisionId;
}

/** The one seat that owes the open decision. */
function onlyOwing(module: AnyModule, { G, ctx }: Used): Seat | undefined {
  const [one, ...others] = seatsOf(ctx.numPlayers).filter((seat) => module.view(G, seat).mustDecide);
  return others.length > 0 ? undefined : one;
}

/** Whichever comes to more. */
function more(some: readonly number[], others: readonly number[]): readonly number[] {
  const [one, other] = [some, others].map((times) => times.reduce((sum, time) => sum + time, 0));
  return (one as number) > (other as number) ? some : others;
}

/** Whether the time goes on, or there is no clock in either. */
function sameBudget(one: Clock | undefined, other: Clock | undefined): boolean {
  return one?.decisionId === other?.decisionId || (one?.budget !== undefined && one.budget === other?.budget);
}

function usedOf(clock: Clock | undefined, shared: TimeUsed['shared']): number {
  return (clock?.budget !== undefined && shared?.[clock.budget]) || 0;
}

function named(clock: Clock | undefined, spent: number): TimeUsed['shared'] {
  return clock?.budget === undefined ? undefined : { [clock.budget]: spent };
}

/** The most that was used of each shared budget; nothing once a decision has a budget of its own. */
function sharedWith(next: Clock | undefined, uses: readonly TimeUsed['shared'][]): TimeUsed['shared'] {
  if (next?.budget === undefined) return undefined;
  const used: Record<string, number> = {};
  for (const use of uses) {
    for (const [name, spent] of Object.entries(use ?? {})) used[name] = Math.max(used[name] ?? 0, spent);
  }
  return used;
}

/** Only what says something. */
function kept({ shared, undone, origin }: { [K in keyof TimeUsed]: TimeUsed[K] | undefined }): TimeUsed | undefined {
  const left = Object.fromEntries(Object.entries(undone ?? {}).filter(([, spent]) => spent.some((one) => one > 0)));
  const time: TimeUsed = {
    ...(shared && { shared }),
    ...(Object.keys(left).length > 0 && { undone: left }),
    ...(origin !== undefined && { origin }),
  };
  return Object.keys(time).length > 0 ? time : undefined;
}

/** Servers need not agree on the time: nobody has used less than nothing, or more than there was. */
function within(clock: Clock | undefined, spent: number): number {
  return clock ? Math.min(clock.seconds * 1000, Math.max(0, spent)) : 0;
}
