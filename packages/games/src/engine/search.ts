import type { Seat } from '@lantern/protocol/seat';
import { type Choice, legalMoves } from '../kit/move';
import { seededRandom } from '../kit/random';
import type { AnyModule, CommonView, LookAhead } from '../module';
import { copyOf, type Future, playFuture } from './rollout';

/**
 * The parameters of a search; the defaults are those of a strong bot of the game. The same view and budget give the
 * same answer.
 */
export interface SearchBudget extends Partial<LookAhead> {
  /** Decides the imagined worlds and their dice. */
  seed: string;
}

export interface Candidate {
  choice: Choice;
  /**
   * The seat's share of a win with it, 0 to 1: of the choice the mean over its futures; of the others that, and by how much
   * they were better or worse in the same worlds. In how many worlds they were tried, makes so no difference on average.
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
  /** Steps of the rules that were played. */
  steps: number;
}

/** At most so many choices are looked at, and so many of them tried in earnest. */
const WIDTH = { looked: 40, tried: 8 };
/** A first look goes to the end of the turn at most, in so many worlds. */
const LOOK = { depth: { steps: 6, turns: 0 }, worlds: 2 };

/** The default search parameters. In a few worlds, one of seven choices is often ahead by two standard errors by chance. */
export const LOOK_AHEAD: LookAhead = { steps: 1000, errors: 3, depth: { steps: 60, turns: 1 }, whims: 0.1 };
/** A choice is taken instead of the quick bot's only if both were tried in so many worlds. */
const FEWEST_WORLDS = 4;

/** The search parameters of a strong bot. */
export const lookAheadOf = (module: AnyModule, view: CommonView): LookAhead => ({
  ...LOOK_AHEAD,
  ...module.lookAhead?.(view),
});

/** A choice with the seat's share of a win in each future that began with it: the same worlds for all, in the same order. */
interface Trial {
  choice: Choice;
  shares: number[];
}

/**
 * The choice of a seat that promises most, by what the seat sees: every legal choice is tried in the same imagined worlds
 * with the same dice, quick bots play on, and the worse half is dropped again and again (sequential halving). Where there
 * are many choices a short look decides which of them are tried at all.
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

/** A difference that chance alone could explain is no reason to leave the quick bot's choice. */
function isSurelyBetter(trial: Trial, quick: Trial, errors: number): boolean {
  if (trial.shares.length < FEWEST_WORLDS) return false;
  const differences = differencesOf(trial, quick);
  const mean = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - mean) ** 2));
  return mean > errors * Math.sqrt(variance / (differences.length - 1));
}

/** By how much a choice was better than another in the worlds in which both were tried. */
function differencesOf({ shares }: Trial, other: Trial): number[] {
  const common = Math.min(shares.length, other.shares.length);
  return shares.slice(0, common).map((share, world) => share - (other.shares[world] ?? 0));
}

function candidateOf(trial: Trial, best: Trial): Candidate {
  const chance = meanOf(best.shares) + meanOf(differencesOf(trial, best));
  return { choice: trial.choice, chance: Math.min(1, Math.max(0, chance)), futures: trial.shares.length };
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The quick bot's choice, and those that a short look into the same worlds finds best. */
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

/** Tries every choice in one imagined world. @returns steps played */
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

/** Best first; of equals the one that was listed first. */
function ranked(trials: readonly Trial[]): Trial[] {
  return [...trials].sort((one, other) => meanOf(other.shares) - meanOf(one.shares));
}

/** The choices worth a look, the quick bot's first; of many, some of each kind of move. */
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
