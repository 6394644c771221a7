import { lay } from '../testing';

const place = { cap: 'City', L: 'City', R: 'Settlement', store: { cap: 'M', L: 'C' } } as const;

describe('R11.1 paying', () => {
  test('R11.1 by default a ready Storehouse pays first; under once it pays last', () => {
    const first = lay({ P0: place });
    first.act('0', 'buildRoad', 'R', 2);
    expect(first.pools('0')).toMatchObject({ NW: 1, SW: 1 });
    const once = lay({ P0: place, options: { storehouse: 'once' } });
    once.act('0', 'buildRoad', 'R', 2);
    expect(once.pools('0')).toMatchObject({ NW: 0, SW: 0 });
    expect(once.colony('0').sites.cap.store).toEqual({ resource: 'M', used: false });
    once.act('0', 'buildRoad', 'R', 3);
    expect([once.colony('0').sites.cap.store, once.colony('0').sites.L?.store]).toEqual([null, null]);
  });

  test.each([
    [['S:cap', 'S:L'], null],
    [['S:cap', 'SW'], null],
    [['NW', 'S:L'], null],
    [['S:cap', 'S:cap'], 'BAD_PAYMENT'],
    [['S:R', 'SW'], 'BAD_PAYMENT'],
    [['LT', 'SW'], 'BAD_PAYMENT'],
    [['NW', 'NW', 'SW'], 'BAD_PAYMENT'],
    [['NW'], 'BAD_PAYMENT'],
    [[], 'BAD_PAYMENT'],
    [['S:X', 'SW'], 'MALFORMED'],
  ])('R11.1, R7.10 a road of one pip more paid with %j: %s', (pay, code) => {
    expect(lay({ P0: place }).refused('0', 'buildRoad', 'R', 2, pay)).toBe(code);
  });

  test('R11.1 a pool is not used beyond its content, and a Storehouse only when it is ready', () => {
    const pools = { NW: 1, RT: 1 };
    const table = lay({ P0: { ...place, pools, usedStores: ['cap'] } });
    expect(table.refused('0', 'buildRoad', 'R', 3, ['NW', 'NW', 'SW', 'S:L'])).toBe('BAD_PAYMENT');
    expect(table.refused('0', 'buildRoad', 'R', 3, ['NW', 'S:cap', 'SW', 'S:L'])).toBe('BAD_PAYMENT');
    expect(table.refused('0', 'buildRoad', 'R', 3, ['NW', 'RT', 'SW', 'S:L'])).toBeNull();
  });

  test('R11.1 missing resources are reported before errors in the payment', () => {
    const table = lay({ P0: { corners: 0 } });
    expect(table.refused('0', 'buildRoad', 'R', 1, ['NE'])).toBe('CANNOT_PAY');
    expect(table.refused('0', 'merchantTrade', 'none', ['NE', 'NE', 'NE'], 'NW')).toBe('BAD_PAYMENT');
  });

  test('R7.10 a Storehouse pays the merchant too', () => {
    const table = lay({ P0: place });
    table.act('0', 'merchantTrade', 'none', ['S:cap', 'NW', 'S:L'], 'NE');
    expect(table.pools('0')).toMatchObject({ NW: 0, NE: 2, SW: 1 });
    expect(table.refused('0', 'merchantTrade', 'none', ['S:cap', 'SW', 'SW'], 'NE')).toBe('BAD_PAYMENT');
  });
});
