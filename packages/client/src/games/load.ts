import { gameLanguage } from '@lantern/games/gameLanguage';
import type { GameStrings } from '@lantern/games/kit/strings';
import type { GameClient } from '../match/gameBoard';
import type { Language } from '../state/language';

const stringsOf = async (id: string, spoken: Language) => (await import(`./${id}/strings.${spoken}.ts`)).strings;

/** Loads the texts of a game in a language, or in English if the game lacks that one; undefined for an unknown game. */
export async function loadText(id: string, language: Language): Promise<GameStrings | undefined> {
  const spoken = gameLanguage(id, language) as Language | undefined;
  return spoken && (await stringsOf(id, spoken)).text;
}

/**
 * Loads the board of a game with its strings in a language, or in English if the game lacks that one. Every folder
 * beside this file is a board: the bundler makes a chunk of each that matches the paths. Undefined for an unknown game.
 * Rejects when offline.
 */
export async function loadGame(id: string, language: Language): Promise<GameClient | undefined> {
  const spoken = gameLanguage(id, language) as Language | undefined;
  if (!spoken) return undefined;
  const [{ board }, strings] = await Promise.all([import(`./${id}/index.ts`), stringsOf(id, spoken)]);
  board.setStrings(spoken, strings);
  return { ...board, text: strings.text, language: spoken };
}
