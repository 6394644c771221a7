import { useSyncExternalStore } from 'react';
import { type Language, LOCALES, languageOf } from '../state/language';
import { Observable } from '../state/observable';
import { onSettings, settings } from '../state/settings';
import { en, type Strings } from './en/index';

const store = new Observable<{ language: Language; strings: Strings }>({ language: 'en', strings: en });

/** English comes with the page; any other language is fetched when it is chosen. */
const loaders: Readonly<Record<Language, () => Promise<Strings>>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de/index').then((part) => part.de),
};

/** What the house says now, for sentences made outside a component. */
export const t = (): Strings => store.get().strings;

/** What the house says, and again when another language is chosen. */
export const useStrings = (): Strings => useSyncExternalStore(store.subscribe, t);

/** The language that is spoken. */
export const language = (): Language => store.get().language;

/** The same for a component, and again when another one is chosen. */
export const useLanguage = (): Language => useSyncExternalStore(store.subscribe, language);

/** Speaks the language of the settings as soon as its words are here. Out of reach, the present one goes on. */
async function applyLanguage(): Promise<void> {
  const wanted = languageOf(settings().language, navigator.languages);
  if (wanted === language()) return;
  const spoken = await loaders[wanted]().catch(() => undefined);
  // Another one may have been chosen in the meantime.
  if (!spoken || wanted !== languageOf(settings().language, navigator.languages)) return;
  document.documentElement.lang = LOCALES[wanted];
  store.set({ language: wanted, strings: spoken });
}

/** Follows the language of the settings from now on; resolves when the first one may be shown. */
export function followLanguage(): Promise<void> {
  onSettings(() => void applyLanguage());
  return applyLanguage();
}
