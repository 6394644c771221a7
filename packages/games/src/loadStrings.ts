import { gameLanguage } from './gameLanguage';
import type { GameStrings } from './kit/strings';

/**
 * The sentences of a game in a language, or in English where it lacks that one; fetched when they are needed: the bundler
 * makes a file of each that fits the path. Nothing for an unknown game. Rejects when offline.
 */
export async function loadStrings(id: string, language: string): Promise<GameStrings | undefined> {
  const spoken = gameLanguage(id, language);
  return spoken && (await import(`./${id}/strings/${spoken}/index.ts`)).strings;
}
