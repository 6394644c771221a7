import { defaultOptions, type OptionSchema, sameValue } from './options';

/**
 * A numbered paragraph of the rules in our own words. The rulebook of a game is a list of them, the same in every language.
 */
export interface Paragraph<Options> {
  /** Number as refusals quote it, e.g. `R5.2`. */
  rule: string;
  title: string;
  /**
   * The text; a function of the options it depends on if they change it, which returns `undefined` if the paragraph
   * does not hold under them.
   */
  body: string | ((options: Options) => string | undefined);
  /** The options that `body` reads: all of them, and no others. */
  dependsOn?: readonly (keyof Options & string)[];
}

/** A paragraph as it holds in one room. */
export interface ParagraphInForce {
  rule: string;
  title: string;
  body: string;
  /** The options it depends on whose values differ from the default game's: they made it read as it does. */
  dueTo: readonly string[];
}

/**
 * The rulebook of a room: each paragraph as it reads under the room's options, without those that do not hold there.
 * @param chosen the room's options; what is missing is as in the default game
 */
export function rulesInForce<Options>(
  rulebook: readonly Paragraph<Options>[],
  schema: OptionSchema<Options>,
  chosen: Readonly<Record<string, unknown>>,
): readonly ParagraphInForce[] {
  const standard = defaultOptions(schema);
  const options = { ...standard, ...chosen } as Options;
  const differs = (key: keyof Options) => !sameValue(options[key], standard[key]);
  return rulebook.flatMap(({ rule, title, body, dependsOn = [] }) => {
    const read = typeof body === 'string' ? body : body(options);
    return read === undefined ? [] : { rule, title, body: read, dueTo: dependsOn.filter(differs) };
  });
}
