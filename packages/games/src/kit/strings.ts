import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { Paragraph } from './rulebook';
import type { Fact, FactKinds } from './story';

/** The names of people in a sentence: `name('1')` is "Ana", or "you" in the eyes of seat 1. */
export interface Voice {
  /** The seat the sentence is told to; `null` for watchers. */
  you: Seat | null;
  /** The name a person chose for the seat, never "you". */
  name(seat: Seat): string;
}

/** Words for one option: what it is called, what it does, what its values are called. */
export interface OptionStrings {
  label: string;
  help: string;
  /** For choices: value -> words. For numbers: what a special value such as 0 means. */
  values?: Record<string, string>;
}

/**
 * Words for one question of the orders: its label, and its values, each in words that may follow the label. A sentence has
 * them for each of its parts; values without words are seats.
 */
export interface OrderStrings {
  label: string;
  values?: Readonly<Record<string, string>>;
  parts?: readonly { label: string; values: Readonly<Record<string, string>> }[];
}

/**
 * The way to merge two consecutive facts that describe the same act: `second` keeps the sentence of the second fact,
 * `both` puts both sentences on one line, a function returns a sentence of its own, or `undefined` to keep the facts
 * apart.
 */
export type OneAct =
  | 'second'
  | 'both'
  // biome-ignore lint/suspicious/noExplicitAny: each pair of kinds has data of its own
  | ((first: any, second: any, voice: Voice) => string | undefined);

/** The pairs of kinds of facts that describe the same act. The key is `first second`, the value tells how to merge them. */
export type Acts = Readonly<Record<string, OneAct>>;

/** Everything a game says in one language. */
// biome-ignore lint/suspicious/noExplicitAny: words of games with differing options are handled alike
export interface GameStrings<Kinds extends FactKinds = FactKinds, Options = any> {
  title: string;
  /** One sentence for the home page. */
  tagline: string;
  /** Sentences of the story by kind of fact. */
  facts: { readonly [K in keyof Kinds & string]: (data: Kinds[K], voice: Voice) => string };
  /** The pairs of consecutive facts that the list of the story merges into one line. */
  acts?: Acts;
  /** Sentences of refusals by code. */
  refusals: Readonly<Record<string, (params: NonNullable<Refusal['params']>) => string>>;
  /** The question to a seat, by stage. */
  stages: Readonly<Record<string, string>>;
  /** Buttons: the name of each move. */
  moves: Readonly<Record<string, string>>;
  /**
   * The description of the choice, by move: only for moves of which nothing can be told before chance falls or others
   * have chosen.
   */
  chosen?: Readonly<Record<string, (args: never, voice: Voice) => string>>;
  options: Readonly<Record<string, OptionStrings>>;
  orders?: Readonly<Record<string, OrderStrings>>;
  presets: Readonly<Record<string, { label: string; help: string }>>;
  /** Reasons of `Result.reason`: the sentence for the end of a match. */
  endings: Readonly<Record<string, (winners: readonly Seat[], voice: Voice) => string>>;
  rulebook: readonly Paragraph<Options>[];
  /** Designers, sources and licences for the About sheet. */
  credits: readonly string[];
}

export function factSentence<Kinds extends FactKinds>(
  text: GameStrings<Kinds>,
  fact: Fact<Kinds>,
  voice: Voice,
): string {
  return text.facts[fact.kind](fact.data, voice);
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cy"; in English unless told otherwise. */
export function listOf(words: readonly string[], locale = 'en-GB'): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
