import { lay } from '../testing';

const garrisoned = { cap: 'Village', garrison: { N: 1 } } as const;

describe('R8.2 Wager', () => {
  test('R8.2 one pip more wins; equal totals bring nothing', () => {
    const won = lay({ step: 'roll', P1: garrisoned });
    won.roll(2, 5);
    expect(won.state.need).toEqual({ '0': null, '1': { kind: 'claim' } });
    const tied = lay({ step: 'roll', P0: garrisoned, P1: garrisoned });
    tied.roll(2, 5);
    expect(tied.state.step).toBe('build');
  });

  test('R8.2 without a legal claim the event is skipped: the rival has nothing, or the winner no room', () => {
    for (const [P0, P1] of [
      [garrisoned, { corners: 0 }],
      [{ ...garrisoned, corners: 3 }, {}],
    ] as const) {
      const table = lay({ step: 'roll', P0, P1 });
      table.roll(2, 2);
      expect(table.state.step).toBe('build');
    }
  });

  test('R8.2 a single legal claim is asked about as well', () => {
    const table = lay({ step: 'roll', P0: garrisoned, P1: { corners: 0 } });
    Object.assign(table.colony('1').pools, { SE: 1 });
    table.roll(2, 2);
    expect(table.state.need['0']).toEqual({ kind: 'claim' });
    expect(table.choices('0', 'claim').filter(([from]) => from !== null)).toHaveLength(1);
  });

  test('R8.2 declining is allowed and changes nothing', () => {
    const table = lay({ step: 'roll', P0: garrisoned });
    table.roll(2, 1);
    expect(table.changes(() => table.act('0', 'claim', null, null))).toEqual({ '1.pools.SE': 2 });
    expect(table.told('claimDeclined')).toEqual([{ seat: '0' }]);
  });
});

describe('R8.3 Quarterly Gains and R8.4 Traders', () => {
  test('R8.3 each player may add one or decline', () => {
    const table = lay({ step: 'roll' });
    table.roll(3, 2);
    expect(table.choices('0', 'gain')).toEqual([['NW'], ['NE'], ['SW'], ['SE'], [null]]);
    table.act('1', 'gain', null).act('0', 'gain', 'SE');
    expect(table.pools('0')).toEqual({ NW: 2, NE: 1, SW: 1, SE: 2 });
    expect(table.pools('1')).toEqual({ NW: 1, NE: 1, SW: 1, SE: 1 });
  });

  test('R8.3 a player without room is skipped, one with room for one is not', () => {
    const table = lay({ step: 'roll', P0: { corners: 3 }, P1: { corners: 3, pools: { NW: 2 } } });
    table.roll(3, 2);
    expect(table.state.need).toMatchObject({ '0': null, '1': { kind: 'gain' } });
  });

  test('R8.4 pips of roads and Starports decide; a tie brings nothing', () => {
    const road = { cap: 'Village', road: { L: 2 } } as const;
    const port = { cap: 'Village', road: { L: 1 }, port: { capR: 1 } } as const;
    const tied = lay({ step: 'roll', P0: road, P1: port });
    tied.roll(4, 5);
    expect(tied.told('tradersTied')).toEqual([{ pips: 2 }]);
    const won = lay({ step: 'roll', P0: { cap: 'Village', road: { L: 1 } }, P1: port });
    won.roll(4, 5);
    expect(won.state.need).toEqual({ '0': null, '1': { kind: 'gain', optional: false } });
    expect(won.choices('1', 'gain')).not.toContainEqual([null]);
  });

  test('R8.4 a winner without room gains nothing and need not decide', () => {
    const table = lay({ step: 'roll', P0: { corners: 3, road: { L: 1 } } });
    table.roll(4, 2);
    expect(table.state.step).toBe('build');
  });
});

describe('R8.5 Champion', () => {
  test('R8.5 a single Garrison loses a pip by itself, in both colonies', () => {
    const place = { cap: 'Village', garrison: { S: 2 } } as const;
    const table = lay({ step: 'roll', P0: place, P1: place });
    expect(table.changes(() => table.roll(5, 5))).toMatchObject({ '0.garrison.S': 1, '1.garrison.S': 1 });
    expect(table.state.step).toBe('build');
  });

  test('R8.5 an Armory in the capital holds the Champion off', () => {
    const table = lay({ step: 'roll', P0: { cap: 'Stronghold', garrison: { N: 3, S: 1 } } });
    expect(table.changes(() => table.roll(5, 1))).toEqual({ '1.pools.SE': 2 });
    expect(table.told('championHeld')).toEqual([{ seat: '0' }]);
  });

  test('R8.5 a Garrison of one is removed', () => {
    const table = lay({ step: 'roll', P0: { garrison: { N: 1 } } });
    expect(table.changes(() => table.roll(5, 1))).toEqual({
      '0.garrison.N': 0,
      '0.stock.1': 4,
      '1.pools.SE': 2,
    });
  });

  test('R8.5 stock is looked at before the old piece returns', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', garrison: { N: 3, S: 2 }, stock: { 1: 0, 2: 0 } } });
    table.roll(5, 1);
    table.act('0', 'loseGarrisonPip', 'S');
    expect(table.colony('0')).toMatchObject({ garrison: { N: 3, S: 0 }, stock: { 1: 0, 2: 1 } });
  });

  test('R8.5 both with two Garrisons choose under seal', () => {
    const place = { cap: 'Village', garrison: { N: 2, S: 1 } } as const;
    const table = lay({ step: 'roll', P0: place, P1: place });
    table.roll(5, 5);
    expect(table.changes(() => table.act('1', 'loseGarrisonPip', 'N'))).toEqual({});
    expect(table.changes(() => table.act('0', 'loseGarrisonPip', 'S'))).toMatchObject({
      '0.garrison.S': 0,
      '1.garrison.N': 1,
    });
  });
});
