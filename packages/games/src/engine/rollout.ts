import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { chance, type Random, seededRandom } from '../kit/random';
import type { AnyModule, CommonView, Course, Depth } from '../module';

// biome-ignore lint/suspicious/noExplicitAny: states of any game
export type AnyState = any;

/** A simulated future of a match: its random source, and where it is cut off. */
export interface Future extends Depth {
  /** The same seed gives each part of the match the same dice and random choices, independent of earlier parts. */
  seed: string;
  /** The share of random choices, 0 to 1. */
  whims: number;
}

/** The end of a future: each seat's share of the win, and the number of steps of the rules. */
export interface FutureEnd {
  shares: Record<Seat, number>;
  steps: number;
}

/** A copy of a state to change in place. Facts of the story never change, so they are shared. */
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
 * Plays a state on with quick bots on every seat until the match ends or the future is cut off, and evaluates the
 * result.
 * @param state changed in place; its story keeps public facts only
 * @param first the first move of one seat; legal
 */
export function playFuture(
  module: AnyModule,
  state: AnyState,
  first: { seat: Seat; choice: Choice } | undefined,
  future: Future,
): FutureEnd {
  state.story = { ...state.story, asides: [], publicOnly: true };
  const begun = module.course(state);
  const chanceOf = chanceByPart(future.seed);
  let steps = 0;
  let mover: Seat | undefined;
  if (first) {
    apply(module, state, first.seat, first.choice, chanceOf(begun).dice);
    mover = first.seat;
    steps++;
  }
  while (steps < future.steps) {
    const course = module.course(state);
    if (course.result || course.turn > begun.turn + future.turns) break;
    mover = playStep(module, state, seatsInOrder(course.stages, mover), chanceOf(course), future.whims);
    steps++;
  }
  return { shares: module.outlook(state), steps };
}

/** The chance of a step. The dice do not depend on how much of it the players' random choices have used. */
interface StepChance {
  dice: Random;
  whims: Random;
}

/**
 * The chance of a future. Each part of the match has the same throws in the same order, independent of the number of
 * earlier steps and of moves without throws, so that two futures differ by the choices and hardly by luck.
 */
function chanceByPart(seed: string): (course: Course) => StepChance {
  const counts = new Map<string, number>();
  const next = (name: string) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return seededRandom(`${name} ${count}`);
  };
  return ({ turn, part = '' }) => {
    const here = `${seed}/${turn}/${part}`;
    return { dice: whenUsed(() => next(`${here}/throw`)), whims: next(`${here}/whim`) };
  };
}

/** A `Random` that is created on first use. */
function whenUsed(begin: () => Random): Random {
  let begun: Random | undefined;
  const random = () => {
    begun ??= begin();
    return begun;
  };
  return { die: (sides) => random().die(sides), shuffle: (items) => random().shuffle(items) };
}

/** All seats that owe a decision, the one that moved last first, since it usually continues. */
function seatsInOrder(stages: Readonly<Record<Seat, string>>, mover: Seat | undefined): Seat[] {
  const seats = Object.keys(stages);
  return mover !== undefined && mover in stages ? [mover, ...seats.filter((seat) => seat !== mover)] : seats;
}

/**
 * Makes the decision of one seat that owes one, or lets the clock expire if there is none.
 * @param share of random choices
 * @returns the seat that moved
 */
function playStep(
  module: AnyModule,
  state: AnyState,
  seats: readonly Seat[],
  { dice, whims }: StepChance,
  share: number,
): Seat | undefined {
  for (const seat of seats) {
    const view: CommonView = module.view(state, seat);
    const choice = view.mustDecide ? chosenBy(module, view, seat, whims, share) : undefined;
    if (!choice) continue;
    apply(module, state, seat, choice, dice);
    return seat;
  }
  module.timeOut({ state, random: dice });
  return undefined;
}

function chosenBy(module: AnyModule, view: CommonView, seat: Seat, random: Random, share: number): Choice | undefined {
  const whim = chance(random, share) ? anyLegal(module, view, seat, random) : undefined;
  return whim ?? module.bot(view, seat, random) ?? module.defaultMove(view, seat);
}

/** A legal choice: a random kind of move, then random arguments, each with equal probability. */
function anyLegal(module: AnyModule, view: CommonView, seat: Seat, random: Random): Choice | undefined {
  for (const move of random.shuffle(Object.keys(module.moves))) {
    const legal = module.moves[move];
    const args = random
      .shuffle([...(legal?.candidates(view, seat) ?? [])])
      .find((one) => !legal?.refuse(view, seat, one));
    if (args) return { move, args };
  }
  return undefined;
}

function apply(module: AnyModule, state: AnyState, seat: Seat, { move, args }: Choice, random: Random): void {
  module.moves[move]?.apply({ state, random }, seat, args);
}
