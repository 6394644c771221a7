import { defaultOptions, type OptionSchema, sameValue } from './options';

/**
 * A numbered paragraph of the rules in our own words. The rulebook of a game is a list of them, the same in every language.
 */
export interface Paragraph<Options> {
  /** The number that refusals quote, e.g. `R5.2`. */
  rule: string;
  title: string;
  /**
   * The text; or a function of the options that change it, which returns `undefined` if the paragraph does not apply.
   */
  body: string | ((options: Options) => string | undefined);
  /** Exactly the options that `body` reads. */
  dependsOn?: readonly (keyof Options & string)[];
}

/** A paragraph under the options of one room. */
export interface ParagraphInForce {
  rule: string;
  title: string;
  body: string;
  /** The options that it depends on and that differ from the default game. */
  dueTo: readonly string[];
}

/**
 * The rulebook of a room: the paragraphs that apply under its options.
 * @param chosen the room's options; missing ones have their defaults
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
