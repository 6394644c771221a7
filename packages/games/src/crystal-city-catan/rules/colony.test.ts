import { GARRISONS, POOLS, PORTS, ROADS, SITES } from '../data/geometry';
import { type CommunityName, lay } from '../testing';
import {
  coveredBy,
  exposedOf,
  garrisonOf,
  guardedIn,
  hasRoom,
  holdings,
  pointsOf,
  poolsOf,
  roomFor,
  totalOf,
  typeOf,
} from './colony';

describe('the colony', () => {
  test('R1.1 a grid of seven by three with the capital in the middle; only a road and a Starport share a cell', () => {
    const places = [POOLS, SITES, PORTS, GARRISONS].flatMap(
      (kind) => Object.values(kind) as { x: number; y: number }[],
    );
    const cells = places.map(({ x, y }) => `${x},${y}`);
    expect(new Set(cells).size).toBe(17);
    expect(SITES.cap).toMatchObject({ x: 0, y: 0 });
    for (const { x, y } of places) expect(Math.abs(x) <= 3 && Math.abs(y) <= 1).toBe(true);
    expect([ROADS.L, ROADS.R].map(({ x, y }) => `${x},${y}`)).toEqual([
      `${PORTS.capL.x},${PORTS.capL.y}`,
      `${PORTS.capR.x},${PORTS.capR.y}`,
    ]);
  });

  test('R1.2 four pools lie diagonally about the capital, roads left and right, Garrisons above and below', () => {
    const corners = Object.entries(POOLS).filter(([, { touches }]) => touches.includes('cap'));
    expect(corners.map(([pool, { x, y }]) => [pool, x, y])).toEqual([
      ['NW', -1, -1],
      ['NE', 1, -1],
      ['SW', -1, 1],
      ['SE', 1, 1],
    ]);
    expect(GARRISONS).toEqual({ N: { x: 0, y: -1 }, S: { x: 0, y: 1 } });
  });

  test('R1.3 one suburb on each side, at the outer end of its road, and nothing beyond', () => {
    expect([SITES.L, SITES.R].map(({ x }) => x)).toEqual([-2, 2]);
    const table = lay({ P0: { L: 'Settlement', corners: 3 } });
    expect(table.refused('0', 'buildSuburb', 'L', 1)).toBe('ALREADY_BUILT');
    expect(table.refused('0', 'buildSuburb', 'LL', 1)).toBe('MALFORMED');
  });

  test('R1.4 a new suburb shares the two corners of its side and adds two pools of its own', () => {
    const table = lay({ P0: { road: { L: 1 } } });
    const before = poolsOf(table.colony('0'));
    table.act('0', 'buildSuburb', 'L', 1);
    expect(poolsOf(table.colony('0'))).toEqual([...before, 'LT', 'LB']);
    expect(POOLS.NW.touches).toEqual(['cap', 'L']);
    expect(POOLS.LT.touches).toEqual(['L']);
  });

  test('R1.4 the pools of a suburb that is not there have no room, and no Starport covers them', () => {
    const colony = lay({ P0: { L: 'Settlement' } }).colony('0');
    expect([hasRoom(colony, 'LT'), hasRoom(colony, 'RT')]).toEqual([true, false]);
    expect([coveredBy(colony, 'L'), coveredBy(colony, 'R')]).toEqual([['F', 'T'], []]);
  });

  test('R1.5 the new pools have the types of the far side and start empty', () => {
    const table = lay({ P0: { L: 'Settlement', R: 'Settlement' }, P1: { L: 'Settlement', R: 'Settlement' } });
    const outer = (seat: string) =>
      (['LT', 'LB', 'RT', 'RB'] as const).map((pool) => typeOf(table.colony(seat), pool)).join('');
    expect([outer('0'), outer('1')]).toEqual(['FTMC', 'CMTF']);
    const built = lay({ P0: { road: { R: 1 } } }).act('0', 'buildSuburb', 'R', 1);
    expect(built.pools('0')).toMatchObject({ RT: 0, RB: 0 });
  });

  test('R1.6 a side of the capital takes a road or a Starport; the outer side of a suburb only a Starport', () => {
    const port = lay({ P0: { cap: 'Village', port: { capL: 1 }, corners: 2 } });
    expect(port.refused('0', 'buildRoad', 'L', 1)).toBe('SLOT_TAKEN');
    expect(port.refused('0', 'buildRoad', 'R', 1)).toBeNull();
    const road = lay({ P0: { cap: 'Village', L: 'Village', corners: 2 } });
    expect(road.refused('0', 'buildStarport', 'capL', 1)).toBe('SLOT_TAKEN');
    expect(road.refused('0', 'buildStarport', 'L', 1)).toBeNull();
  });

  test('R2.1 a pool holds three at the most', () => {
    const table = lay({ P0: { pools: { NW: 2 } } });
    const spare = { P0: { pools: { NW: 3 } } };
    expect(roomFor(table.colony('0'), 'M')).toBe(1);
    expect(roomFor(lay(spare).colony('0'), 'M')).toBe(0);
    expect(() => lay({ P0: { pools: { NW: 4 } } })).toThrow('I3 pools');
  });

  test('R2.2 resources do not move between pools of one type, not even through the merchant', () => {
    const table = lay({ P0: { cap: 'City', R: 'Settlement', port: { capL: 2 } } });
    expect(table.refused('0', 'merchantTrade', 'capL', ['NW'], 'RT')).toBe('SAME_TYPE');
    expect(table.refused('0', 'merchantTrade', 'capL', ['NW'], 'RB')).toBeNull();
  });

  test('R2.3 the total is the sum of the pools, Storehouses left out', () => {
    const place = { cap: 'City', R: 'Settlement', pools: { RT: 2 } } as const;
    expect(totalOf(lay({ P0: place }).colony('0'))).toBe(6);
    expect(totalOf(lay({ P0: { ...place, store: { cap: 'M' } } }).colony('0'))).toBe(6);
    expect(holdings(lay({ P0: place }).colony('0'), 'M')).toBe(3);
  });

  test.each([
    ['Settlement', 1],
    ['Village', 2],
    ['Township', 3],
    ['City', 3],
    ['Fort', 4],
    ['Stronghold', 5],
    ['Citadel', 6],
  ] as [CommunityName, number][])('R4.1 a %s is worth %i points', (cap, points) => {
    expect(pointsOf(lay({ P0: { cap } }).colony('0'))).toBe(points);
  });

  test('R4.2 points are those of all communities; nothing else gives any', () => {
    const communities = { cap: 'City', L: 'Township', R: 'Settlement' } as const;
    expect(pointsOf(lay({ P0: communities }).colony('0'))).toBe(7);
    const more = { road: { L: 3, R: 3 }, garrison: { N: 3, S: 1 }, port: { L: 1 }, store: { cap: 'M' } } as const;
    expect(pointsOf(lay({ P0: { ...communities, ...more } }).colony('0'))).toBe(7);
  });

  test('R4.3 a Township is a Village, and Fort, Stronghold and Citadel are Cities', () => {
    const armory = (cap: CommunityName) => lay({ P0: { cap, corners: 3 } }).refused('0', 'buildArmory', 'cap');
    expect(armory('Township')).toBe('NEEDS_CITY');
    expect(armory('Fort')).toBeNull();
    const port = (cap: CommunityName) => lay({ P0: { cap, corners: 3 } }).refused('0', 'buildStarport', 'capL', 2);
    expect(port('Township')).toBe('TOO_BIG_FOR_COMMUNITY');
    for (const cap of ['City', 'Fort', 'Stronghold', 'Citadel'] as const) expect(port(cap)).toBeNull();
  });

  test('R7.6 a Starport covers the types of the pools above and below its slot', () => {
    const place = { cap: 'City', L: 'City', R: 'City' } as const;
    const covered = (port: 'capL' | 'capR' | 'L' | 'R') => coveredBy(lay({ P0: place }).colony('0'), port).join('');
    expect([covered('capL'), covered('R'), covered('capR'), covered('L')]).toEqual(['MC', 'MC', 'FT', 'FT']);
  });

  test('R8.6 a Garrison guards up to its size in each of its two pools, never in those of a suburb', () => {
    const place = {
      cap: 'Village',
      L: 'Settlement',
      garrison: { N: 2, S: 1 },
      pools: { NW: 3, NE: 1, SW: 3, SE: 0, LT: 3 },
    } as const;
    const colony = lay({ P0: place }).colony('0');
    expect((['NW', 'NE', 'SW', 'SE', 'LT'] as const).map((pool) => guardedIn(colony, pool))).toEqual([2, 1, 1, 0, 0]);
    expect(exposedOf(colony)).toBe(6);
    expect(garrisonOf(colony)).toBe(3);
  });
});
