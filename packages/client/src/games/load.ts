import { catalogue } from '@lantern/games/catalogue';
import type { GameClient } from '../match/gameBoard';
import type { Language } from '../state/language';

/**
 * The board of a game with its strings in a language. Every folder beside this file is a board: the bundler makes a file
 * of each that fits the paths. Nothing for an unknown game. Rejects when offline.
 */
export async function loadGame(id: string, language: Language): Promise<GameClient | undefined> {
  if (!catalogue.some((game) => game.id === id)) return undefined;
  const [{ board }, { strings }] = await Promise.all([
    import(`./${id}/index.ts`),
    import(`./${id}/strings.${language}.ts`),
  ]);
  board.setStrings(language, strings);
  return { ...board, text: strings.text, language };
}
