import { defaultOptions, type OptionRule, type OptionSchema, sameValue } from '@lantern/games/kit/options';
import type { GameStrings, OptionStrings } from '@lantern/games/kit/strings';
import type { ReactNode } from 'react';
import { optionsStrings } from '../../i18n/options/useOptionsStrings';
import { t as spoken } from '../../i18n/strings';

/** The parts of a game that are needed to show its options: schema, texts, and pictures if it has any. */
export interface GameOptions {
  // biome-ignore lint/suspicious/noExplicitAny: the form works with any game's options
  options: OptionSchema<any>;
  text: GameStrings;
  /**
   * A small picture of a value of an option.
   * @param options the complete options of the form
   */
  optionPicture?(key: string, value: string, options: Values, players: number): ReactNode;
}

/** Options of any game, by key. */
export type Values = Record<string, unknown>;

export type AnyRule = OptionRule<boolean> | OptionRule<string> | OptionRule<number> | OptionRule<string[]>;

/** The options of a game with their rules and words, in the game's order. */
export function optionsOf(game: GameOptions): { key: string; rule: AnyRule; words: OptionStrings }[] {
  return Object.entries(game.options.rules as Record<string, AnyRule>).map(([key, rule]) => ({
    key,
    rule,
    words: game.text.options[key] ?? { label: key, help: '' },
  }));
}

/** Returns the complete options from those that differ from the default game. */
export const complete = (game: GameOptions, values: Values): Values => ({
  ...(defaultOptions(game.options) as Values),
  ...values,
});

/** Returns the options with values by seat cut to the number of seats. */
export function seatedValues(values: Values, players: number): Values {
  const cut = Object.entries(values).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, players) : value,
  ]);
  return Object.fromEntries(cut);
}

/** Drops values by seat for another number of seats, so that each seat has its default. */
export function fittingValues(values: Values, players: number): Values {
  const fitting = Object.entries(values).filter(([, value]) => !Array.isArray(value) || value.length === players);
  return Object.fromEntries(fitting);
}

/** Returns the id of the preset with these options; undefined if there is none. */
export function presetOf(game: GameOptions, values: Values): string | undefined {
  const all = complete(game, values);
  return game.options.presets.find((preset) => {
    const other = complete(game, preset.options as Values);
    return Object.keys(all).every((key) => sameValue(all[key], other[key]));
  })?.id;
}

/** Returns a value in words. @param rule the rule of the option, with the unit of a number */
export function valueInWords(strings: OptionStrings, value: unknown, rule?: AnyRule): string {
  if (Array.isArray(value)) return value.map((one) => valueInWords(strings, one)).join(', ');
  if (typeof value === 'boolean') return strings.values?.[String(value)] ?? spoken().common[value ? 'on' : 'off'];
  const unit = rule?.kind === 'number' ? rule.unit : undefined;
  return strings.values?.[String(value)] ?? (unit ? optionsStrings().units[unit](Number(value)) : String(value));
}

export function changedIn(game: GameOptions, values: Values): ReadonlySet<string> {
  const [all, standard] = [complete(game, values), defaultOptions(game.options) as Values];
  return new Set(Object.keys(standard).filter((key) => !sameValue(all[key], standard[key])));
}

/** Returns the options in words: the name of the preset, or a line for each difference from the default game. */
export function optionsInWords(
  game: GameOptions,
  values: Values,
): { preset: { label: string; help: string } | undefined; differing: string[] } {
  const id = presetOf(game, values);
  const changed = changedIn(game, values);
  const all = complete(game, values);
  const differing = optionsOf(game)
    .filter(({ key }) => changed.has(key))
    .map(({ key, rule, words: strings }) => `${strings.label}: ${valueInWords(strings, all[key], rule)}`);
  return { preset: id === undefined ? undefined : (game.text.presets[id] ?? { label: id, help: '' }), differing };
}
