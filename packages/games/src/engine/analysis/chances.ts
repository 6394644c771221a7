import type { Seat } from '@lantern/protocol/seat';
import { type Random, seededRandom } from '../../kit/random';
import type { FactKinds, Story } from '../../kit/story';
import type { AnyModule, Depth } from '../../module';
import type { PlayedMove } from '../revealedMatch';
import { type AnyState, copyOf, playFuture } from '../rollout';
import { LOOK_AHEAD } from '../search';
import type { Shares } from './types';

/** The length after which a future is cut off. Many short futures distinguish moments better than few long ones. */
const DEPTH: Depth = { steps: 15, turns: 2 };
/** Minimum and maximum number of futures whose mean is a chance. */
const FUTURES = { fewest: 4, most: 200 };
/** Chances are rounded to a ten-thousandth. */
const ROUNDING = 10_000;

/**
 * The chances of all seats in a state: the mean over futures in which quick bots play on. The futures use the same dice
 * for every state, which reduces the share of luck in the difference between two states.
 * @param steps approximate number of steps of the rules to play
 */
export function chancesAt(module: AnyModule, state: AnyState, seats: readonly Seat[], steps: number): Shares {
  return meanOfFutures(module, seats, steps, (random) => withFreshPiles(module, state, random));
}

/**
 * The chances of all seats after a move is chosen and before its luck is known: like `chancesAt`, with different luck
 * for the move in each future.
 */
export function chancesBeforeLuck(module: AnyModule, move: PlayedMove, seats: readonly Seat[], steps: number): Shares {
  return meanOfFutures(module, seats, steps, (random) => madeAnew(module, move, random));
}

/** How often a move is repeated to detect whether it depends on face-down piles. */
const REPETITIONS = 3;

/** Whether other luck can change the result of a move: it drew chance, or its effect depends on the order of a pile. */
export function dependsOnLuck(module: AnyModule, move: PlayedMove): boolean {
  if (move.drew || !module.reshuffle || !isMove(module, move)) return move.drew;
  const told = (state: AnyState) => {
    const from = storyOf(move.before.G).next;
    const { facts, asides } = storyOf(state);
    const places = facts.flatMap(({ n }, place) => (n >= from ? [place] : []));
    return JSON.stringify(places.map((place) => [facts[place], asides[place]]));
  };
  const tries = Array.from({ length: REPETITIONS }, (_, number) =>
    madeAnew(module, move, seededRandom(`try ${number}`)),
  );
  return tries.some((state) => told(state) !== told(move.after.G));
}

/** Whether a recorded move is one of the game or of its clock, and not a take-back. */
export function isMove(module: AnyModule, { recorded: [seat, name] }: PlayedMove): boolean {
  return seat === null || Object.hasOwn(module.moves, name);
}

/**
 * The mean of the shares at the end of the futures.
 * @param begin returns a state to change in place, for the luck it is given
 */
function meanOfFutures(
  module: AnyModule,
  seats: readonly Seat[],
  steps: number,
  begin: (random: Random) => AnyState,
): Shares {
  const sums = seats.map(() => 0);
  let [used, futures] = [0, 0];
  do {
    const seed = `${futures++}`;
    const end = playFuture(module, begin(seededRandom(`${seed}/begin`)), undefined, {
      seed,
      ...DEPTH,
      whims: LOOK_AHEAD.whims,
    });
    for (const [place, seat] of seats.entries()) sums[place] = (sums[place] ?? 0) + (end.shares[seat] ?? 0);
    used += end.steps + 1;
  } while (futures < FUTURES.fewest || (used < steps && futures < FUTURES.most));
  return sums.map((sum) => Math.round((ROUNDING * sum) / futures) / ROUNDING);
}

/** Makes a move again with other luck; returns the state after it. */
function madeAnew(module: AnyModule, { before, recorded: [seat, name, args] }: PlayedMove, random: Random): AnyState {
  const state = withFreshPiles(module, before.G, random);
  if (seat === null) module.timeOut({ state, random });
  else module.moves[name]?.apply({ state, random }, seat, args);
  return state;
}

/** A copy of a state in which the face-down piles in random order are shuffled. */
function withFreshPiles(module: AnyModule, from: AnyState, random: Random): AnyState {
  const state = copyOf(from);
  module.reshuffle?.({ state, random });
  return state;
}

const storyOf = (state: AnyState): Story<FactKinds> => state.story;
