import type { Seat } from '@lantern/protocol/seat';
import { type Choice, legalMoves } from '../kit/move';
import { seededRandom } from '../kit/random';
import type { AnyModule, CommonView } from '../module';
import { copyOf, playFuture } from './rollout';

/** What a search may use. The same view, seed and steps give the same answer. */
export interface SearchBudget {
  /** Decides the imagined worlds and their dice. */
  seed: string;
  /** About how many steps of the rules are played in all futures together. */
  steps: number;
}

/** A choice that was tried. */
export interface Candidate {
  choice: Choice;
  /** The seat's mean share of a win over the futures that began with it, 0 to 1. */
  chance: number;
  /** How many futures were played. */
  futures: number;
}

/** What a search found. */
export interface SearchResult {
  /** The best choice; nothing where the seat owes no decision. */
  choice: Choice | undefined;
  /** What was tried, best first; none where there was nothing to choose between. */
  candidates: Candidate[];
  /** Steps of the rules that were played. */
  steps: number;
}

/** At most so many choices are tried. */
const WIDTH = 24;
/** A future is cut off after so many steps, or turns. */
const DEPTH = { steps: 60, turns: 4 };

interface Trial {
  choice: Choice;
  sum: number;
  futures: number;
}

/**
 * The choice of a seat that promises most, by what the seat sees: every legal choice is tried in the same imagined worlds
 * with the same dice, quick bots play on, and the worse half is dropped again and again (sequential halving).
 */
export function search(module: AnyModule, view: CommonView, seat: Seat, budget: SearchBudget): SearchResult {
  const quick = module.bot(view, seat, seededRandom(`${budget.seed}/quick`));
  const choices = view.mustDecide && quick ? choicesOf(module, view, seat, quick, budget.seed) : [];
  if (choices.length < 2) return { choice: quick, candidates: [], steps: 0 };
  const trials: Trial[] = choices.map((choice) => ({ choice, sum: 0, futures: 0 }));
  const rounds = Math.ceil(Math.log2(trials.length));
  let [left, world, steps] = [trials, 0, 0];
  for (let round = 1; round <= rounds; round++) {
    const until = (budget.steps * round) / rounds;
    do {
      steps += tryAll(module, view, seat, left, `${budget.seed}/${world++}`);
    } while (steps < until);
    left = ranked(left).slice(0, Math.ceil(left.length / 2));
  }
  const candidates = [...left, ...ranked(trials.filter((trial) => !left.includes(trial)))].map(
    ({ choice, sum, futures }) => ({ choice, chance: sum / futures, futures }),
  );
  return { choice: candidates[0]?.choice, candidates, steps };
}

/** Tries every choice in one imagined world. @returns steps played */
function tryAll(module: AnyModule, view: CommonView, seat: Seat, trials: readonly Trial[], seed: string): number {
  const world = module.imagine(view, seat, seededRandom(seed));
  let steps = 0;
  for (const trial of trials) {
    const end = playFuture(module, copyOf(world), { seat, choice: trial.choice }, { seed, ...DEPTH });
    trial.sum += end.shares[seat] ?? 0;
    trial.futures++;
    steps += end.steps;
  }
  return steps;
}

/** Best first; of equals the one that was listed first. */
function ranked(trials: readonly Trial[]): Trial[] {
  return [...trials].sort((one, other) => other.sum / other.futures - one.sum / one.futures);
}

/** The choices worth a try, the quick bot's first; of many, some of each kind of move. */
function choicesOf(module: AnyModule, view: CommonView, seat: Seat, quick: Choice, seed: string): Choice[] {
  const name = ({ move, args }: Choice) => JSON.stringify([move, args]);
  const others = legalMoves(module.moves, view, seat).filter((choice) => name(choice) !== name(quick));
  if (others.length < WIDTH) return [quick, ...others];
  const kinds = new Map<string, Choice[]>();
  for (const choice of seededRandom(`${seed}/choices`).shuffle(others))
    kinds.set(choice.move, [...(kinds.get(choice.move) ?? []), choice]);
  const some: Choice[] = [];
  for (let place = 0; some.length < WIDTH - 1; place++)
    for (const kind of kinds.values()) if (kind[place]) some.push(kind[place] as Choice);
  return [quick, ...some.slice(0, WIDTH - 1)];
}
