/** Languages the house speaks, each with its own name for itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

/** What the page's `lang` says, and numbers and lists are written by. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** The language of a setting: for `system` the first one of the browser's that is spoken here, else English. */
export function languageOf(setting: 'system' | Language, preferred: readonly string[]): Language {
  if (setting !== 'system') return setting;
  const known = preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((tag) => Object.hasOwn(LANGUAGES, tag));
  return (known as Language | undefined) ?? 'en';
}
