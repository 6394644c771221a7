import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Choice } from './move';
import type { Random } from './random';
import type { Fact, FactKinds } from './story';

/** Where the rulebook speaks of what an option is about. */
export interface OptionSubject {
  /** What shows that a paragraph of the English rulebook speaks of it; nothing where no rule does, as with a clock. */
  words: RegExp | null;
  /** Values of other options without which it changes nothing: an option of one scenario. */
  within?: Readonly<Record<string, unknown>>;
  /** Paragraphs that speak of it and hold whatever its value is. */
  indifferent?: readonly string[];
}

/** What the proofs of a game need beyond its module. Each game has one, as `proof` in its `proof.ts`; none is shipped. */
export interface GameProof<State, View, Options> {
  /** Options that keep matches of random players short; they win over any others. */
  brief: Partial<Options>;
  /** Of each option, where the rulebook speaks of its subject: such a paragraph depends on it, or is named indifferent. */
  subjects: { readonly [K in keyof Options]: OptionSubject };
  /** A move that is legal now though `legalMoves` does not list it, if there is one. */
  unlisted?(view: View, seat: Seat, random: Random): Choice | undefined;
  /** What a table is laid with, such as its map: of each the proofs say what was met on it. */
  setting?(state: State): string;
  /** Ways to end, moves, refusals and kinds of facts that cannot be met in a setting; without one: in any. */
  impossible?(setting?: string): readonly string[];
  /** What the story shows beyond kinds of facts, such as each ability in use: the names of all, and of what a fact shows. */
  features?: { all: readonly string[]; shownBy(fact: Fact<FactKinds>): readonly string[] };
  /** What bots should come to by the usual rules, by number of players: share of matches won, median of turns (where there are turns). */
  expected?: Readonly<Record<number, { won: number; turns?: number }>>;
  /** Invariants of the course of a match: given its states in order, the check names the broken ones. */
  traceInvariants?(): (state: State) => string[];
  /** The seat that a fact lets join the decision that is open; any other seat that comes to owe one has a new `decisionId`. */
  joinsBy?(fact: Fact<FactKinds>): Seat | undefined;
  /** Whether anything is hidden in this state, for a game where that is rare, or never so. Not given: always. */
  hides?(state: State): boolean;
  /**
   * The same state with everything changed that the audience may not know: hidden cards exchanged among hidden places
   * (counts kept), other seats' answers and orders replaced. In which order something came to where it is, or was decided,
   * counts as hidden too: what the rules show of it is made anew from the new order. The argument is left as it is.
   */
  twin(state: State, audience: Audience, random: Random): State;
}

/** The same entries with their keys in another order: the order of its making must not show. */
export function reordered<Value>(record: Readonly<Record<string, Value>>, random: Random): Record<string, Value> {
  return Object.fromEntries(random.shuffle(Object.entries(record)));
}
