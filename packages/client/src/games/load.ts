import { catalogue } from '@lantern/games/catalogue';
import type { GameClient } from '../match/gameBoard';
import type { Language } from '../state/language';

const loading = new Map<string, Promise<GameClient | undefined>>();

/**
 * The board of a game with its strings in a language, loaded once for each language. Nothing for an unknown game.
 * Rejects when offline.
 */
export function loadGame(id: string, language: Language): Promise<GameClient | undefined> {
  const key = `${id} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const loaded = fetchGame(id, language);
  loading.set(key, loaded);
  loaded.catch(() => loading.delete(key));
  return loaded;
}

/** Every folder beside this file is a board: the bundler makes a file of each that fits the paths. */
async function fetchGame(id: string, language: Language): Promise<GameClient | undefined> {
  if (!catalogue.some((game) => game.id === id)) return undefined;
  const [{ board }, { strings }] = await Promise.all([
    import(`./${id}/index.ts`),
    import(`./${id}/strings.${language}.ts`),
  ]);
  board.setStrings(language, strings);
  return { ...board, text: strings.text, language };
}
