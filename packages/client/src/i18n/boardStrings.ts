import type { Language } from '../state/language';
import { language } from './strings';

/** What the board of one game says, in every language it was loaded in. */
export interface BoardStrings<Words> {
  /** Keeps the words of a language. */
  learn(language: Language, words: Words): void;
  /** What the board says now: until a newly chosen language is here, what it said before. */
  say(): Words;
}

/** The words of a board come with its game, in the language that is spoken then; each language only when it is chosen. */
export function boardStrings<Words>(): BoardStrings<Words> {
  const known = new Map<Language, Words>();
  let last: Words | undefined;
  return {
    learn: (spoken, words) => {
      known.set(spoken, words);
      last ??= words;
    },
    say: () => {
      last = known.get(language()) ?? last;
      if (!last) throw new Error('the words of a board must be learned before it is drawn');
      return last;
    },
  };
}
