import { type ParagraphInForce, rulesInForce } from '@lantern/games/kit/rulebook';
import { type GameOptions, optionsOf, valueInWords } from '../options/optionStrings';

/** A paragraph of the rules as it holds in a room, with the options that made it so, in words. */
export interface RoomRule extends ParagraphInForce {
  because: readonly string[];
}

/** The rules of a game as they hold under the options of a room. */
export function roomRules(game: GameOptions, options: Readonly<Record<string, unknown>>): readonly RoomRule[] {
  const inWords = new Map(
    optionsOf(game).map(({ key, words: strings }) => [key, `${strings.label}: ${valueInWords(strings, options[key])}`]),
  );
  return rulesInForce(game.text.rulebook, game.options, options).map((paragraph) => ({
    ...paragraph,
    because: paragraph.dueTo.map((key) => inWords.get(key) ?? key),
  }));
}
