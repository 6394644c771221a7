import { modules } from '@lantern/games';
import { allowedValues } from '@lantern/games/engine/randomPlay';
import { checkOptions } from '@lantern/games/kit/options';
import type { AnyModule } from '@lantern/games/module';
import { valuesDealt, valuesPossible } from './dealtOptions';

type Rule = AnyModule['options']['rules'][string];

const rules = {
  fast: { kind: 'switch', default: false },
  map: { kind: 'choice', default: 'hill', values: (players: number) => (players > 2 ? ['hill', 'lake'] : ['hill']) },
  rounds: { kind: 'number', default: 40, min: 10, max: 200, also: [0] },
  colours: { kind: 'perSeat', default: ['red', 'blue', 'green'], values: ['red', 'blue', 'green'] },
};
const toy = { players: { min: 2, max: 3 }, options: { rules, presets: [] } } as unknown as AnyModule;

test('missing options have their defaults, and all numbers of a range count as one value', () => {
  expect(valuesDealt(toy, 2, {})).toEqual(['fast: false', 'map: hill', 'rounds: 10 to 200', 'colours: as usual']);
  expect(valuesDealt(toy, 3, { fast: true, map: 'lake', rounds: 0, colours: ['blue', 'red', 'green'] })).toEqual([
    'fast: true',
    'map: lake',
    'rounds: 0',
    'colours: chosen',
  ]);
});

test('values for some numbers of players count as possible', () => {
  expect(valuesPossible(toy)).toEqual([
    'fast: false',
    'fast: true',
    'map: hill',
    'map: lake',
    'rounds: 0',
    'rounds: 10 to 200',
    'colours: as usual',
    'colours: chosen',
  ]);
});

test.each(modules.map((game) => [game.id, game] as const))('every value of %s is a possible one', (_, game) => {
  const possible = new Set(valuesPossible(game));
  const found = Object.entries<Rule>(game.options.rules).flatMap(([key, rule]) =>
    [game.players.min, game.players.max].flatMap((players) =>
      allowedValues(rule, players)
        .filter((value) => !('refusal' in checkOptions(game.options, players, { [key]: value })))
        .flatMap((value) => valuesDealt(game, players, { [key]: value })),
    ),
  );
  expect(found.filter((value) => !possible.has(value))).toEqual([]);
});
