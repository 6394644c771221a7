import { bundle, lay } from '../testing';

describe('trading', () => {
  test('E23 the merchant gives one for three, of another type', () => {
    const table = lay({ P0: { pools: { NW: 2, NE: 2 } } });
    expect(table.refused('0', 'merchantTrade', 'none', ['NW', 'NE', 'SE'], 'SE')).toBe('SAME_TYPE');
    expect(table.changes(() => table.act('0', 'merchantTrade', 'none', ['NW', 'NW', 'NE'], 'SE'))).toEqual({
      '0.pools.NW': 0,
      '0.pools.NE': 1,
      '0.pools.SE': 2,
    });
  });

  test('E24 a Starport takes the types it covers, mixed, from any own pool of them', () => {
    const place = { cap: 'Village', R: 'Settlement', port: { capL: 1 }, pools: { RT: 1 } } as const;
    const table = lay({ P0: place });
    expect(table.refused('0', 'merchantTrade', 'capL', ['NW', 'SW'], 'NE')).toBeNull();
    expect(table.refused('0', 'merchantTrade', 'capL', ['RT', 'SW'], 'NE')).toBeNull();
    expect(table.refused('0', 'merchantTrade', 'capL', ['NW', 'NE'], 'SE')).toBe('NOT_COVERED');
    expect(table.refused('0', 'merchantTrade', 'capL', ['NW', 'RT', 'SW'], 'NE')).toBe('WRONG_RATE');
    const medium = lay({ P0: { ...place, cap: 'City', port: { capL: 2 } } });
    expect(medium.refused('0', 'merchantTrade', 'capL', ['NW', 'SW'], 'NE')).toBe('WRONG_RATE');
    expect(medium.changes(() => medium.act('0', 'merchantTrade', 'capL', ['RT'], 'NE'))).toEqual({
      '0.pools.RT': 0,
      '0.pools.NE': 2,
    });
  });

  test('E27 an offer, a counter, and its acceptance', () => {
    const table = lay({ P0: { pools: { NW: 2 } } });
    table.act('0', 'offerTrade', bundle('M'), bundle('F')).act('1', 'counterTrade', bundle('F'), bundle('MM'));
    expect(table.changes(() => table.act('0', 'acceptTrade'))).toEqual({
      '0.pools.NW': 0,
      '0.pools.NE': 2,
      '1.pools.SE': 3,
      '1.pools.SW': 0,
    });
    expect(table.state).toMatchObject({ step: 'build', trade: null, active: '0' });
    const full = lay({ P0: { pools: { NW: 2 } }, P1: { pools: { SE: 2 } } });
    full.act('0', 'offerTrade', bundle('M'), bundle('F'));
    expect(full.refused('1', 'counterTrade', bundle('F'), bundle('MM'))).toBe('NO_ROOM');
  });
});
