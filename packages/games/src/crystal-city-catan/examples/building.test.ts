import { pointsOf, totalOf } from '../rules/colony';
import { lay } from '../testing';

describe('building', () => {
  test('E6 a Settlement behind a road of one; no Village there', () => {
    const table = lay({ P0: { road: { R: 1 } } });
    const before = table.colony('0').stock[1];
    expect(table.refused('0', 'buildSuburb', 'R', 2)).toBe('TOO_BIG_FOR_ROAD');
    table.act('0', 'buildSuburb', 'R', 1);
    expect(table.pools('0')).toEqual({ NW: 0, NE: 0, SW: 0, SE: 0, RT: 0, RB: 0 });
    expect([before, table.colony('0').stock[1]]).toEqual([3, 2]);
    expect(pointsOf(table.colony('0'))).toBe(2);
  });

  test('E8 a Settlement grows to a City at once', () => {
    const table = lay({ P0: { corners: 2 } });
    table.act('0', 'grow', 'cap', 3);
    expect(table.pools('0')).toEqual({ NW: 0, NE: 0, SW: 0, SE: 0 });
    expect(table.colony('0').stock).toEqual({ 1: 5, 2: 5, 3: 4 });
    expect(pointsOf(table.colony('0'))).toBe(3);
  });

  test('E9 a road is paid by the pips added', () => {
    const table = lay({ P0: { cap: 'City', road: { L: 1 }, pools: { NW: 3, SW: 3 } } });
    expect(table.refused('0', 'buildRoad', 'L', 1)).toBe('NOT_LARGER');
    expect(table.changes(() => table.act('0', 'buildRoad', 'L', 3))).toEqual({
      '0.pools.NW': 1,
      '0.pools.SW': 1,
      '0.road.L': 3,
      '0.stock.1': 5,
      '0.stock.3': 3,
    });
    const village = lay({ P0: { cap: 'Village', road: { L: 1 }, pools: { NW: 3, SW: 3 } } });
    expect(village.refused('0', 'buildRoad', 'L', 3)).toBe('TOO_BIG_FOR_CAPITAL');
    expect(village.refused('0', 'buildRoad', 'L', 2)).toBeNull();
  });

  test('E10 a road and a Starport cannot share a side; a Starport is not enlarged', () => {
    const table = lay({ P0: { cap: 'Village', road: { L: 1 }, pools: { SW: 2, SE: 2 } } });
    expect(table.refused('0', 'buildStarport', 'capL', 1)).toBe('SLOT_TAKEN');
    expect(table.changes(() => table.act('0', 'buildStarport', 'capR', 1))).toMatchObject({
      '0.pools.SW': 1,
      '0.pools.SE': 1,
      '0.port.capR': 1,
    });
    expect(table.refused('0', 'buildRoad', 'R', 1)).toBe('SLOT_TAKEN');
    expect(table.refused('0', 'buildStarport', 'capR', 2)).toBe('PORT_NOT_UPGRADABLE');
    expect(table.refused('0', 'merchantTrade', 'capR', ['NE', 'SE'], 'NW')).toBeNull();
    expect(table.refused('0', 'merchantTrade', 'capR', ['NE', 'SW'], 'NW')).toBe('NOT_COVERED');
  });

  test('E11 a Starport is smaller than its community', () => {
    const table = lay({ P0: { cap: 'Village', L: 'Settlement', corners: 2 } });
    expect(table.refused('0', 'buildStarport', 'capR', 2)).toBe('TOO_BIG_FOR_COMMUNITY');
    expect(table.refused('0', 'buildStarport', 'L', 1)).toBe('TOO_BIG_FOR_COMMUNITY');
    expect(table.refused('0', 'buildStarport', 'capR', 1)).toBeNull();
  });

  test('E26 a Storehouse bars the Hospital until there is an Armory', () => {
    const table = lay({ P0: { cap: 'City', store: { cap: 'C' }, pools: { NW: 3, NE: 3 } } });
    expect(table.refused('0', 'buildHospital', 'cap')).toBe('STOREHOUSE_BLOCKS');
    table.act('0', 'buildArmory', 'cap');
    expect(pointsOf(table.colony('0'))).toBe(5);
    Object.assign(table.colony('0').pools, { NW: 3, NE: 3 });
    table.act('0', 'buildHospital', 'cap');
    expect(pointsOf(table.colony('0'))).toBe(6);
    const fort = lay({ P0: { cap: 'Fort' } });
    expect(fort.refused('0', 'buildStorehouse', 'cap', 'M')).toBe('NOT_ON_FORT');
  });

  test('E34 one Storehouse of a type on the whole board', () => {
    const table = lay({ P0: { cap: 'City' }, P1: { cap: 'City', store: { cap: 'C' } } });
    expect(table.refused('0', 'buildStorehouse', 'cap', 'C')).toBe('RES_TAKEN');
    const [total, points] = [totalOf(table.colony('0')), pointsOf(table.colony('0'))];
    table.act('0', 'buildStorehouse', 'cap', 'T');
    expect(table.colony('0').sites.cap.store).toEqual({ resource: 'T', used: false });
    expect(totalOf(table.colony('0'))).toBe(total - 2);
    expect(pointsOf(table.colony('0'))).toBe(points);
    table.act('0', 'buildStarport', 'capL', 1, ['SW', 'S:cap']);
    expect(table.colony('0').pools.SE).toBe(1);
  });

  test('E35 onePerCommunity: a second Starport at another community; by default one in all', () => {
    const place = { cap: 'City', R: 'City', port: { capL: 1 }, pools: { SW: 2, SE: 2 } } as const;
    const table = lay({ options: { starports: 'onePerCommunity' }, P0: place });
    table.act('0', 'buildStarport', 'R', 2);
    table.colony('0').pools.RT = 1;
    expect(table.refused('0', 'merchantTrade', 'R', ['RT'], 'NE')).toBeNull();
    expect(table.refused('0', 'merchantTrade', 'R', ['NE'], 'SW')).toBe('NOT_COVERED');
    expect(lay({ P0: place }).refused('0', 'buildStarport', 'R', 2)).toBe('PORT_LIMIT');
  });
});
