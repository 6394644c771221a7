import { lay } from '../testing';

describe('paying', () => {
  const place = { cap: 'City', store: { cap: 'M' }, corners: 0, pools: { SW: 2 } } as const;

  test('E25 a Storehouse pays once in a turn and is ready again in the next', () => {
    const table = lay({ P0: place });
    expect(table.changes(() => table.act('0', 'buildRoad', 'L', 1))).toMatchObject({
      '0.pools.SW': 1,
      '0.sites.cap.store.used': true,
    });
    expect(table.refused('0', 'buildRoad', 'R', 1)).toBe('CANNOT_PAY');
    table.act('0', 'endTurn').roll(4, 1).act('0', 'gain', 'SE').act('1', 'endTurn');
    expect(table.colony('0').sites.cap.store).toEqual({ resource: 'M', used: false });
    table.roll(4, 1).act('0', 'gain', 'SE');
    expect(table.refused('0', 'buildRoad', 'R', 1)).toBeNull();
  });

  test('E25 once: it is gone after it has paid', () => {
    const table = lay({ options: { storehouse: 'once' }, P0: place });
    table.act('0', 'buildRoad', 'L', 1);
    expect(table.colony('0').sites.cap.store).toBeNull();
  });

  const twoPools = { R: 'Settlement', corners: 0, pools: { NW: 2, RT: 2, SW: 1 } } as const;

  test('E32 by default the fullest pool pays, of equals the first in take order', () => {
    const table = lay({ P0: twoPools });
    table.act('0', 'buildRoad', 'L', 1);
    expect(table.pools('0')).toMatchObject({ NW: 2, RT: 1, SW: 0 });
  });

  test('E33 a payment of own choice, and the wrong ones', () => {
    const table = lay({ P0: { ...twoPools, pools: { ...twoPools.pools, NE: 1 } } });
    const refused = (...pay: string[]) => table.refused('0', 'buildRoad', 'L', 1, pay);
    expect(refused('NW', 'NE')).toBe('BAD_PAYMENT');
    expect(refused('NW', 'SW', 'RT')).toBe('BAD_PAYMENT');
    table.act('0', 'buildRoad', 'L', 1, ['NW', 'SW']);
    expect(table.pools('0')).toMatchObject({ NW: 1, RT: 2, SW: 0 });
    const poor = lay({ P0: { ...twoPools, pools: { NW: 2, RT: 2, SW: 0 } } });
    expect(poor.refused('0', 'buildRoad', 'L', 1, ['NW', 'SW'])).toBe('CANNOT_PAY');
  });
});
