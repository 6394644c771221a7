import { catalogue } from './catalogue';
import type { GameStrings } from './kit/strings';

/**
 * The sentences of a game in a language, fetched when they are needed: the bundler makes a file of each that fits the
 * path. Nothing for an unknown game. Rejects when offline.
 */
export async function loadStrings(id: string, language: string): Promise<GameStrings | undefined> {
  if (!catalogue.some((game) => game.id === id)) return undefined;
  return (await import(`./${id}/strings/${language}/index.ts`)).strings;
}
