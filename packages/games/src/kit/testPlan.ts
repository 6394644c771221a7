import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Choice } from './move';
import type { Random } from './random';
import type { Fact, FactKinds } from './story';

/** The paragraphs of the rulebook that an option refers to. */
export interface OptionSubject {
  /** The text that shows that a paragraph of the English rulebook mentions it; absent if no rule does, as with a clock. */
  words: RegExp | null;
  /** Values of other options without which it changes nothing: an option of one scenario. */
  within?: Readonly<Record<string, unknown>>;
  /** Paragraphs that speak of it and hold whatever its value is. */
  indifferent?: readonly string[];
}

/**
 * The additional data that the proofs of a game need. Each game exports it as `testPlan` from its `testPlan.ts`; it is not
 * shipped.
 */
export interface GameTestPlan<State, View, Options> {
  /** Options that keep matches of random players short; they win over any others. */
  brief: Partial<Options>;
  /** Of each option, where the rulebook speaks of its subject: such a paragraph depends on it, or is named indifferent. */
  subjects: { readonly [K in keyof Options]: OptionSubject };
  /** A move that is legal now though `legalMoves` does not list it, if there is one. */
  unlisted?(view: View, seat: Seat, random: Random): Choice | undefined;
  /** The variants of the table, such as its map: the proofs report the coverage of each. */
  setting?(state: State): string;
  /** Ways to end, moves, refusals and kinds of facts that cannot be met in a setting; without one: in any. */
  impossible?(setting?: string): readonly string[];
  /**
   * The coverage of the story beyond kinds of facts, such as each ability in use: all names, and the names that a fact
   * shows.
   */
  features?: { all: readonly string[]; shownBy(fact: Fact<FactKinds>): readonly string[] };
  /**
   * The expected results of bots by the usual rules, by number of players: share of matches won, median number of turns
   * (if the game has turns).
   */
  expected?: Readonly<Record<number, { won: number; turns?: number }>>;
  /** Invariants of the course of a match: given its states in order, the check names the broken ones. */
  traceInvariants?(): (state: State) => string[];
  /**
   * The seat that a fact lets join the decision that is open; any other seat that comes to owe one has a new
   * `decisionId`.
   */
  joinsBy?(fact: Fact<FactKinds>): Seat | undefined;
  /** Nothing is left to chance: no dice, no deal. */
  chance?: false;
  /** Whether anything is hidden in this state, for a game where that is rare, or never so. Not given: always. */
  hides?(state: State): boolean;
  /**
   * The same state with everything changed that the audience may not know: hidden cards exchanged among hidden places
   * (counts kept), other seats' answers and orders replaced. In which order something came to where it is, or was decided,
   * counts as hidden too: what the rules show of it is made again from the new order. The argument is left as it is.
   */
  twin(state: State, audience: Audience, random: Random): State;
}

/** The same entries with their keys in another order: the order of its making must not show. */
export function reordered<Value>(record: Readonly<Record<string, Value>>, random: Random): Record<string, Value> {
  return Object.fromEntries(random.shuffle(Object.entries(record)));
}
