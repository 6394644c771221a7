import type { Level } from '@lantern/protocol/level';
import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { chance, pick, seededRandom } from '../kit/random';
import type { AnyModule, CommonView, LookAhead } from '../module';
import { LOOK_AHEAD, lookAheadOf, search } from './search';

export interface Decision {
  /** The view of the seat; a bot receives nothing else. */
  view: CommonView;
  seat: Seat;
  level: Level;
  /** Determines all chance of the answer. */
  seed: string;
}

/** The share of decisions in which an easy bot errs. A short search prevents absurd errors. */
const BLUNDER_RATE = 0.3;
const CAREFUL: Partial<LookAhead> = { steps: 300, depth: LOOK_AHEAD.depth, whims: LOOK_AHEAD.whims };
/** Maximum difference between the chance of the best choice and that of an error. */
const LARGEST_BLUNDER = 0.15;

/** Whether a decision of this level needs a search, which takes time; otherwise the quick bot answers at once. */
export function looksAhead(module: AnyModule, { view, level, seed }: Omit<Decision, 'seat'>): boolean {
  if (level === 'strong') return lookAheadOf(module, view).errors < Infinity;
  return level === 'easy' && chance(seededRandom(`${seed}/errs`), BLUNDER_RATE);
}

/**
 * Returns the choice of a bot of that level; `undefined` if the seat owes no decision. The same decision gives the same
 * answer.
 */
export function chosenAtLevel(module: AnyModule, { view, seat, level, seed }: Decision): Choice | undefined {
  if (!looksAhead(module, { view, level, seed })) return module.bot(view, seat, seededRandom(seed));
  if (level === 'strong') return search(module, view, seat, { seed }).choice;
  const { choice, candidates } = search(module, view, seat, { ...CAREFUL, seed });
  const least = (candidates[0]?.chance ?? 0) - LARGEST_BLUNDER;
  const errors = candidates.slice(1).filter((candidate) => candidate.chance >= least);
  return errors.length > 0 ? pick(seededRandom(seed), errors).choice : choice;
}
