import type { Language } from '../state/language';
import { language } from './strings';

/** The strings of one game's board, in every language that has been loaded. */
export interface BoardStrings<Strings> {
  /** Keeps the strings of a language. */
  setStrings(language: Language, strings: Strings): void;
  /** The strings in the chosen language; until they are loaded, those of the language before. */
  t(): Strings;
}

/** The strings of a board are loaded together with its game, each language when it is chosen. */
export function boardStrings<Strings>(): BoardStrings<Strings> {
  const loaded = new Map<Language, Strings>();
  let last: Strings | undefined;
  return {
    setStrings: (of, strings) => {
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
