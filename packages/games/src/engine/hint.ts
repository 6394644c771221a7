import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { type Random, seededRandom } from '../kit/random';
import { factsSince } from '../kit/story';
import type { AnyFact, AnyModule, CommonView } from '../module';
import { copyOf } from './rollout';
import { search } from './search';

/** A choice that promises much, as a hint tells it. */
export interface Hint {
  choice: Choice;
  /** The seat's chance to win with it, 0 to 1, as far as the seat can know. */
  chance: number;
  /** The first fact that everybody would be told of it; absent if the seat cannot know it, or if nothing is told. */
  fact: AnyFact | undefined;
}

/** So many choices are told at most. */
const MOST = 3;

/**
 * Returns the most promising choices of a seat, the best first, found by looking ahead as a strong bot does, from the
 * seat's view; empty if the seat has no choice.
 */
export function hintsFor(module: AnyModule, view: CommonView, seat: Seat, seed: string): Hint[] {
  const { candidates } = search(module, view, seat, { seed });
  return candidates
    .slice(0, MOST)
    .map(({ choice, chance }) => ({ choice, chance, fact: knownFact(module, view, seat, choice) }));
}

class ChanceDrawn extends Error {}

/** Chance that ends a move where it is drawn: what comes after it nobody can know. */
const unknown: Random = {
  die() {
    throw new ChanceDrawn();
  },
  shuffle() {
    throw new ChanceDrawn();
  },
};

/** In so many imagined worlds a fact must be the same: otherwise it tells what was only imagined. */
const WORLDS = 4;

/** The first fact that everybody would be told of a choice, as far as the seat can know it before chance is drawn. */
export function knownFact(module: AnyModule, view: CommonView, seat: Seat, choice: Choice): AnyFact | undefined {
  const facts = Array.from({ length: WORLDS }, (_, world) => firstFact(module, view, seat, choice, `hint ${world}`));
  const told = new Set(facts.map((fact) => JSON.stringify(fact)));
  return told.size === 1 ? facts[0] : undefined;
}

/** The first public fact of a choice, in one world that the seat could be in. */
function firstFact(
  module: AnyModule,
  view: CommonView,
  seat: Seat,
  { move, args }: Choice,
  seed: string,
): AnyFact | undefined {
  const state = copyOf(module.imagine(view, seat, seededRandom(seed)));
  const from: number = state.story.next;
  try {
    module.moves[move]?.apply({ state, random: unknown }, seat, args);
  } catch (error) {
    if (!(error instanceof ChanceDrawn)) throw error;
  }
  return factsSince(state.story, from)[0] as AnyFact | undefined;
}
