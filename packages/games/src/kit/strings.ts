import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { Paragraph } from './rulebook';
import type { Fact, FactKinds } from './story';

/** How a sentence names people: `name('1')` is "Ana", or "you" in the eyes of seat 1. */
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

/** Everything a game says in one language. */
// biome-ignore lint/suspicious/noExplicitAny: words of games with differing options are handled alike
export interface GameStrings<Kinds extends FactKinds = FactKinds, Options = any> {
  title: string;
  /** One sentence for the home page. */
  tagline: string;
  /** Sentences of the story by kind of fact. */
  facts: { readonly [K in keyof Kinds & string]: (data: Kinds[K], voice: Voice) => string };
  /** Sentences of refusals by code. */
  refusals: Readonly<Record<string, (params: NonNullable<Refusal['params']>) => string>>;
  /** What a seat in a stage is asked to do, by stage. */
  stages: Readonly<Record<string, string>>;
  /** Buttons: the name of each move. */
  moves: Readonly<Record<string, string>>;
  /** What was chosen with a move, by move: of those of which nothing can be told before chance falls or others have chosen. */
  chosen?: Readonly<Record<string, (args: never, voice: Voice) => string>>;
  options: Readonly<Record<string, OptionStrings>>;
  presets: Readonly<Record<string, { label: string; help: string }>>;
  /** Reasons of `Result.reason`: the sentence for the end of a match. */
  endings: Readonly<Record<string, (winners: readonly Seat[], voice: Voice) => string>>;
  rulebook: readonly Paragraph<Options>[];
  /** Designers, sources and licences for the About sheet. */
  credits: readonly string[];
}

/** The sentence of a fact for one audience. */
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
