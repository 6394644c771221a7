import { lay } from '../testing';

describe('production', () => {
  test('E4 both colonies produce what the die shows; Traders 0 to 0 bring nothing', () => {
    const table = lay({ step: 'roll' });
    expect(table.changes(() => table.roll(4, 3))).toEqual({ '0.pools.NE': 2, '1.pools.SW': 2 });
    expect(table.told('tradersTied')).toEqual([{ pips: 0 }]);
    expect(table.state.step).toBe('build');
  });

  test('E5 doubles: the roller gains two, excess resources are lost, the rival gains one', () => {
    const table = lay({ step: 'roll', P0: { pools: { SE: 2 } } });
    expect(table.changes(() => table.roll(6, 6))).toEqual({ '0.pools.SE': 3, '1.pools.NW': 2 });
    expect(table.told('produced')).toEqual([
      { seat: '0', resource: 'T', made: 1, squandered: 1 },
      { seat: '1', resource: 'T', made: 1, squandered: 0 },
    ]);
    expect(table.told('maraudersPassed')).toEqual([
      { seat: '0', exposed: 5 },
      { seat: '1', exposed: 4 },
    ]);
  });

  const twoPools = { R: 'Settlement', pools: { NW: 2, RT: 0 } } as const;

  test('E7 two pools of a type: each produces', () => {
    const table = lay({ step: 'roll', turn: '1', P0: twoPools });
    table.roll(3, 2).act('0', 'gain', null);
    expect(table.changes(() => table.act('1', 'gain', null))).toEqual({ '0.pools.NW': 3, '0.pools.RT': 1 });
  });

  test('E7 perType: one in all, into the emptier pool', () => {
    const table = lay({ step: 'roll', turn: '1', options: { production: 'perType' }, P0: twoPools });
    table.roll(3, 2).act('0', 'gain', null);
    expect(table.changes(() => table.act('1', 'gain', null))).toEqual({ '0.pools.RT': 1 });
  });

  test('E7 on doubles of the roller: two each, perType two in all', () => {
    const each = lay({ step: 'roll', P0: twoPools });
    expect(each.changes(() => each.roll(2, 2))).toEqual({ '0.pools.NW': 3, '0.pools.RT': 2 });
    const perType = lay({ step: 'roll', options: { production: 'perType' }, P0: twoPools });
    expect(perType.changes(() => perType.roll(2, 2))).toEqual({ '0.pools.RT': 2 });
  });
});
