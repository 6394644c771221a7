import type { Language } from '../state/language';
import { isolating } from './isolating';
import { language } from './strings';

/** The strings of one game's board, in every language that has been loaded. */
export interface BoardStrings<Strings> {
  setStrings(language: Language, strings: Strings): void;
  /** Returns the strings in the chosen language, or in the previous one until they are loaded. */
  t(): Strings;
}

/** Creates the store of a board's strings. They are loaded with the game, each language when it is chosen. */
export function boardStrings<Strings>(): BoardStrings<Strings> {
  const loaded = new Map<Language, Strings>();
  let last: Strings | undefined;
  return {
    setStrings: (of, words) => {
      const strings = isolating(words);
      loaded.set(of, strings);
      last ??= strings;
    },
    t: () => {
      last = loaded.get(language()) ?? last;
      if (!last) throw new Error('the strings of a board must be set before it is drawn');
      return last;
    },
  };
}
