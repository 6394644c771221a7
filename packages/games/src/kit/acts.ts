import type { Fact, FactKinds } from './story';
import { factSentence, type GameStrings, type Voice } from './strings';

/** One line of the story: a fact, or several facts in a row that describe the same act. */
export interface Act {
  /** The number of its first fact. */
  from: number;
  sentence: string;
  fact: Fact<FactKinds>;
}

/**
 * Merges lines that describe the same act.
 * @param lines the sentences of facts, in the order of the story
 */
export function actsOf(
  text: Pick<GameStrings, 'acts'>,
  lines: readonly Pick<Act, 'sentence' | 'fact'>[],
  voice: Voice,
): Act[] {
  const acts: Act[] = [];
  for (const { sentence, fact } of lines) {
    const open = acts.at(-1);
    const one = open && together(text, open, { sentence, fact }, voice);
    if (open && one !== undefined) acts[acts.length - 1] = { from: open.from, sentence: one, fact };
    else acts.push({ from: fact.n, sentence, fact });
  }
  return acts;
}

/** Whether another fact of the same act may follow a fact. */
export function mayGoOn({ acts = {} }: Pick<GameStrings, 'acts'>, { kind }: Pick<Fact<FactKinds>, 'kind'>): boolean {
  return Object.keys(acts).some((key) => key.startsWith(`${kind} `));
}

/** Returns the common sentence of two facts that describe the same act; `undefined` if they do not. */
function together(
  { acts = {} }: Pick<GameStrings, 'acts'>,
  first: Act,
  second: Pick<Act, 'sentence' | 'fact'>,
  voice: Voice,
): string | undefined {
  const key = `${first.fact.kind} ${second.fact.kind}`;
  if (second.fact.n !== first.fact.n + 1 || !Object.hasOwn(acts, key)) return undefined;
  const how = acts[key];
  if (how === 'second') return second.sentence;
  if (how === 'both') return `${first.sentence} ${second.sentence}`;
  return how?.(first.fact.data, second.fact.data, voice);
}

/**
 * Returns the story of a match as a list of acts.
 * @param facts in the order of the story
 */
export function actsOfFacts(text: GameStrings, facts: readonly Fact<FactKinds>[], voice: Voice): Act[] {
  const lines = facts.map((fact) => ({ fact, sentence: factSentence(text, fact, voice) }));
  return actsOf(text, lines, voice);
}
