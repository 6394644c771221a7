import { lay, type Place } from '../testing';

const rich: Place = { cap: 'City', corners: 3 };
const refused = (P0: Place, move: string, ...args: unknown[]) => lay({ P0 }).refused('0', move, ...args);
const changes = (P0: Place, move: string, ...args: unknown[]) => {
  const table = lay({ P0 });
  return table.changes(() => table.act('0', move, ...args));
};

describe('R7.1 road', () => {
  test('R7.1 at or to any size up to the capital, 1 Metal and 1 Crystal for each pip added', () => {
    expect(changes(rich, 'buildRoad', 'R', 3)).toEqual({
      '0.pools.NW': 0,
      '0.pools.SW': 0,
      '0.road.R': 3,
      '0.stock.3': 3,
    });
    expect(changes({ ...rich, road: { R: 2 } }, 'buildRoad', 'R', 3)).toMatchObject({
      '0.pools.NW': 2,
      '0.stock.2': 5,
    });
  });

  test('R7.1 not larger than the capital, not smaller than the present road, not on a Starport', () => {
    expect(refused({ corners: 3 }, 'buildRoad', 'L', 2)).toBe('TOO_BIG_FOR_CAPITAL');
    expect(refused({ corners: 3 }, 'buildRoad', 'L', 1)).toBeNull();
    expect(refused({ ...rich, road: { L: 2 } }, 'buildRoad', 'L', 2)).toBe('NOT_LARGER');
    expect(refused({ ...rich, port: { capL: 1 } }, 'buildRoad', 'L', 1)).toBe('SLOT_TAKEN');
    expect(refused({ corners: 0 }, 'buildRoad', 'L', 1)).toBe('CANNOT_PAY');
  });
});

describe('R7.2 Garrison', () => {
  test('R7.2 at or to any size up to the capital, 1 Textile and 1 Food for each pip added', () => {
    expect(changes({ ...rich, garrison: { S: 1 } }, 'buildGarrison', 'S', 3)).toEqual({
      '0.pools.NE': 1,
      '0.pools.SE': 1,
      '0.garrison.S': 3,
      '0.stock.1': 5,
      '0.stock.3': 3,
    });
  });

  test('R7.2 not larger than the capital, not smaller than the present Garrison', () => {
    expect(refused({ cap: 'Village', corners: 3 }, 'buildGarrison', 'N', 3)).toBe('TOO_BIG_FOR_CAPITAL');
    expect(refused({ cap: 'Village', corners: 3 }, 'buildGarrison', 'N', 2)).toBeNull();
    expect(refused({ ...rich, garrison: { N: 1 } }, 'buildGarrison', 'N', 1)).toBe('NOT_LARGER');
    expect(refused({ corners: 0 }, 'buildGarrison', 'N', 1)).toBe('CANNOT_PAY');
  });
});

describe('R7.3 suburb', () => {
  test('R7.3 costs its size in each type and brings two empty pools', () => {
    expect(changes({ ...rich, road: { L: 2 } }, 'buildSuburb', 'L', 2)).toEqual({
      '0.pools.NW': 1,
      '0.pools.NE': 1,
      '0.pools.SW': 1,
      '0.pools.SE': 1,
      '0.pools.LT': 0,
      '0.pools.LB': 0,
      '0.sites.L.base': 2,
      '0.sites.L.hospital': false,
      '0.sites.L.armory': false,
      '0.sites.L.store': null,
      '0.stock.2': 3,
    });
  });

  test('R7.3 needs a road on its side, no suburb there, and is no larger than the road', () => {
    expect(refused(rich, 'buildSuburb', 'L', 1)).toBe('NO_ROAD');
    expect(refused({ ...rich, L: 'Settlement' }, 'buildSuburb', 'L', 1)).toBe('ALREADY_BUILT');
    expect(refused({ ...rich, road: { L: 2 } }, 'buildSuburb', 'L', 3)).toBe('TOO_BIG_FOR_ROAD');
    expect(refused({ ...rich, road: { L: 2 } }, 'buildSuburb', 'R', 1)).toBe('NO_ROAD');
    expect(refused({ ...rich, corners: 1, road: { L: 2 } }, 'buildSuburb', 'L', 2)).toBe('CANNOT_PAY');
  });
});

describe('R7.4 growing', () => {
  test('R7.4 one or two steps at once, one of each type a step; a Township grows to a Fort', () => {
    expect(changes({ corners: 3 }, 'grow', 'cap', 3)).toMatchObject({ '0.pools.NW': 1, '0.sites.cap.base': 3 });
    expect(changes({ ...rich, R: 'Township', road: { R: 3 } }, 'grow', 'R', 3)).toEqual({
      '0.pools.NW': 2,
      '0.pools.NE': 2,
      '0.pools.SW': 2,
      '0.pools.SE': 2,
      '0.sites.R.base': 3,
      '0.stock.2': 5,
      '0.stock.3': 2,
    });
  });

  test('R7.4 a suburb not above its road, nothing to its own size or below, nothing where nothing stands', () => {
    expect(refused({ ...rich, L: 'Settlement' }, 'grow', 'L', 2)).toBe('TOO_BIG_FOR_ROAD');
    expect(refused({ ...rich, L: 'Settlement', road: { L: 2 } }, 'grow', 'L', 2)).toBeNull();
    expect(refused(rich, 'grow', 'cap', 3)).toBe('NOT_LARGER');
    expect(refused(rich, 'grow', 'R', 2)).toBe('NO_COMMUNITY');
    expect(refused({}, 'grow', 'cap', 3)).toBe('CANNOT_PAY');
  });
});

describe('R7.5 Starport', () => {
  test('R7.5 costs 1 Crystal and 1 Textile a size, and is smaller than its community', () => {
    expect(changes(rich, 'buildStarport', 'capL', 2)).toEqual({
      '0.pools.SW': 1,
      '0.pools.SE': 1,
      '0.port.capL': 2,
      '0.stock.2': 4,
    });
    expect(refused({ cap: 'Village', corners: 3 }, 'buildStarport', 'capL', 2)).toBe('TOO_BIG_FOR_COMMUNITY');
    expect(refused({ corners: 3 }, 'buildStarport', 'capL', 1)).toBe('TOO_BIG_FOR_COMMUNITY');
    expect(refused({ ...rich, corners: 1 }, 'buildStarport', 'capL', 2)).toBe('CANNOT_PAY');
  });

  test('R7.5 never enlarged, not beside a road, not at a suburb that does not stand', () => {
    expect(refused({ ...rich, port: { capL: 1 } }, 'buildStarport', 'capL', 2)).toBe('PORT_NOT_UPGRADABLE');
    expect(refused({ ...rich, road: { L: 1 } }, 'buildStarport', 'capL', 1)).toBe('SLOT_TAKEN');
    expect(refused(rich, 'buildStarport', 'L', 1)).toBe('NO_COMMUNITY');
  });

  test('R7.5 one in all; under onePerCommunity one for each', () => {
    const place: Place = { ...rich, L: 'City', port: { capR: 1 } };
    expect(refused(place, 'buildStarport', 'L', 1)).toBe('PORT_LIMIT');
    const each = lay({ options: { starports: 'onePerCommunity' }, P0: place });
    expect(each.refused('0', 'buildStarport', 'L', 1)).toBeNull();
    const both = lay({ options: { starports: 'onePerCommunity' }, P0: { ...rich, port: { capR: 1 } } });
    expect(both.refused('0', 'buildStarport', 'capL', 1)).toBe('PORT_LIMIT');
  });

  test('R7.5 after its loss it may be built again', () => {
    const table = lay({ step: 'roll', P0: { cap: 'Village', port: { capR: 1 }, corners: 3 } });
    table.roll(1, 1);
    expect(table.colony('0').port.capR).toBe(0);
    table.act('0', 'grow', 'cap', 2);
    expect(table.refused('0', 'buildStarport', 'capR', 1)).toBeNull();
  });
});

describe('R7.7 Hospital', () => {
  test('R7.7 three Metal and three Food, a small piece', () => {
    expect(changes(rich, 'buildHospital', 'cap')).toEqual({
      '0.pools.NW': 0,
      '0.pools.NE': 0,
      '0.sites.cap.hospital': true,
      '0.stock.1': 4,
    });
    expect(refused({ ...rich, pools: { NE: 2 } }, 'buildHospital', 'cap')).toBe('CANNOT_PAY');
  });

  test('R7.7 on a Village or City without one; with a Storehouse only where there is an Armory', () => {
    expect(refused({ corners: 3 }, 'buildHospital', 'cap')).toBe('NEEDS_VILLAGE');
    expect(refused({ cap: 'Village', corners: 3 }, 'buildHospital', 'cap')).toBeNull();
    expect(refused({ ...rich, cap: 'Fort' }, 'buildHospital', 'cap')).toBe('ALREADY_BUILT');
    expect(refused(rich, 'buildHospital', 'L')).toBe('NO_COMMUNITY');
    expect(refused({ ...rich, store: { cap: 'T' } }, 'buildHospital', 'cap')).toBe('STOREHOUSE_BLOCKS');
    expect(refused({ ...rich, cap: 'Stronghold', store: { cap: 'T' } }, 'buildHospital', 'cap')).toBeNull();
  });
});

describe('R7.8 Armory', () => {
  test('R7.8 two Metal and two Food, a medium piece', () => {
    expect(changes(rich, 'buildArmory', 'cap')).toEqual({
      '0.pools.NW': 1,
      '0.pools.NE': 1,
      '0.sites.cap.armory': true,
      '0.stock.2': 4,
    });
    expect(refused({ ...rich, pools: { NW: 1 } }, 'buildArmory', 'cap')).toBe('CANNOT_PAY');
  });

  test('R7.8 on a City or Fort without one', () => {
    expect(refused({ ...rich, cap: 'Village' }, 'buildArmory', 'cap')).toBe('NEEDS_CITY');
    expect(refused({ ...rich, cap: 'Fort' }, 'buildArmory', 'cap')).toBeNull();
    expect(refused({ ...rich, cap: 'Stronghold' }, 'buildArmory', 'cap')).toBe('ALREADY_BUILT');
    expect(refused(rich, 'buildArmory', 'R')).toBe('NO_COMMUNITY');
  });
});

describe('R7.9 Storehouse', () => {
  test('R7.9 one Metal and one Food; the builder names the type', () => {
    expect(changes(rich, 'buildStorehouse', 'cap', 'T')).toEqual({
      '0.pools.NW': 2,
      '0.pools.NE': 2,
      '0.sites.cap.store.resource': 'T',
      '0.sites.cap.store.used': false,
    });
    expect(refused({ ...rich, pools: { NW: 0 } }, 'buildStorehouse', 'cap', 'T')).toBe('CANNOT_PAY');
  });

  test('R7.9 on a City, Stronghold or Citadel without one, of a type that no Storehouse has', () => {
    expect(refused({ ...rich, cap: 'Township' }, 'buildStorehouse', 'cap', 'T')).toBe('NEEDS_CITY');
    expect(refused({ ...rich, cap: 'Fort' }, 'buildStorehouse', 'cap', 'T')).toBe('NOT_ON_FORT');
    for (const cap of ['Stronghold', 'Citadel'] as const) {
      expect(refused({ ...rich, cap }, 'buildStorehouse', 'cap', 'T')).toBeNull();
    }
    expect(refused({ ...rich, store: { cap: 'M' } }, 'buildStorehouse', 'cap', 'T')).toBe('ALREADY_BUILT');
    expect(refused(rich, 'buildStorehouse', 'L', 'T')).toBe('NO_COMMUNITY');
    const own: Place = { ...rich, L: 'City', store: { L: 'T' } };
    expect(refused(own, 'buildStorehouse', 'cap', 'T')).toBe('RES_TAKEN');
    expect(refused(own, 'buildStorehouse', 'cap', 'M')).toBeNull();
  });

  test('R7.10 once: the type is free again when the Storehouse has been used', () => {
    const table = lay({ options: { storehouse: 'once' }, P0: { ...rich, L: 'City', store: { L: 'C' } } });
    expect(table.refused('0', 'buildStorehouse', 'cap', 'C')).toBe('RES_TAKEN');
    table.act('0', 'buildRoad', 'R', 1, ['NW', 'S:L']);
    expect(table.refused('0', 'buildStorehouse', 'cap', 'C')).toBeNull();
  });
});

test('R5 possible builds are listed once for each place and size, at the default payment', () => {
  const table = lay({ P0: { ...rich, R: 'Settlement', road: { R: 3 } } });
  expect(table.choices('0', 'buildRoad')).toEqual([
    ['L', 1],
    ['L', 2],
    ['L', 3],
  ]);
  expect(table.choices('0', 'buildGarrison')).toHaveLength(6);
  expect(table.choices('0', 'grow')).toEqual([
    ['R', 2],
    ['R', 3],
  ]);
  expect(table.choices('0', 'buildStorehouse')).toHaveLength(4);
  expect(table.choices('0', 'buildStarport')).toEqual([
    ['capL', 1],
    ['capL', 2],
  ]);
  for (const move of ['buildHospital', 'buildArmory']) expect(table.choices('0', move)).toEqual([['cap']]);
  expect(lay({ P0: { ...rich, road: { L: 3 } } }).choices('0', 'buildSuburb')).toEqual([
    ['L', 1],
    ['L', 2],
    ['L', 3],
  ]);
});
