import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { type Random, seededRandom } from '../kit/random';
import { factsSince } from '../kit/story';
import type { AnyFact, AnyModule, CommonView } from '../module';
import { copyOf } from './rollout';
import { search } from './search';

/** A promising choice, as a hint shows it. */
export interface Hint {
  choice: Choice;
  /** The seat's chance to win with it, 0 to 1, based on what the seat knows. */
  chance: number;
  /** The first public fact of the choice; absent if the seat cannot know it, or if there is none. */
  fact: AnyFact | undefined;
}

const MAX_CHOICES = 3;

/**
 * Returns the most promising choices of a seat, the best first, found by the search of a strong bot from the seat's
 * view; empty if the seat has no choice.
 */
export function hintsFor(module: AnyModule, view: CommonView, seat: Seat, seed: string): Hint[] {
  const { candidates } = search(module, view, seat, { seed });
  return candidates
    .slice(0, MAX_CHOICES)
    .map(({ choice, chance }) => ({ choice, chance, fact: knownFact(module, view, seat, choice) }));
}

class ChanceDrawn extends Error {}

/** A `Random` that aborts the move when chance is drawn, since its result cannot be known. */
const unknown: Random = {
  die() {
    throw new ChanceDrawn();
  },
  shuffle() {
    throw new ChanceDrawn();
  },
};

/** Number of imagined worlds in which a fact must be the same; otherwise it would depend on invented hidden data. */
const IMAGINED_WORLDS = 4;

/** The first public fact of a choice that the seat can know before chance is drawn. */
export function knownFact(module: AnyModule, view: CommonView, seat: Seat, choice: Choice): AnyFact | undefined {
  const facts = Array.from({ length: IMAGINED_WORLDS }, (_, world) =>
    firstFact(module, view, seat, choice, `hint ${world}`),
  );
  const told = new Set(facts.map((fact) => JSON.stringify(fact)));
  return told.size === 1 ? facts[0] : undefined;
}

/** The first public fact of a choice in one imagined world. */
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
