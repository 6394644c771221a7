import { pointsOf } from '../rules/colony';
import { lay } from '../testing';

describe('Epidemic', () => {
  test('E12 buildings that no longer fit a smaller capital are lost', () => {
    const table = lay({
      step: 'roll',
      P0: {
        cap: 'City',
        L: 'Fort',
        R: 'Settlement',
        road: { L: 3, R: 2 },
        port: { L: 2 },
        garrison: { N: 3, S: 2 },
        pools: { LT: 2, LB: 1 },
      },
    });
    expect(table.colony('0').stock).toEqual({ 1: 3, 2: 2, 3: 1 });
    expect(pointsOf(table.colony('0'))).toBe(8);
    const changes = table.changes(() => table.roll(1, 1));
    expect(changes).toEqual({
      '0.sites.cap.base': 2,
      '0.sites.L': null,
      '0.road.L': 0,
      '0.garrison.N': 0,
      '0.port.L': 0,
      '0.pools.LT': null,
      '0.pools.LB': null,
      '0.stock.1': 4,
      '0.stock.3': 5,
      '1.pools.SE': 2,
    });
    expect(table.colony('0').stock).toEqual({ 1: 4, 2: 2, 3: 5 });
    expect(pointsOf(table.colony('0'))).toBe(3);
  });

  test('E13 without a small piece in stock a Village is spared', () => {
    const table = lay({ step: 'roll', P0: { cap: 'Village', stock: { 1: 0 } } });
    expect(table.changes(() => table.roll(1, 1))).toEqual({ '1.pools.SE': 2 });
    expect(table.told('spared')).toEqual([{ seat: '0', site: 'cap' }]);
  });

  const stronghold = { cap: 'Stronghold', store: { cap: 'M' } } as const;

  test('E14 a Stronghold becomes a Village; its Armory and its Storehouse are gone', () => {
    const table = lay({ step: 'roll', P0: stronghold });
    expect(table.colony('0').stock).toEqual({ 1: 5, 2: 4, 3: 4 });
    expect(pointsOf(table.colony('0'))).toBe(5);
    table.roll(1, 1);
    expect(table.colony('0').sites.cap).toEqual({ base: 2, hospital: false, armory: false, store: null });
    expect(table.colony('0').stock).toEqual({ 1: 5, 2: 4, 3: 5 });
    expect(pointsOf(table.colony('0'))).toBe(2);
    const next = lay({ turn: '1', P0: { cap: 'Village' }, P1: { cap: 'City' } });
    expect(next.refused('1', 'buildStorehouse', 'cap', 'M')).toBeNull();
  });

  test('E14 without a medium piece in stock it is spared whole: the own Armory does not count', () => {
    const table = lay({ step: 'roll', P0: { ...stronghold, stock: { 2: 0 } } });
    expect(table.changes(() => table.roll(1, 1))).toEqual({ '1.pools.SE': 2 });
  });
});
