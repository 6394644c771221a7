import { useSyncExternalStore } from 'react';
import { type Language, LOCALES, languageOf } from '../state/language';
import { Observable } from '../state/observable';
import { onSettings, settings } from '../state/settings';
import { en, type Strings } from './en/index';
import { isolating } from './isolating';

const store = new Observable<{ language: Language; strings: Strings }>({ language: 'en', strings: isolating(en) });

/** English is part of the page; other languages are loaded when they are chosen. */
const loaders: Readonly<Record<Language, () => Promise<Strings>>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de/index').then((part) => part.de),
};

/** Returns the current strings, for sentences made outside of a component. */
export const t = (): Strings => store.get().strings;

/** Returns the current strings and renders again when another language is chosen. */
export const useStrings = (): Strings => useSyncExternalStore(store.subscribe, t);

export const language = (): Language => store.get().language;

/** Returns the current language and renders again when another one is chosen. */
export const useLanguage = (): Language => useSyncExternalStore(store.subscribe, language);

/**
 * Switches to the language of the settings once its strings are loaded. If they cannot be loaded, the language stays.
 */
async function applyLanguage(): Promise<void> {
  const wanted = languageOf(settings().language, navigator.languages);
  if (wanted === language()) return;
  const spoken = await loaders[wanted]().catch(() => undefined);
  // Another language may have been chosen in the meantime.
  if (!spoken || wanted !== languageOf(settings().language, navigator.languages)) return;
  document.documentElement.lang = LOCALES[wanted];
  store.set({ language: wanted, strings: isolating(spoken) });
}

/** Follows the language of the settings from now on; resolves when the first page may be shown. */
export function followLanguage(): Promise<void> {
  onSettings(() => void applyLanguage());
  return applyLanguage();
}
