import { defaultOptions, type OptionRule, type OptionSchema, sameValue } from '@lantern/games/kit/options';
import type { GameStrings, OptionStrings } from '@lantern/games/kit/strings';
import { t as spoken } from '../../i18n/strings';

/** What is needed of a game to show its options: their schema and their texts. */
export interface GameOptions {
  // biome-ignore lint/suspicious/noExplicitAny: the form works with any game's options
  options: OptionSchema<any>;
  text: GameStrings;
}

/** Options of any game, by key. */
export type Values = Record<string, unknown>;

/** The rule of an option of any game. */
export type AnyRule = OptionRule<boolean> | OptionRule<string> | OptionRule<number> | OptionRule<string[]>;

/** The options of a game with their rules and words, in the game's order. */
export function optionsOf(game: GameOptions): { key: string; rule: AnyRule; words: OptionStrings }[] {
  return Object.entries(game.options.rules as Record<string, AnyRule>).map(([key, rule]) => ({
    key,
    rule,
    words: game.text.options[key] ?? { label: key, help: '' },
  }));
}

/** Complete options from those that differ from the default game. */
export const complete = (game: GameOptions, values: Values): Values => ({
  ...(defaultOptions(game.options) as Values),
  ...values,
});

/** Values by seat cut to the seats there are. */
export function seatedValues(values: Values, players: number): Values {
  const cut = Object.entries(values).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, players) : value,
  ]);
  return Object.fromEntries(cut);
}

/** Without lists for another number of seats: each seat has its usual value then. */
export function fittingValues(values: Values, players: number): Values {
  const fitting = Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length === players);
  return Object.fromEntries(fitting);
}

/** The id of the preset that these options are, if they are one. */
export function presetOf(game: GameOptions, values: Values): string | undefined {
  const all = complete(game, values);
  return game.options.presets.find((preset) => {
    const other = complete(game, preset.options as Values);
    return Object.keys(all).every((key) => sameValue(all[key], other[key]));
  })?.id;
}

/** A value as people say it. */
export function valueInWords(strings: OptionStrings, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => valueInWords(strings, one)).join(', ');
  if (typeof value === 'boolean') return strings.values?.[String(value)] ?? spoken().common[value ? 'on' : 'off'];
  return strings.values?.[String(value)] ?? String(value);
}

/** Options in words: the preset's, or else what differs from the default game, a line each. */
export function optionsInWords(
  game: GameOptions,
  values: Values,
): { preset: { label: string; help: string } | undefined; differing: string[] } {
  const id = presetOf(game, values);
  const standard = defaultOptions(game.options) as Values;
  const all = complete(game, values);
  const differing = optionsOf(game)
    .filter(({ key }) => !sameValue(all[key], standard[key]))
    .map(({ key, words: strings }) => `${strings.label}: ${valueInWords(strings, all[key])}`);
  return { preset: id === undefined ? undefined : (game.text.presets[id] ?? { label: id, help: '' }), differing };
}
