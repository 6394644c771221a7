import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { Paragraph } from './rulebook';
import type { Fact, FactKinds } from './story';

/** The names of people in a sentence: `name('1')` is "Ana", or "you" for seat 1. */
export interface Voice {
  /** The seat that reads the sentence; `null` for watchers. */
  you: Seat | null;
  /** The name a person chose for the seat, never "you". */
  name(seat: Seat): string;
}

/** The strings of one option: its label, its description, and the names of its values. */
export interface OptionStrings {
  label: string;
  help: string;
  /** For choices: value -> name. For numbers: the meaning of a special value such as 0. */
  values?: Record<string, string>;
}

/**
 * The strings of one question of the orders: its label, and its values, worded to follow the label. A sentence has them
 * for each of its parts; values without strings are seats.
 */
export interface OrderStrings {
  label: string;
  values?: Readonly<Record<string, string>>;
  parts?: readonly { label: string; values: Readonly<Record<string, string>> }[];
}

/**
 * How to merge two consecutive facts that describe the same act: `second` keeps the sentence of the second fact, `both`
 * puts both sentences on one line, a function returns a new sentence, or `undefined` to keep the facts apart.
 */
export type OneAct =
  | 'second'
  | 'both'
  // biome-ignore lint/suspicious/noExplicitAny: each pair of kinds has data of its own
  | ((first: any, second: any, voice: Voice) => string | undefined);

/**
 * The pairs of kinds of facts that describe the same act. The key is `first second`, the value defines how to merge
 * them.
 */
export type Acts = Readonly<Record<string, OneAct>>;

/** All strings of a game in one language. */
// biome-ignore lint/suspicious/noExplicitAny: words of games with differing options are handled alike
export interface GameStrings<Kinds extends FactKinds = FactKinds, Options = any> {
  title: string;
  /** One sentence for the home page. */
  tagline: string;
  /** Sentences of the story by kind of fact. */
  facts: { readonly [K in keyof Kinds & string]: (data: Kinds[K], voice: Voice) => string };
  /** The pairs of consecutive facts that the log merges into one line. */
  acts?: Acts;
  /** Sentences of refusals by code. */
  refusals: Readonly<Record<string, (params: NonNullable<Refusal['params']>) => string>>;
  /** The question to a seat, by stage. */
  stages: Readonly<Record<string, string>>;
  /** Buttons: the name of each move. */
  moves: Readonly<Record<string, string>>;
  /**
   * The description of the choice, by move: only for moves that have no fact before chance is drawn or others have
   * chosen.
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

/** "Ana", "Ana and Ben", "Ana, Ben and Cy"; in English by default. */
export function listOf(words: readonly string[], locale = 'en-GB'): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}
