import { checkOptions, sameValue } from '@lantern/games/kit/options';
import type { AnyModule } from '@lantern/games/module';

type Rule = AnyModule['options']['rules'][string];

/**
 * The values of all options of a match, including defaults, such as `map: duel`. All numbers of a range are one value.
 */
export function valuesDealt({ options }: AnyModule, players: number, chosen: unknown): string[] {
  const checked = checkOptions(options, players, chosen);
  if ('refusal' in checked) throw new Error(`options that cannot be played: ${JSON.stringify(checked.refusal)}`);
  return rulesOf(options).map(([key, rule]) => `${key}: ${valueIn(rule, checked.options[key])}`);
}

/** All possible values of the options, for any number of players. */
export function valuesPossible({ options, players: { min, max } }: AnyModule): string[] {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const values = rulesOf(options).flatMap(([key, rule]) =>
    counts.flatMap((players) => valuesOf(rule, players).map((value) => `${key}: ${value}`)),
  );
  return [...new Set(values)];
}

const rulesOf = ({ rules }: AnyModule['options']) => Object.entries<Rule>(rules);

const [USUAL, CHOSEN] = ['as usual', 'chosen'];

const rangeOf = ({ min, max }: { min: number; max: number }) => `${min} to ${max}`;

function valuesOf(rule: Rule, players: number): string[] {
  switch (rule.kind) {
    case 'switch':
      return ['false', 'true'];
    case 'choice':
      return rule.values(players).map(String);
    case 'perSeat':
      return [USUAL, CHOSEN];
    case 'number':
      return [...(rule.also ?? []).map(String), rangeOf(rule)];
  }
}

function valueIn(rule: Rule, value: unknown): string {
  if (rule.kind === 'perSeat') return sameValue(value, rule.default) ? USUAL : CHOSEN;
  return rule.kind === 'number' && !rule.also?.includes(value as never) ? rangeOf(rule) : String(value);
}
