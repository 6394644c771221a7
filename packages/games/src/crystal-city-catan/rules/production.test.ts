import { lay } from '../testing';

describe('production', () => {
  test('R6.1 both players produce on every roll, no matter who rolls', () => {
    for (const turn of ['0', '1']) {
      const table = lay({ step: 'roll', turn });
      expect(table.changes(() => table.roll(4, 3))).toEqual({ '0.pools.NE': 2, '1.pools.SW': 2 });
    }
  });

  test('R6.1 a number that nobody has yields nothing; excess resources are lost', () => {
    const table = lay({ step: 'roll', P0: { pools: { SW: 3 } } });
    expect(table.changes(() => table.roll(4, 5))).toEqual({});
    expect(table.told('produced')).toEqual([{ seat: '0', resource: 'C', made: 0, squandered: 1 }]);
  });

  test('R6.2 the pools of a suburb have the number of their type; its size does not matter', () => {
    for (const R of ['Settlement', 'City'] as const) {
      const table = lay({ step: 'roll', P0: { cap: 'City', R } });
      expect(table.changes(() => table.roll(2, 5))).toEqual({ '0.pools.SW': 2, '0.pools.RB': 1 });
    }
  });

  test('R6.3 on doubles each matching pool of the roller gains two, those of the rival one', () => {
    const place = { L: 'Settlement', corners: 0 } as const;
    const table = lay({ step: 'roll', turn: '1', P0: place, P1: place });
    expect(table.changes(() => table.roll(6, 6))).toEqual({
      '0.pools.SE': 1,
      '0.pools.LB': 1,
      '1.pools.NW': 2,
    });
  });

  test('R6.4 perType: one in all, into the emptiest pool with room, ties in fill order', () => {
    const at = (pools: object, production: number) => {
      const table = lay({ step: 'roll', options: { production: 'perType' }, P0: { R: 'Settlement', pools } });
      return table.changes(() => table.roll(2, production));
    };
    expect(at({ SW: 1, RB: 1 }, 5)).toEqual({ '0.pools.SW': 2 });
    expect(at({ SW: 2, RB: 1 }, 5)).toEqual({ '0.pools.RB': 2 });
    expect(at({ SW: 3, RB: 3 }, 5)).toEqual({});
  });

  test('R6.4 perType on doubles of the roller: two, one at a time', () => {
    const table = lay({
      step: 'roll',
      options: { production: 'perType' },
      P0: { R: 'Settlement', pools: { NW: 1, RT: 1 } },
    });
    expect(table.changes(() => table.roll(2, 2))).toEqual({ '0.pools.NW': 2, '0.pools.RT': 2 });
  });
});
