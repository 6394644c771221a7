import { allowedValues } from '../src/engine/randomPlay';
import { defaultOptions, sameValue } from '../src/kit/options';
import { rulesInForce } from '../src/kit/rulebook';
import type { GameStrings } from '../src/kit/strings';
import type { AnyModule } from '../src/module';

type Values = Readonly<Record<string, unknown>>;

/** The ends of a range of numbers, and the values allowed besides. */
const ends = (values: readonly unknown[]) => (values.length <= 12 ? values : [...values.slice(0, 2), values.at(-1)]);

/** Every value of an option but the default game's; of a range of numbers, its ends. */
export function otherValues(module: AnyModule, key: string): readonly unknown[] {
  const rule = module.options.rules[key] as Parameters<typeof allowedValues>[0];
  return ends(allowedValues(rule, module.players.max)).filter((value) => !sameValue(value, rule.default));
}

/** The rulebook under the default options except for the given ones: number of a paragraph -> body. */
export function readUnder(module: AnyModule, text: GameStrings, options: Values): ReadonlyMap<string, string> {
  return new Map(rulesInForce(text.rulebook, module.options, options).map(({ rule, body }) => [rule, body]));
}

/** All texts of each paragraph in the default game or with one option changed: number -> bodies. */
export function allReadings(module: AnyModule, text: GameStrings): ReadonlyMap<string, ReadonlySet<string>> {
  const readings = new Map<string, Set<string>>();
  const changes = Object.keys(defaultOptions(module.options)).flatMap((key) =>
    otherValues(module, key).map((value) => ({ [key]: value })),
  );
  for (const options of [{}, ...changes]) {
    for (const [rule, body] of readUnder(module, text, options)) {
      readings.set(rule, (readings.get(rule) ?? new Set()).add(body));
    }
  }
  return readings;
}
