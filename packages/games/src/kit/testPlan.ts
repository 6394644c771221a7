import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Choice } from './move';
import type { Random } from './random';
import type { Fact, FactKinds } from './story';

/** The paragraphs of the rulebook that refer to an option. */
export interface OptionSubject {
  /** Matches the paragraphs of the English rulebook that mention it; `null` if no rule does, as with a clock. */
  words: RegExp | null;
  /** Values of other options that are required for it to have an effect: an option of one scenario. */
  within?: Readonly<Record<string, unknown>>;
  /** Paragraphs that mention it but do not depend on its value. */
  indifferent?: readonly string[];
}

/**
 * The additional data that the proofs of a game need. Each game exports it as `testPlan` from its `testPlan.ts`; it is not
 * shipped.
 */
export interface GameTestPlan<State, View, Options> {
  /** Options that keep matches of random players short; they override any others. */
  brief: Partial<Options>;
  /**
   * The subject of each option in the rulebook: a paragraph about it depends on the option, or is listed as
   * indifferent.
   */
  subjects: { readonly [K in keyof Options]: OptionSubject };
  /** A move that is legal now though `legalMoves` does not list it, if there is one. */
  unlisted?(view: View, seat: Seat, random: Random): Choice | undefined;
  /** The variants of the table, such as its map: the proofs report the coverage of each. */
  setting?(state: State): string;
  /** Ways to end, moves, refusals and kinds of facts that cannot occur in a setting; without an argument, in any. */
  impossible?(setting?: string): readonly string[];
  /**
   * The coverage of the story beyond kinds of facts, such as each ability in use: all names, and the names that a fact
   * covers.
   */
  features?: { all: readonly string[]; shownBy(fact: Fact<FactKinds>): readonly string[] };
  /**
   * The expected results of bots under the default rules, by number of players: share of matches won, median number of
   * turns (if the game has turns).
   */
  expected?: Readonly<Record<number, { won: number; turns?: number }>>;
  /** Invariants of the course of a match: given its states in order, the check returns the violated ones. */
  traceInvariants?(): (state: State) => string[];
  /** The seat that a fact lets join the open decision; any other seat that newly owes one has a new `decisionId`. */
  joinsBy?(fact: Fact<FactKinds>): Seat | undefined;
  /** The game has no random element: no dice, no deal. */
  chance?: false;
  /** Whether anything is hidden in this state, for a game where that is rare or never the case; by default always. */
  hides?(state: State): boolean;
  /**
   * The same state with everything changed that the audience may not know: hidden cards exchanged among hidden places
   * (counts kept), other seats' answers and orders replaced. The order in which things arrived, or were decided, also
   * counts as hidden; everything visible that depends on it is recomputed from the new order. The argument is not
   * changed.
   */
  twin(state: State, audience: Audience, random: Random): State;
}

/** The same entries with their keys in another order, since the order of insertion must not show. */
export function reordered<Value>(record: Readonly<Record<string, Value>>, random: Random): Record<string, Value> {
  return Object.fromEntries(random.shuffle(Object.entries(record)));
}
