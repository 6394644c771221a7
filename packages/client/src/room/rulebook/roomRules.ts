import { type ParagraphInForce, rulesInForce } from '@lantern/games/kit/rulebook';
import { changedIn, complete, type GameOptions, optionsOf, type Values, valueInWords } from '../options/optionStrings';

/** A paragraph of the rules as it is in force in a room, with the options that changed it, in words. */
export interface RoomRule extends ParagraphInForce {
  because: readonly string[];
}

/** Returns the options of a room in words: "Round limit: 12". */
function optionsInRoom(game: GameOptions, options: Values): ReadonlyMap<string, string> {
  const all = complete(game, options);
  return new Map(
    optionsOf(game).map(({ key, rule, words }) => [key, `${words.label}: ${valueInWords(words, all[key], rule)}`]),
  );
}

/** Returns the rules of a game that are in force under the options of a room. */
export function roomRules(game: GameOptions, options: Values): readonly RoomRule[] {
  const inWords = optionsInRoom(game, options);
  return rulesInForce(game.text.rulebook, game.options, options).map((paragraph) => ({
    ...paragraph,
    because: paragraph.dueTo.map((key) => inWords.get(key) ?? key),
  }));
}

/** A difference between the options of a room and the default game. */
export interface Difference {
  key: string;
  /** The option and its value in words. */
  words: string;
  /** The numbers of the paragraphs that read differently because of it. */
  rules: readonly string[];
}

/** Returns the differences of a room from the default game, in the order of the options. */
export function differencesIn(game: GameOptions, options: Values, rulebook: readonly RoomRule[]): Difference[] {
  const changed = changedIn(game, options);
  return [...optionsInRoom(game, options)]
    .filter(([key]) => changed.has(key))
    .map(([key, words]) => ({
      key,
      words,
      rules: rulebook.filter(({ dueTo }) => dueTo.includes(key)).map(({ rule }) => rule),
    }));
}
