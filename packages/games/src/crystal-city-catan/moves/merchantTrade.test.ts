import { lay, type Place } from '../testing';

const refused = (P0: Place, port: string, pay: string[], to: string) =>
  lay({ P0 }).refused('0', 'merchantTrade', port, pay, to);
const harbour: Place = { cap: 'City', port: { capL: 1 }, corners: 2 };

describe('R9 the merchant', () => {
  test('R9.1 three of any types for one, two or one through a Starport', () => {
    expect(refused({}, 'none', ['NW', 'NE', 'SW'], 'SE')).toBeNull();
    for (const pay of [[], ['NW', 'NE'], ['NW', 'NW', 'NE', 'NE']]) {
      expect(refused({ corners: 2 }, 'none', pay, 'SE')).toBe('WRONG_RATE');
    }
    expect(refused(harbour, 'capL', ['NW', 'SW'], 'SE')).toBeNull();
    expect(refused(harbour, 'capL', ['NW'], 'SE')).toBe('WRONG_RATE');
    expect(refused({ ...harbour, port: { capL: 2 } }, 'capL', ['NW'], 'SE')).toBeNull();
    expect(refused(harbour, 'none', ['NW', 'NE', 'SW'], 'SE')).toBeNull();
  });

  test('R9.1 only through an own Starport, and only the types that this one covers', () => {
    expect(refused(harbour, 'capR', ['NW', 'SW'], 'SE')).toBe('NO_PORT');
    expect(lay({ P1: { ...harbour } }).refused('0', 'merchantTrade', 'capL', ['NW', 'SW'], 'SE')).toBe('NO_PORT');
    expect(refused(harbour, 'capL', ['NE', 'SW'], 'SE')).toBe('NOT_COVERED');
    expect(refused({ ...harbour, corners: 1 }, 'capL', ['NE', 'NE'], 'SE')).toBe('NOT_COVERED');
    expect(refused({ ...harbour, corners: 1 }, 'capL', ['NW', 'NW'], 'SE')).toBe('BAD_PAYMENT');
    expect(refused({ ...harbour, corners: 1 }, 'capL', ['RT', 'NW'], 'SE')).toBe('BAD_PAYMENT');
  });

  test('R9.1 everybody learns which Starport was used, if one was', () => {
    const table = lay({ P0: harbour })
      .act('0', 'merchantTrade', 'capL', ['NW', 'SW'], 'SE')
      .act('0', 'merchantTrade', 'none', ['NW', 'NE', 'NE'], 'SW');
    expect(table.told('merchant').map(({ port }) => port)).toEqual(['capL', null]);
  });

  test('R9.2 another type than those paid, into a pool that exists and has room', () => {
    expect(refused({ corners: 2 }, 'none', ['NW', 'NE', 'SW'], 'SW')).toBe('SAME_TYPE');
    expect(refused({}, 'none', ['NW', 'NE', 'SW'], 'LB')).toBe('NO_SUCH_POOL');
    expect(refused({ pools: { SE: 3 } }, 'none', ['NW', 'NE', 'SW'], 'SE')).toBe('POOL_FULL');
    expect(refused({ pools: { SE: 3 }, L: 'Settlement' }, 'none', ['NW', 'NE', 'SW'], 'LB')).toBeNull();
  });

  test('R9.2 with the option a type that was paid too, room counted once the payment has left', () => {
    const any = (P0: Place, pay: string[], to: string) =>
      lay({ options: { merchantGives: 'any' }, P0 }).refused('0', 'merchantTrade', 'none', pay, to);
    expect(any({ corners: 2 }, ['NW', 'NE', 'SW'], 'SW')).toBeNull();
    expect(any({ pools: { NW: 3 } }, ['NW', 'NW', 'NW'], 'NW')).toBeNull();
    expect(any({ pools: { NW: 3, SE: 3 } }, ['NW', 'NW', 'NW'], 'SE')).toBe('POOL_FULL');
    const table = lay({ options: { merchantGives: 'any' }, P0: { pools: { NW: 3 } } });
    expect(table.changes(() => table.act('0', 'merchantTrade', 'none', ['NW', 'NW', 'NW'], 'NW'))).toEqual({
      '0.pools.NW': 1,
    });
    const repaid = table
      .choices('0', 'merchantTrade')
      .filter(([, pay, to]) => (pay as string[]).includes(to as string));
    expect(repaid).not.toEqual([]);
  });

  test('R9.2 twenty-four trades in a turn, not twenty-five', () => {
    const trade = ['merchantTrade', 'none', ['NW', 'NE', 'SW'], 'SE'] as const;
    const table = lay({ P0: { corners: 3, pools: { SE: 0 } }, counters: { merchant: 22 } });
    for (const _ of ['the 23rd', 'the 24th']) {
      expect(table.refused('0', ...trade)).toBeNull();
      table.act('0', ...trade);
    }
    expect(table.refused('0', ...trade)).toBe('MERCHANT_LIMIT');
  });

  test('R9.1 listed are all sets of types that can be paid, with every pool that may take the gain', () => {
    expect(lay().choices('0', 'merchantTrade')).toEqual([
      ['none', ['NW', 'NE', 'SW'], 'SE'],
      ['none', ['NW', 'NE', 'SE'], 'SW'],
      ['none', ['NW', 'SW', 'SE'], 'NE'],
      ['none', ['NE', 'SW', 'SE'], 'NW'],
    ]);
    const table = lay({ P0: { ...harbour, corners: 0, pools: { NW: 2 } } });
    expect(table.choices('0', 'merchantTrade')).toEqual([
      ['capL', ['NW', 'NW'], 'NE'],
      ['capL', ['NW', 'NW'], 'SW'],
      ['capL', ['NW', 'NW'], 'SE'],
    ]);
  });
});
