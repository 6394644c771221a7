import type { Seat } from '@lantern/protocol/seat';
import { type Choice, checkMove, legalMoves } from '../kit/move';
import { chance, pick, type Random, seededRandom } from '../kit/random';
import type { AnyModule, CommonView } from '../module';

// biome-ignore lint/suspicious/noExplicitAny: states of any game
export type AnyState = any;

/** One choice in so many is made at random: players who never err repeat the same mistake in every future. */
const WHIM = 0.1;

/** A future of a match: its chance, and where it is cut off. */
export interface Future {
  /** The same text gives the same dice and whims, draw by draw of each step. */
  seed: string;
  /** Steps after which the outlook is asked at the latest. */
  steps: number;
  /** Turns after which it is asked. */
  turns: number;
}

/** What a future came to: each seat's share of a win, and the steps of the rules it took. */
export interface FutureEnd {
  shares: Record<Seat, number>;
  steps: number;
}

/** A copy of a state to be changed in place. Facts of the story never change, so they are shared. */
export function copyOf(state: AnyState): AnyState {
  const copy: Record<string, unknown> = {};
  for (const key in state) copy[key] = key === 'story' ? storyCopyOf(state.story) : deepCopyOf(state[key]);
  return copy;
}

function storyCopyOf(story: AnyState): unknown {
  return { ...story, facts: [...story.facts], asides: [...story.asides] };
}

function deepCopyOf(value: AnyState): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(deepCopyOf);
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = deepCopyOf(value[key]);
  return copy;
}

/**
 * Plays a state on with quick bots in every seat until the match ends or the future is cut off, and judges where it came to.
 * @param state changed in place
 * @param first what one seat does first; legal
 */
export function playFuture(
  module: AnyModule,
  state: AnyState,
  first: { seat: Seat; choice: Choice } | undefined,
  future: Future,
): FutureEnd {
  const lastTurn = module.course(state).turn + future.turns;
  let steps = 0;
  const step = (act: (random: Random) => void) => act(seededRandom(`${future.seed}/${steps++}`));
  if (first) step((random) => apply(module, state, first.seat, first.choice, random));
  while (steps < future.steps) {
    const { result, turn, stages } = module.course(state);
    if (result || turn > lastTurn) break;
    step((random) => playStep(module, state, Object.keys(stages), random));
  }
  return { shares: module.outlook(state), steps };
}

/** Lets the first seat that owes a decision make it, or the clock run out where none does. */
function playStep(module: AnyModule, state: AnyState, seats: readonly Seat[], random: Random): void {
  const next = nextMove(module, state, seats, random);
  if (next) apply(module, state, next.seat, next.choice, random);
  else module.timeOut({ state, random });
}

function nextMove(
  module: AnyModule,
  state: AnyState,
  seats: readonly Seat[],
  random: Random,
): { seat: Seat; choice: Choice } | undefined {
  for (const seat of seats) {
    const view: CommonView = module.view(state, seat);
    const choice = view.mustDecide ? chosenBy(module, view, seat, random) : undefined;
    if (choice) return { seat, choice };
  }
  return undefined;
}

function chosenBy(module: AnyModule, view: CommonView, seat: Seat, random: Random): Choice | undefined {
  if (chance(random, WHIM)) {
    const legal = legalMoves(module.moves, view, seat);
    if (legal.length > 0) return pick(random, legal);
  }
  const choice = module.bot(view, seat, random);
  const isLegal = choice && !('refusal' in checkMove(module.moves, view, seat, choice));
  return isLegal ? choice : module.defaultMove(view, seat);
}

function apply(module: AnyModule, state: AnyState, seat: Seat, { move, args }: Choice, random: Random): void {
  module.moves[move]?.apply({ state, random }, seat, args);
}
