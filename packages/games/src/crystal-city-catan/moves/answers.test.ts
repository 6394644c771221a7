import { bundle, dealt, lay } from '../testing';

describe('answers to events', () => {
  test('R8.3 gain: an own pool that exists and has room', () => {
    const table = lay({ step: 'roll', P0: { pools: { NW: 3 } } });
    table.roll(3, 1);
    expect(table.refused('0', 'gain', 'LT')).toBe('NO_SUCH_POOL');
    expect(table.refused('0', 'gain', 'NW')).toBe('POOL_FULL');
    expect(table.refused('0', 'gain', 'NE')).toBeNull();
    table.act('0', 'gain', 'NE');
    expect(table.refused('0', 'gain', 'NE')).toBe('ALREADY_COMMITTED');
  });

  test('R8.2 claim: from a filled pool of the rival into an own pool of its type with room', () => {
    const table = lay({
      step: 'roll',
      P0: { cap: 'Village', garrison: { N: 1 }, pools: { SE: 3 } },
      P1: { pools: { NE: 0 } },
    });
    table.roll(2, 5);
    const refused = (from: unknown, to: unknown) => table.refused('0', 'claim', from, to);
    expect(refused('LT', 'NW')).toBe('NO_SUCH_POOL');
    expect(refused('NE', 'SW')).toBe('POOL_EMPTY');
    expect(refused('SW', 'NW')).toBe('TYPE_MISMATCH');
    expect(refused('SW', 'LT')).toBe('NO_SUCH_POOL');
    expect(refused('SW', 'RT')).toBe('TYPE_MISMATCH');
    expect(refused('NW', 'SE')).toBe('POOL_FULL');
    expect(refused('SW', null)).toBe('BAD_ARGS');
    expect(refused(null, 'NE')).toBe('BAD_ARGS');
    expect(refused('SW', 'NE')).toBeNull();
    expect(refused(null, null)).toBeNull();
    expect(table.choices('0', 'claim')).toEqual([
      ['SW', 'NE'],
      ['SE', 'NW'],
      [null, null],
    ]);
  });

  test('R8.5 loseGarrisonPip: where one stands, once', () => {
    const place = { cap: 'Village', garrison: { N: 2, S: 1 } } as const;
    const table = lay({ step: 'roll', P0: place, P1: place });
    table.roll(5, 5);
    // Only a player with two Garrisons is asked; one is removed here to test the refusal.
    Object.assign(table.colony('0'), { garrison: { N: 2, S: 0 }, stock: { ...table.colony('0').stock, 1: 5 } });
    expect(table.refused('0', 'loseGarrisonPip', 'S')).toBe('NO_GARRISON');
    expect(table.refused('0', 'loseGarrisonPip', 'N')).toBeNull();
    table.act('1', 'loseGarrisonPip', 'N');
    expect(table.refused('1', 'loseGarrisonPip', 'S')).toBe('ALREADY_COMMITTED');
  });

  test('R8.6 surrender: exactly the required number, and no more than a pool holds', () => {
    const table = lay({ step: 'roll', P0: { corners: 2 } });
    table.roll(6, 1);
    const refused = (losses: object) => table.refused('0', 'surrender', losses);
    expect(refused({ NW: 2, NE: 1 })).toBe('WRONG_COUNT');
    expect(refused({ NW: 2, NE: 2, SW: 1 })).toBe('WRONG_COUNT');
    expect(refused({ NW: 3, NE: 1 })).toBe('POOL_EMPTY');
    expect(refused({ LT: 2, NE: 2 })).toBe('POOL_EMPTY');
    expect(refused({ NW: 2, NE: 2 })).toBeNull();
  });

  test('only the players of an event may answer it, and only its own question', () => {
    const table = lay({ step: 'roll', P0: { corners: 2 } });
    table.roll(6, 1);
    expect(table.refused('1', 'surrender', { NW: 1 })).toBe('NOT_YOUR_TURN');
    expect(table.refused('0', 'gain', 'NW')).toBe('NOT_YOUR_TURN');
    expect(table.refused('0', 'claim', null, null)).toBe('NOT_YOUR_TURN');
    expect(table.refused('0', 'loseGarrisonPip', 'N')).toBe('NOT_YOUR_TURN');
    expect(table.refused('0', 'endTurn')).toBe('WRONG_STEP');
    expect(lay().refused('0', 'gain', 'NW')).toBe('WRONG_STEP');
  });
});

describe('setup moves', () => {
  test('S4 placePools: the four types once each, once', () => {
    const table = dealt();
    expect(table.refused('0', 'placePools', ['M', 'M', 'C', 'T'])).toBe('NOT_A_PERMUTATION');
    expect(table.choices('0', 'placePools')).toHaveLength(24);
    table.act('0', 'placePools', ['T', 'C', 'F', 'M']);
    expect(table.refused('0', 'placePools', ['T', 'C', 'F', 'M'])).toBe('ALREADY_COMMITTED');
    expect(table.refused('0', 'assignDice', [1, 2, 3, 4])).toBe('WRONG_STEP');
  });

  test('S6 assignDice: the own four values once each, once', () => {
    const table = dealt({ poolLayout: 'standard' }, [1, 2, 3, 4, 6, 5, 4, 3]);
    expect(table.refused('0', 'assignDice', [1, 2, 3, 3])).toBe('NOT_A_PERMUTATION');
    expect(table.refused('0', 'assignDice', [6, 5, 4, 3])).toBe('NOT_A_PERMUTATION');
    expect(table.choices('0', 'assignDice')).toHaveLength(24);
    table.act('0', 'assignDice', [2, 1, 4, 3]);
    expect(table.refused('0', 'assignDice', [2, 1, 4, 3])).toBe('ALREADY_COMMITTED');
    expect(table.refused('0', 'placePools', ['M', 'F', 'C', 'T'])).toBe('WRONG_STEP');
  });
});

describe('arguments as they travel', () => {
  test('the most of each bound is well formed, one more is malformed', () => {
    const give = (M: number) => [{ M, F: 0, C: 0, T: 0 }, bundle('F')];
    expect(lay().refused('0', 'offerTrade', ...give(24))).toBe('CANNOT_PAY');
    expect(lay().refused('0', 'offerTrade', ...give(25))).toBe('MALFORMED');
    const paid = (count: number) => lay().refused('0', 'buildRoad', 'L', 1, Array(count).fill('NW'));
    expect(paid(12)).toBe('BAD_PAYMENT');
    expect(paid(13)).toBe('MALFORMED');
    const table = lay({ step: 'roll', P0: { corners: 3 } }).roll(6, 1);
    expect(table.refused('0', 'surrender', { NW: 3, NE: 3, SW: 0 })).toBeNull();
    expect(table.refused('0', 'surrender', { NW: 4, NE: 2 })).toBe('MALFORMED');
  });

  test.each([
    ['placePools', ['M', 'F', 'C']],
    ['placePools', ['M', 'F', 'C', 'X']],
    ['assignDice', [1, 2, 3, 7]],
    ['assignDice', [1, 2, 3, 4.5]],
    ['chooseOrder', 1],
    ['rollDice', 6],
    ['gain', 'N'],
    ['gain'],
    ['claim', 'NW'],
    ['loseGarrisonPip', 'W'],
    ['surrender', { NW: -1 }],
    ['surrender', { NW: 4 }],
    ['surrender', { XX: 1 }],
    ['buildRoad', 'L', 4],
    ['buildRoad', 'L', 0],
    ['buildRoad', 'L', 1, 'NW'],
    ['buildStarport', 'capL', 3],
    ['buildStorehouse', 'cap'],
    ['merchantTrade', 'cap', ['NW'], 'NE'],
    ['offerTrade', { M: 1 }, { F: 1 }],
    ['offerTrade', { M: 0.5, F: 0, C: 0, T: 0 }, { M: 0, F: 1, C: 0, T: 0 }],
    ['endTurn', null],
    ['concede', 'please'],
  ])('%s with %j %j %j is malformed', (move, ...args) => {
    expect(lay().refused('0', move, ...args)).toBe('MALFORMED');
  });
});
