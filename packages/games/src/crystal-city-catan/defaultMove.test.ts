import { bundle, lay } from './testing';

describe('R8.7 the default moves', () => {
  test('R8.7 gain: the scarcest type with room, ties Metal first; its emptiest pool, ties in fill order', () => {
    const gain = (pools: object, R?: 'Settlement') => {
      const table = lay({ step: 'roll', P0: { R, pools } as object });
      table.roll(3, 1);
      return table.byDefault('0')?.args[0];
    };
    expect(gain({})).toBe('NW');
    expect(gain({ NW: 2, SW: 0 })).toBe('SW');
    expect(gain({ NW: 1, RT: 0, NE: 2, SW: 2, SE: 2 }, 'Settlement')).toBe('RT');
    expect(gain({ NW: 1, RT: 1, NE: 3, SW: 3, SE: 3 }, 'Settlement')).toBe('NW');
  });

  test('R8.7 claim: the winner’s scarcest type, from the fullest into the emptiest pool', () => {
    const table = lay({
      step: 'roll',
      P0: { cap: 'Village', R: 'Settlement', garrison: { N: 1 }, pools: { NW: 1, RT: 0, NE: 2, SW: 2, SE: 2 } },
      P1: { L: 'Settlement', pools: { SE: 2, LB: 2 } },
    });
    table.roll(2, 5);
    expect(table.byDefault('0')).toEqual({ move: 'claim', args: ['LB', 'RT'] });
  });

  test('R8.7 Champion: the smaller Garrison; of equals the northern one', () => {
    const at = (N: 1 | 2, S: 1 | 2) => {
      const table = lay({ step: 'roll', P0: { cap: 'Village', garrison: { N, S } } });
      table.roll(5, 5);
      return table.byDefault('0')?.args[0];
    };
    expect([at(2, 1), at(1, 2), at(2, 2)]).toEqual(['S', 'N', 'N']);
  });

  test('R8.7 losses: one at a time from the fullest pool, ties in take order', () => {
    const table = lay({ step: 'roll', P0: { L: 'Settlement', pools: { LT: 2, LB: 1, NE: 3, SE: 0 } } });
    table.roll(6, 1);
    expect(table.byDefault('0')).toEqual({ move: 'surrender', args: [{ LT: 2, NE: 2 }] });
  });

  test('R8.7 an open offer is declined by the clock; who waits for the answer would withdraw', () => {
    const table = lay();
    table.act('0', 'offerTrade', bundle('M'), bundle('F'));
    expect(table.byDefault('0')).toEqual({ move: 'withdrawTrade', args: [] });
    expect(table.changes(() => table.timeOut())).toEqual({});
    expect(table.told('declined')).toEqual([{ seat: '1' }]);
    expect(table.state).toMatchObject({ step: 'build', trade: null, active: '0' });
  });

  test('R8.7 the default never touches a choice that is sealed already', () => {
    const table = lay({ step: 'roll' });
    table.roll(3, 1).act('1', 'gain', 'NE').timeOut();
    expect(table.pools('1')).toEqual({ NW: 1, NE: 2, SW: 1, SE: 2 });
    expect(table.pools('0')).toEqual({ NW: 2, NE: 1, SW: 1, SE: 1 });
    expect(table.told('byClock')).toEqual([{ seat: '0' }]);
  });

  test('R8.8 nothing is applied until both are in; then the choice of seat 0 comes first', () => {
    const table = lay({ step: 'roll' });
    table.roll(3, 1);
    expect(table.changes(() => table.act('1', 'gain', 'NE'))).toEqual({});
    expect(table.told('gained')).toEqual([]);
    expect(table.view('0').mustDecide).toBe(true);
    table.act('0', 'gain', 'SW');
    expect(table.told('gained')).toEqual([
      { seat: '0', resource: 'C', pool: 'SW' },
      { seat: '1', resource: 'C', pool: 'NE' },
    ]);
  });

  test('R8.8 a lone decision applies at once', () => {
    const table = lay({ step: 'roll', P0: { road: { L: 1 } } });
    table.roll(4, 1);
    expect(table.changes(() => table.act('0', 'gain', 'NW'))).toMatchObject({ '0.pools.NW': 2 });
  });
});
