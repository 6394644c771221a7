import type { Seat } from '@lantern/protocol/seat';
import { type Choice, legalMoves } from '../kit/move';
import { seededRandom } from '../kit/random';
import type { AnyModule, CommonView, LookAhead } from '../module';
import { copyOf, type Future, playFuture } from './rollout';

/**
 * The parameters of a search; by default those of a strong bot of the game. The same view and budget give the same
 * answer.
 */
export interface SearchBudget extends Partial<LookAhead> {
  /** Determines the imagined worlds and their dice. */
  seed: string;
}

export interface Candidate {
  choice: Choice;
  /**
   * The seat's share of a win, 0 to 1: for the chosen one the mean over its futures; for the others that mean plus
   * their mean difference in the worlds where both were tried. So the number of worlds in which a choice was tried
   * makes no difference on average.
   */
  chance: number;
  futures: number;
}

export interface SearchResult {
  /** The best choice; absent if the seat owes no decision. */
  choice: Choice | undefined;
  /**
   * The tried choices: the chosen one first, then those tried to the end, then the others; empty if there was no
   * alternative.
   */
  candidates: Candidate[];
  /** Number of steps of the rules played. */
  steps: number;
}

/** Maximum number of choices in the short first search, and of those tried in full. */
const WIDTH = { looked: 40, tried: 8 };
/** The depth of the first search, which ends with the turn at the latest, and its number of worlds. */
const LOOK = { depth: { steps: 6, turns: 0 }, worlds: 2 };

/**
 * The default search parameters. With few worlds, one of seven choices is often ahead by two standard errors by chance.
 */
export const LOOK_AHEAD: LookAhead = { steps: 1000, errors: 3, depth: { steps: 60, turns: 1 }, whims: 0.1 };
/** Minimum number of common worlds for a choice to replace the quick bot's. */
const FEWEST_WORLDS = 4;

/** The search parameters of a strong bot. */
export const lookAheadOf = (module: AnyModule, view: CommonView): LookAhead => ({
  ...LOOK_AHEAD,
  ...module.lookAhead?.(view),
});

/**
 * A choice with the seat's share of a win in each of its futures; all choices use the same worlds in the same order.
 */
interface Trial {
  choice: Choice;
  shares: number[];
}

/**
 * The most promising choice of a seat, based on what the seat sees. Every legal choice is tried in the same imagined
 * worlds with the same dice, quick bots play on, and the worse half is dropped repeatedly (sequential halving). If
 * there are many choices, a short first search selects those to try.
 */
export function search(module: AnyModule, view: CommonView, seat: Seat, budget: SearchBudget): SearchResult {
  const { steps: most, errors, depth, whims } = { ...lookAheadOf(module, view), ...budget };
  const quick = module.bot(view, seat, seededRandom(`${budget.seed}/quick`));
  const choices = view.mustDecide && quick ? choicesOf(module, view, seat, quick, budget.seed) : [];
  if (choices.length < 2) return { choice: quick, candidates: [], steps: 0 };
  const looked =
    choices.length > WIDTH.tried ? lookedAt(module, view, seat, choices, { seed: budget.seed, whims }) : undefined;
  const trials: Trial[] = (looked?.best ?? choices).map((choice) => ({ choice, shares: [] }));
  const rounds = Math.ceil(Math.log2(trials.length));
  let [left, world, steps] = [trials, 0, looked?.steps ?? 0];
  for (let round = 1; round <= rounds; round++) {
    const until = (most * round) / rounds;
    do {
      steps += tryAll(module, view, seat, left, { seed: `${budget.seed}/${world++}`, ...depth, whims });
    } while (steps < until);
    const kept = ranked(left).slice(0, Math.ceil(left.length / 2));
    left = trials.filter((trial, place) => place === 0 || kept.includes(trial));
  }
  const [first] = trials;
  const best = ranked(left).find((trial) => first && isSurelyBetter(trial, first, errors)) ?? first;
  const others = [...ranked(left), ...ranked(trials.filter((trial) => !left.includes(trial)))];
  const order = best ? [best, ...others.filter((trial) => trial !== best)] : [];
  return { choice: best?.choice, candidates: best ? order.map((trial) => candidateOf(trial, best)) : [], steps };
}

/** Whether a choice is better than the quick bot's by more than chance alone could explain. */
function isSurelyBetter(trial: Trial, quick: Trial, errors: number): boolean {
  if (trial.shares.length < FEWEST_WORLDS) return false;
  const differences = differencesOf(trial, quick);
  const mean = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - mean) ** 2));
  return mean > errors * Math.sqrt(variance / (differences.length - 1));
}

/** The differences between two choices in the worlds in which both were tried. */
function differencesOf({ shares }: Trial, other: Trial): number[] {
  const common = Math.min(shares.length, other.shares.length);
  return shares.slice(0, common).map((share, world) => share - (other.shares[world] ?? 0));
}

function candidateOf(trial: Trial, best: Trial): Candidate {
  const chance = meanOf(best.shares) + meanOf(differencesOf(trial, best));
  return { choice: trial.choice, chance: Math.min(1, Math.max(0, chance)), futures: trial.shares.length };
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The quick bot's choice, and the best ones of a short search in the same worlds. */
function lookedAt(
  module: AnyModule,
  view: CommonView,
  seat: Seat,
  choices: readonly Choice[],
  { seed, whims }: Pick<Future, 'seed' | 'whims'>,
) {
  const trials: Trial[] = choices.map((choice) => ({ choice, shares: [] }));
  let steps = 0;
  for (let world = 0; world < LOOK.worlds; world++)
    steps += tryAll(module, view, seat, trials, { ...LOOK.depth, whims, seed: `${seed}/look ${world}` });
  const [quick, ...others] = trials;
  const best = [...(quick ? [quick] : []), ...ranked(others).slice(0, WIDTH.tried - 1)];
  return { best: best.map(({ choice }) => choice), steps };
}

/**
 * Tries every choice in one imagined world.
 * @returns number of steps played
 */
function tryAll(module: AnyModule, view: CommonView, seat: Seat, trials: readonly Trial[], future: Future): number {
  const world = module.imagine(view, seat, seededRandom(future.seed));
  let steps = 0;
  for (const trial of trials) {
    const end = playFuture(module, copyOf(world), { seat, choice: trial.choice }, future);
    trial.shares.push(end.shares[seat] ?? 0);
    steps += end.steps;
  }
  return steps;
}

/** Best first; equal ones in their original order. */
function ranked(trials: readonly Trial[]): Trial[] {
  return [...trials].sort((trial, other) => meanOf(other.shares) - meanOf(trial.shares));
}

/** The choices to search, the quick bot's first; if there are many, some of each kind of move. */
function choicesOf(module: AnyModule, view: CommonView, seat: Seat, quick: Choice, seed: string): Choice[] {
  const name = ({ move, args }: Choice) => JSON.stringify([move, args]);
  const others = legalMoves(module.moves, view, seat).filter((choice) => name(choice) !== name(quick));
  if (others.length < WIDTH.looked) return [quick, ...others];
  const kinds = new Map<string, Choice[]>();
  for (const choice of seededRandom(`${seed}/choices`).shuffle(others))
    kinds.set(choice.move, [...(kinds.get(choice.move) ?? []), choice]);
  const some: Choice[] = [];
  for (let place = 0; some.length < WIDTH.looked - 1; place++)
    for (const kind of kinds.values()) if (kind[place]) some.push(kind[place] as Choice);
  return [quick, ...some.slice(0, WIDTH.looked - 1)];
}
