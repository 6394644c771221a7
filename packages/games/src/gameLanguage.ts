import { catalogue } from './catalogue';

/** The language a game speaks to somebody who reads the given one: English where it lacks that. Nothing for an unknown game. */
export function gameLanguage(id: string, language: string): string | undefined {
  const game = catalogue.find((entry) => entry.id === id);
  return game && (game.languages.includes(language) ? language : 'en');
}
