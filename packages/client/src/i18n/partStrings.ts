import type { Language } from '../state/language';
import { language, useLanguage } from './strings';

/** Strings of a part of the client that is loaded when it is needed, and not with the first page. */
interface PartStrings<Strings> {
  /** In the language of the device; a component is rendered again when it changes. */
  useStrings(): Strings;
  /** The same outside a component. */
  currentStrings(): Strings;
}

/** @param languages the strings of the part in every language */
export function partStrings<Strings>(languages: Readonly<Record<Language, Strings>>): PartStrings<Strings> {
  return { useStrings: () => languages[useLanguage()], currentStrings: () => languages[language()] };
}
