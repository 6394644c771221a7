import type { Language } from '../state/language';
import { isolating } from './isolating';
import { language, useLanguage } from './strings';

/** The strings of a part of the client that is not loaded with the first page. */
interface PartStrings<Strings> {
  /** Returns the strings in the language of the device; a component is rendered again when the language changes. */
  useStrings(): Strings;
  /** Returns the same outside of a component. */
  currentStrings(): Strings;
}

/** @param languages the strings of the part in every language */
export function partStrings<Strings>(languages: Readonly<Record<Language, Strings>>): PartStrings<Strings> {
  const isolated = isolating(languages);
  return { useStrings: () => isolated[useLanguage()], currentStrings: () => isolated[language()] };
}
