import { lay, type Place } from '../testing';

describe('Marauders', () => {
  const exposed = {
    cap: 'Village',
    R: 'Settlement',
    garrison: { N: 2 },
    pools: { NW: 3, NE: 3, SW: 2, SE: 1, RT: 2, RB: 0 },
  } as const;

  test('E20 seven exposed resources: half of them go, rounded up, of own choice', () => {
    const table = lay({ step: 'roll', P0: exposed });
    table.roll(6, 4);
    expect(table.state.need).toEqual({ '0': { kind: 'lose', count: 4, exposed: 7 }, '1': null });
    expect(table.changes(() => table.act('0', 'surrender', { NW: 3, RT: 1 }))).toEqual({
      '0.pools.NW': 0,
      '0.pools.RT': 1,
      '1.pools.NE': 2,
    });
  });

  test('E20 total: half of everything; one Armory of either player covers two', () => {
    const total = lay({ step: 'roll', options: { marauderLoss: 'total' }, P0: exposed });
    total.roll(6, 4);
    expect(total.state.need['0']).toMatchObject({ count: 6 });
    for (const table of [
      lay({ step: 'roll', P0: exposed, P1: { cap: 'Stronghold' } }),
      lay({ step: 'roll', P0: { ...exposed, cap: 'Stronghold' } }),
    ]) {
      table.roll(6, 4);
      expect(table.told('maraudersPassed')).toContainEqual({ seat: '0', exposed: 5 });
      expect(table.state.step).toBe('build');
    }
  });

  test('E21 the losses of both are sealed and applied together', () => {
    const table = lay({ step: 'roll', P0: { corners: 2 }, P1: { corners: 2 } });
    table.roll(6, 1);
    expect(table.refused('0', 'surrender', { NW: 2, NE: 1 })).toBe('WRONG_COUNT');
    expect(table.changes(() => table.act('0', 'surrender', { NW: 2, NE: 2 }))).toEqual({});
    expect(table.view('1').committed).toEqual({ '0': true, '1': false });
    expect(table.view('1').mySealed).toBeNull();
    expect(table.refused('0', 'surrender', { NW: 2, NE: 2 })).toBe('ALREADY_COMMITTED');
    expect(table.changes(() => table.act('1', 'surrender', { SW: 2, NE: 2 }))).toEqual({
      '0.pools.NW': 0,
      '0.pools.NE': 0,
      '1.pools.SW': 0,
      '1.pools.NE': 0,
      '1.pools.SE': 3,
    });
  });

  const owner: Place = { cap: 'Stronghold', corners: 2, pools: { NW: 3 } };
  const rival: Place = { corners: 2 };
  const needs = (options: object, P0: Place) => {
    const table = lay({ step: 'roll', options, P0, P1: rival });
    table.roll(6, 1);
    return table.state.need;
  };

  test('E22 shared: an Armory covers its owner first', () => {
    expect(needs({ armoryCover: 'shared' }, owner)).toEqual({
      '0': { kind: 'lose', count: 4, exposed: 7 },
      '1': { kind: 'lose', count: 4, exposed: 8 },
    });
    expect(needs({ armoryCover: 'each' }, owner)).toEqual({ '0': { kind: 'lose', count: 4, exposed: 7 }, '1': null });
  });

  test('E22 shared: the cover that the owner does not need covers the rival', () => {
    expect(needs({ armoryCover: 'shared' }, { ...owner, corners: 0, pools: { NW: 1 } })).toEqual({
      '0': null,
      '1': { kind: 'lose', count: 4, exposed: 7 },
    });
  });

  test('E30 the clock takes from the fullest pool, ties in take order', () => {
    const table = lay({
      step: 'roll',
      P0: { R: 'Settlement', corners: 0, pools: { NW: 3, NE: 2, RT: 3 } },
      P1: { corners: 0 },
    });
    table.roll(6, 6);
    expect(table.state.need['0']).toMatchObject({ count: 4 });
    expect(table.changes(() => table.timeOut())).toEqual({
      '0.pools.NW': 1,
      '0.pools.RT': 1,
      '0.pools.SE': 2,
      '1.pools.NW': 1,
    });
    expect(table.told('byClock')).toEqual([{ seat: '0' }]);
  });
});
