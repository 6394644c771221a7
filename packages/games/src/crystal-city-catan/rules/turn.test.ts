import { lay } from '../testing';

describe('the course of a turn', () => {
  test('R5.1 the event die is drawn before the production die', () => {
    const table = lay({ step: 'roll' });
    table.dice(4, 2).act('0', 'rollDice');
    expect(table.state.roll).toEqual({ event: 4, production: 2, double: false });
    expect(table.told('rolled')).toEqual([{ seat: '0', event: 4, production: 2, double: false }]);
  });

  test('R5.1 only the player whose turn it is rolls, once', () => {
    const table = lay({ step: 'roll' });
    expect(table.refused('1', 'rollDice')).toBe('NOT_YOUR_TURN');
    table.roll(4, 2);
    expect(table.refused('0', 'rollDice')).toBe('WRONG_STEP');
  });

  test('R5.2 production waits for every decision of the event', () => {
    const table = lay({ step: 'roll' });
    expect(table.changes(() => table.roll(3, 3))).toEqual({});
    expect(table.changes(() => table.act('0', 'gain', 'NW'))).toEqual({});
    expect(table.state.step).toBe('event');
    expect(table.changes(() => table.act('1', 'gain', null))).toEqual({
      '0.pools.NW': 2,
      '0.pools.NE': 3,
      '1.pools.SW': 2,
    });
    expect(table.state.step).toBe('build');
  });

  test('R5.2 the event takes nothing that the same roll produces', () => {
    const table = lay({ step: 'roll', P0: { corners: 2, pools: { SE: 0 } } });
    table.roll(6, 6);
    expect(table.told('maraudersPassed')).toContainEqual({ seat: '0', exposed: 6 });
    expect(table.pools('0').SE).toBe(2);
  });

  test('R5.3 the player builds and trades in any order until the turn ends', () => {
    const table = lay({ P0: { corners: 3 } });
    table.act('0', 'buildRoad', 'L', 1).act('0', 'merchantTrade', 'none', ['NE', 'NE', 'NE'], 'NW');
    table.act('0', 'buildRoad', 'R', 1).act('0', 'endTurn');
    expect(table.state).toMatchObject({ step: 'roll', active: '1', turnNo: 2, roll: null });
    expect(table.state.counters).toEqual({ offers: 0, merchant: 0 });
  });

  test('R5.3 only the player whose turn it is may build, trade with the merchant, offer or end the turn', () => {
    const table = lay({ P1: { cap: 'City', corners: 3 } });
    const [give, get] = [
      { M: 1, F: 0, C: 0, T: 0 },
      { M: 0, F: 1, C: 0, T: 0 },
    ];
    expect(table.refused('1', 'buildRoad', 'L', 1)).toBe('NOT_YOUR_TURN');
    expect(table.refused('1', 'merchantTrade', 'none', ['NE', 'NE', 'NE'], 'NW')).toBe('NOT_YOUR_TURN');
    expect(table.refused('1', 'offerTrade', give, get)).toBe('NOT_YOUR_TURN');
    expect(table.refused('1', 'endTurn')).toBe('NOT_YOUR_TURN');
    expect(table.moves('1')).toEqual([]);
  });

  test('R7.10 the own Storehouses are ready again at the own turn, not at that of the rival', () => {
    const place = { cap: 'City', store: { cap: 'M' }, usedStores: ['cap'] } as const;
    const table = lay({ P0: place, P1: { ...place, store: { cap: 'F' } } });
    table.act('0', 'endTurn');
    expect(table.colony('1').sites.cap.store?.used).toBe(false);
    expect(table.colony('0').sites.cap.store?.used).toBe(true);
  });

  test('R8.7 by the clock the dice are rolled and the turn is ended', () => {
    const table = lay({ step: 'roll' });
    table.dice(4, 2).timeOut();
    expect(table.state.step).toBe('build');
    table.timeOut();
    expect(table.state).toMatchObject({ step: 'roll', active: '1' });
  });
});
