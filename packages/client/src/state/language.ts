/** The supported languages, each with its own name for itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

/** The locale of each language, for the page's `lang` and for formatting numbers and lists. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** Returns the language of a setting. `system` selects the first supported language of the browser, or English. */
export function languageOf(setting: 'system' | Language, preferred: readonly string[]): Language {
  if (setting !== 'system') return setting;
  const known = preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((tag) => Object.hasOwn(LANGUAGES, tag));
  return (known as Language | undefined) ?? 'en';
}
