import type { Refusal } from '@lantern/protocol/refusal';
import { refusal } from './move';

/** The unit of a number option, shown in the form. */
export type OptionUnit = 'seconds' | 'rounds' | 'turns';

/** The section of the form that shows an option; the default is `rules`. */
export type OptionGroup = 'rules' | 'time' | 'look';

/** One option of a game: defines the check of its values and the control in the form. */
export type OptionRule<T> = { group?: OptionGroup } & (
  | ([T] extends [boolean] ? { kind: 'switch'; default: boolean } : never)
  | ([T] extends [string | number] ? { kind: 'choice'; default: T; values: (players: number) => readonly T[] } : never)
  | ([T] extends [readonly string[]]
      ? {
          /** One value per seat, all different. */
          kind: 'perSeat';
          /** In the order of the seats; cut to the number of players. */
          default: T;
          values: readonly T[number][];
        }
      : never)
  | ([T] extends [number]
      ? {
          kind: 'number';
          default: number;
          min: number;
          max: number;
          /** Allowed in addition to the range, usually 0 for "off". */
          also?: readonly number[];
          unit?: OptionUnit;
        }
      : never)
);

/** The options of a game: one rule per key, presets, and constraints between options. */
export interface OptionSchema<Options> {
  rules: { readonly [K in keyof Options]: OptionRule<Options[K]> };
  /**
   * Shown before the single options; the first is the default game. The strings of the game contain their names by id.
   */
  presets: readonly { id: string; options: Partial<Options> }[];
  /** The key at fault in a combination that cannot be played. Called with complete, individually valid options. */
  conflict?(options: Options, players: number): (keyof Options & string) | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: rules of differing value types are walked through as one list
type AnyRule = OptionRule<any>;

export function defaultOptions<Options>(schema: OptionSchema<Options>): Options {
  const entries = Object.entries(schema.rules as Record<string, AnyRule>).map(([key, rule]) => [key, rule.default]);
  return Object.fromEntries(entries) as Options;
}

/** Whether two values of an option are equal; for values per seat, those of the seats that both contain. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.every((one, seat) => seat >= b.length || one === b[seat]);
}

/**
 * Checks unvalidated options and fills in the missing ones. Refusals: `BAD_OPTIONS` (not an object), `UNKNOWN_OPTION`
 * and `BAD_OPTION`, both naming the `key`.
 */
export function checkOptions<Options>(
  schema: OptionSchema<Options>,
  players: number,
  input: unknown,
): { options: Options } | { refusal: Refusal } {
  const given = input ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return { refusal: refusal('BAD_OPTIONS') };
  const rules = schema.rules as Record<string, AnyRule>;
  for (const [key, value] of Object.entries(given)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (!rule) return { refusal: refusal('UNKNOWN_OPTION', undefined, { key }) };
    if (!allows(rule, players, value)) return { refusal: refusal('BAD_OPTION', undefined, { key }) };
  }
  const options = { ...defaultOptions(schema), ...given } as Options;
  for (const [key, rule] of Object.entries(rules)) {
    if (rule.kind === 'perSeat')
      Object.assign(options as object, { [key]: (options[key as keyof Options] as string[]).slice(0, players) });
  }
  const key = schema.conflict?.(options, players);
  return key === undefined ? { options } : { refusal: refusal('BAD_OPTION', undefined, { key }) };
}

/**
 * Transfers complete options to a new seating: each player keeps their value of an option per seat, and a player who
 * had no seat gets an unused one. Options that this number of players cannot play are omitted, and so return to their
 * defaults.
 * @param before the former seat number of each player, from 0; anything else for a player who had none
 */
export function reseatedOptions<Options>(
  schema: OptionSchema<Options>,
  options: Readonly<Partial<Options>>,
  before: readonly number[],
): Partial<Options> {
  const rules = schema.rules as Record<string, AnyRule>;
  const fitting: Partial<Options> = {};
  for (const key of Object.keys(options) as (keyof Options & string)[]) {
    const rule = rules[key];
    const value = rule?.kind === 'perSeat' ? reseatedValues(rule, options[key] as string[], before) : options[key];
    if (rule && allows(rule, before.length, value)) Object.assign(fitting, { [key]: value });
  }
  for (;;) {
    const key = schema.conflict?.({ ...defaultOptions(schema), ...fitting }, before.length);
    if (key === undefined || !(key in fitting)) return fitting;
    delete fitting[key];
  }
}

function reseatedValues(
  rule: OptionRule<string[]> & { kind: 'perSeat' },
  values: readonly string[],
  before: readonly number[],
): string[] {
  const all = new Set([...rule.default, ...rule.values]);
  const unused = [...all].filter((value) => !before.some((seat) => values[seat] === value));
  return before.map((seat) => values[seat] ?? (unused.shift() as string));
}

/** The presets that fit a number of players; the first always does. */
export function presetsFor<Options>(schema: OptionSchema<Options>, players: number): OptionSchema<Options>['presets'] {
  return schema.presets.filter((preset) => !('refusal' in checkOptions(schema, players, preset.options)));
}

/** Refuses a number of players outside the range of the game: `BAD_PLAYER_COUNT`. */
export function checkPlayers(range: { min: number; max: number }, players: number): Refusal | undefined {
  const { min, max } = range;
  const fits = Number.isInteger(players) && players >= min && players <= max;
  return fits ? undefined : refusal('BAD_PLAYER_COUNT', undefined, { min, max });
}

function allows(rule: AnyRule, players: number, value: unknown): boolean {
  switch (rule.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return rule.values(players).includes(value as never);
    case 'perSeat':
      return (
        Array.isArray(value) &&
        value.length === players &&
        new Set(value).size === players &&
        value.every((one) => rule.values.includes(one))
      );
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        ((value >= rule.min && value <= rule.max) || (rule.also?.includes(value) ?? false))
      );
  }
}
