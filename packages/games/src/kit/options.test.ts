import { checkOptions, checkPlayers, defaultOptions, type OptionSchema, presetsFor, reseatedOptions } from './options';

interface Options {
  quick: boolean;
  first: string;
  seconds: number;
}

const schema: OptionSchema<Options> = {
  rules: {
    quick: { kind: 'switch', default: false },
    first: { kind: 'choice', default: 'random', values: (players) => ['random', ...(players > 3 ? ['seat:3'] : [])] },
    seconds: { kind: 'number', default: 12, min: 5, max: 60, also: [0] },
  },
  presets: [
    { id: 'usual', options: {} },
    { id: 'last', options: { first: 'seat:3' } },
  ],
  conflict: (options, players) =>
    options.quick && options.seconds === 0 && players === 3 ? ('seconds' as const) : undefined,
};

const check = (input: unknown, players = 3) => checkOptions(schema, players, input);
const refused = (code: string, key?: string) => ({ refusal: { code, ...(key && { params: { key } }) } });

describe('options from outside', () => {
  test('missing options take their defaults', () => {
    expect(check({})).toEqual({ options: { quick: false, first: 'random', seconds: 12 } });
    expect(check(undefined)).toEqual({ options: defaultOptions(schema) });
    expect(check(null)).toEqual({ options: defaultOptions(schema) });
  });

  test('given values replace the defaults, the rest stays', () => {
    expect(check({ seconds: 30 })).toEqual({ options: { quick: false, first: 'random', seconds: 30 } });
  });

  test('a value that is not an object is BAD_OPTIONS', () => {
    for (const input of ['quick', 3, true, [], [{ quick: true }]]) {
      expect(check(input)).toEqual(refused('BAD_OPTIONS'));
    }
  });

  test('an unknown key is UNKNOWN_OPTION, including names of Object', () => {
    expect(check({ slow: true })).toEqual(refused('UNKNOWN_OPTION', 'slow'));
    expect(check({ toString: true })).toEqual(refused('UNKNOWN_OPTION', 'toString'));
    expect(check(JSON.parse('{"__proto__": 1}'))).toEqual(refused('UNKNOWN_OPTION', '__proto__'));
  });

  test('a switch is true or false and nothing else', () => {
    expect(check({ quick: true })).toHaveProperty('options.quick', true);
    for (const quick of [1, 'true', null]) expect(check({ quick })).toEqual(refused('BAD_OPTION', 'quick'));
  });

  test('a choice has one of its values for this number of players', () => {
    expect(check({ first: 'seat:3' }, 4)).toHaveProperty('options.first', 'seat:3');
    expect(check({ first: 'seat:3' }, 3)).toEqual(refused('BAD_OPTION', 'first'));
    expect(check({ first: 0 })).toEqual(refused('BAD_OPTION', 'first'));
  });

  test('a number is whole and within its range, both ends included', () => {
    for (const seconds of [5, 60]) expect(check({ seconds })).toHaveProperty('options.seconds', seconds);
    for (const seconds of [4, 61, 5.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '12']) {
      expect(check({ seconds })).toEqual(refused('BAD_OPTION', 'seconds'));
    }
  });

  test('a number may be one of the values allowed besides the range', () => {
    expect(check({ seconds: 0 })).toHaveProperty('options.seconds', 0);
  });

  test('incompatible options are refused with the wrong key', () => {
    expect(check({ quick: true, seconds: 0 }, 3)).toEqual(refused('BAD_OPTION', 'seconds'));
    expect(check({ quick: true, seconds: 0 }, 4)).toHaveProperty('options.quick', true);
  });

  test('the input is not changed', () => {
    const input = Object.freeze({ quick: true });
    expect(check(input)).toHaveProperty('options.seconds', 12);
    expect(input).toEqual({ quick: true });
  });
});

interface SeatedOptions {
  points: 8 | 10 | 12;
  colours: string[];
}

const seated: OptionSchema<SeatedOptions> = {
  rules: {
    points: { kind: 'choice', default: 12, values: () => [8, 10, 12] },
    colours: { kind: 'perSeat', default: ['red', 'blue', 'green'], values: ['red', 'blue', 'green'] },
  },
  presets: [{ id: 'usual', options: {} }],
};

describe('options of other kinds', () => {
  const checked = (input: unknown, players = 2) => checkOptions(seated, players, input);

  test('a choice may be among numbers, and then their words are not values', () => {
    for (const points of [8, 10, 12]) expect(checked({ points })).toHaveProperty('options.points', points);
    for (const points of [9, '8', 8.5, null, [8]]) expect(checked({ points })).toEqual(refused('BAD_OPTION', 'points'));
  });

  test('a value for each seat: as many as seats, in their order', () => {
    expect(checked({ colours: ['green', 'red'] })).toHaveProperty('options.colours', ['green', 'red']);
    expect(checked({ colours: ['green', 'red', 'blue'] }, 3)).toHaveProperty('options.colours', [
      'green',
      'red',
      'blue',
    ]);
    for (const colours of [['green'], ['green', 'red', 'blue'], []]) {
      expect(checked({ colours })).toEqual(refused('BAD_OPTION', 'colours'));
    }
  });

  test('a value for each seat: all different, all among the allowed ones', () => {
    for (const colours of [['red', 'red'], ['red', 'pink'], ['red', null], 'red', { 0: 'red', 1: 'blue' }]) {
      expect(checked({ colours })).toEqual(refused('BAD_OPTION', 'colours'));
    }
  });

  test('a value for each seat: the default is cut to the number of players and stays whole itself', () => {
    expect(checked({})).toHaveProperty('options.colours', ['red', 'blue']);
    expect(checked({}, 3)).toHaveProperty('options.colours', ['red', 'blue', 'green']);
    expect(defaultOptions(seated).colours).toEqual(['red', 'blue', 'green']);
  });
});

test('only presets that fit the number of players are offered', () => {
  expect(presetsFor(schema, 4).map(({ id }) => id)).toEqual(['usual', 'last']);
  expect(presetsFor(schema, 3).map(({ id }) => id)).toEqual(['usual']);
});

describe('the number of players', () => {
  test('is whole and within the range of the game, both ends included', () => {
    const range = { min: 2, max: 4 };
    for (const players of [2, 3, 4]) expect(checkPlayers(range, players)).toBeUndefined();
    for (const players of [0, 1, 5, 2.5, Number.NaN]) {
      expect(checkPlayers(range, players)).toEqual({ code: 'BAD_PLAYER_COUNT', params: range });
    }
  });
});

describe('options when others sit down', () => {
  const colours = ['green', 'red', 'blue'];

  test('a player who stays keeps their value of an option by seat', () => {
    expect(reseatedOptions(seated, { colours }, [2, 0])).toEqual({ colours: ['blue', 'green'] });
    expect(reseatedOptions(seated, { colours }, [1, 2, 0])).toEqual({ colours: ['red', 'blue', 'green'] });
  });

  test('a new player gets an unused value', () => {
    expect(reseatedOptions(seated, { colours: ['green', 'red'] }, [0, 1, 2])).toEqual({ colours });
    expect(reseatedOptions(seated, { colours: ['green', 'red'] }, [2, 0])).toEqual({ colours: ['red', 'green'] });
  });

  test('other options stay', () => {
    expect(reseatedOptions(seated, { points: 8, colours }, [0, 1])).toHaveProperty('points', 8);
  });

  test('options that this number of players cannot use are left out, and no others', () => {
    const options = { quick: true, first: 'seat:3', seconds: 30 };
    expect(reseatedOptions(schema, options, [0, 1, 2])).toEqual({ quick: true, seconds: 30 });
    expect(reseatedOptions(schema, options, [0, 1, 2, 3])).toEqual(options);
  });

  test('of options that are incompatible for this number of players the wrong key is left out', () => {
    const options = { quick: true, seconds: 0 };
    expect(reseatedOptions(schema, options, [0, 1, 2])).toEqual({ quick: true });
    expect(reseatedOptions(schema, options, [0, 1])).toEqual(options);
  });
});
