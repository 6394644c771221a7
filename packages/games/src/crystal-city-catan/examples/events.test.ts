import { lay } from '../testing';

describe('events', () => {
  test('E15 the wager: more Garrison pips claim one resource', () => {
    const place = { cap: 'Village', garrison: { N: 2, S: 1 } } as const;
    const table = lay({
      step: 'roll',
      P0: place,
      P1: { cap: 'Village', garrison: { N: 2 }, pools: { SW: 2 } },
    });
    table.roll(2, 5);
    expect(table.changes(() => table.act('0', 'claim', 'SW', 'NE'))).toEqual({
      '1.pools.SW': 1,
      '0.pools.NE': 2,
      '0.pools.SW': 2,
    });
    const tied = lay({ step: 'roll', P0: place, P1: { cap: 'Village', garrison: { N: 2, S: 1 } } });
    tied.roll(2, 5);
    expect(tied.state.step).toBe('build');
    expect(tied.told('wagerTied')).toEqual([{ pips: 3 }]);
  });

  test('E16 Quarterly Gains: a player without room is skipped, and an only choice applies at once', () => {
    const table = lay({ step: 'roll', P0: { corners: 3 } });
    table.roll(3, 5);
    expect(table.state.need).toEqual({ '0': null, '1': { kind: 'gain', optional: true } });
    expect(table.changes(() => table.act('1', 'gain', 'NE'))).toEqual({ '1.pools.NE': 2 });
    expect(table.state.step).toBe('build');
    expect(table.view('0').committed).toEqual({ '0': false, '1': false });
  });

  test('E17 Traders: the higher rating must gain', () => {
    const table = lay({
      step: 'roll',
      P0: { cap: 'Village', L: 'Village', road: { L: 2, R: 1 }, port: { L: 1 } },
      P1: { cap: 'City', road: { L: 3 } },
    });
    table.roll(4, 4);
    expect(table.told('tradersWon')).toEqual([{ seat: '0', pips: 4, rival: 3 }]);
    expect(table.refused('0', 'gain', null)).toBe('MUST_GAIN');
    expect(table.refused('0', 'gain', 'LT')).toBeNull();
    expect(table.refused('1', 'gain', 'NW')).toBe('NOT_YOUR_TURN');
  });

  test('E18 the Champion: the next smaller piece in stock takes the place of the lost one', () => {
    const place = (small: number) => ({ cap: 'City', garrison: { N: 3 }, stock: { 1: small, 2: 0 } }) as const;
    const rival = { cap: 'Citadel', garrison: { N: 3 } } as const;
    const table = lay({ step: 'roll', P0: place(2), P1: rival });
    expect(table.changes(() => table.roll(5, 5))).toEqual({
      '0.garrison.N': 1,
      '0.stock.1': 1,
      '0.stock.3': 4,
      '0.pools.SW': 3,
    });
    const none = lay({ step: 'roll', P0: place(0), P1: rival });
    expect(none.changes(() => none.roll(5, 5))).toEqual({ '0.garrison.N': 0, '0.stock.3': 4, '0.pools.SW': 3 });
  });

  test('E19 the Champion: the owner of two Garrisons chooses; an Armory in a suburb does not help', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', L: 'Stronghold', garrison: { N: 2, S: 1 } } });
    table.roll(5, 1);
    expect(table.state.need['0']).toEqual({ kind: 'garrison' });
    expect(table.changes(() => table.act('0', 'loseGarrisonPip', 'S'))).toEqual({
      '0.garrison.S': 0,
      '0.stock.1': 5,
      '1.pools.SE': 2,
    });
  });
});
