import type { Seat } from '@lantern/protocol/seat';
import { type Random, seededRandom } from '../../kit/random';
import type { FactKinds, Story } from '../../kit/story';
import type { AnyModule, Depth } from '../../module';
import type { PlayedMove } from '../revealedMatch';
import { type AnyState, copyOf, playFuture } from '../rollout';
import { LOOK_AHEAD } from '../search';
import type { Shares } from './types';

/** A future is cut off after so many steps, or turns: many short ones tell moments apart that few long ones do not. */
const DEPTH: Depth = { steps: 15, turns: 2 };
/** Fewest and most futures that a chance is the mean of. */
const FUTURES = { fewest: 4, most: 200 };
/** Chances are kept to a ten-thousandth. */
const EXACT = 10_000;

/**
 * The chances of all seats as a state stands: the mean of futures in which quick bots play on. The futures have the same dice
 * whatever state they begin with, so that two states differ less by luck than by what they are.
 * @param steps about how many steps of the rules are played
 */
export function chancesAt(module: AnyModule, state: AnyState, seats: readonly Seat[], steps: number): Shares {
  return meanOfFutures(module, seats, steps, (random) => withFreshPiles(module, state, random));
}

/**
 * The chances of all seats once a move is chosen, before its luck falls: as `chancesAt`, the move made with other luck
 * each time.
 */
export function chancesBeforeLuck(module: AnyModule, move: PlayedMove, seats: readonly Seat[], steps: number): Shares {
  return meanOfFutures(module, seats, steps, (random) => madeAnew(module, move, random));
}

/** The number of times a move is repeated to find out whether face-down piles matter to it. */
const TRIES = 3;

/**
 * Whether a move may come to something else with other luck: it drew chance, or what it did depends on the order of a
 * pile.
 */
export function dependsOnLuck(module: AnyModule, move: PlayedMove): boolean {
  if (move.drew || !module.reshuffle || !isMove(module, move)) return move.drew;
  const told = (state: AnyState) => {
    const from = storyOf(move.before.G).next;
    const { facts, asides } = storyOf(state);
    const places = facts.flatMap(({ n }, place) => (n >= from ? [place] : []));
    return JSON.stringify(places.map((place) => [facts[place], asides[place]]));
  };
  const tries = Array.from({ length: TRIES }, (_, number) => madeAnew(module, move, seededRandom(`try ${number}`)));
  return tries.some((state) => told(state) !== told(move.after.G));
}

/** Whether a recorded move is one of the game or of its clock: a take-back is not. */
export function isMove(module: AnyModule, { recorded: [seat, name] }: PlayedMove): boolean {
  return seat === null || Object.hasOwn(module.moves, name);
}

/** The mean of the shares in which futures end. @param begin a state to be changed in place, with the luck it is given */
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
  return sums.map((sum) => Math.round((EXACT * sum) / futures) / EXACT);
}

/** A state before a move, after the move has been made with other luck. */
function madeAnew(module: AnyModule, { before, recorded: [seat, name, args] }: PlayedMove, random: Random): AnyState {
  const state = withFreshPiles(module, before.G, random);
  if (seat === null) module.timeOut({ state, random });
  else module.moves[name]?.apply({ state, random }, seat, args);
  return state;
}

/** A copy of a state in which what lies face down in random order lies in another one. */
function withFreshPiles(module: AnyModule, from: AnyState, random: Random): AnyState {
  const state = copyOf(from);
  module.reshuffle?.({ state, random });
  return state;
}

const storyOf = (state: AnyState): Story<FactKinds> => state.story;
