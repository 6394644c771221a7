import { type ParagraphInForce, rulesInForce } from '@lantern/games/kit/rulebook';
import { optionsOf, valueInWords } from '../room/options/optionStrings';
import type { GameClient } from './gameBoard';

/** A paragraph of the rules as it holds in a room, with the options that made it so, in words. */
export interface RoomRule extends ParagraphInForce {
  because: readonly string[];
}

/** What is needed of a game to tell its rules. */
export type GameRules = Pick<GameClient, 'text' | 'options'>;

/** The rules of a game as they hold under the options of a room. */
export function roomRules(game: GameRules, options: Readonly<Record<string, unknown>>): readonly RoomRule[] {
  const inWords = new Map(
    optionsOf(game).map(({ key, words }) => [key, `${words.label}: ${valueInWords(words, options[key])}`]),
  );
  return rulesInForce(game.text.rulebook, game.options, options).map((paragraph) => ({
    ...paragraph,
    because: paragraph.dueTo.map((key) => inWords.get(key) ?? key),
  }));
}
