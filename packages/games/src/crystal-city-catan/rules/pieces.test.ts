import { lay } from '../testing';

const rich = { cap: 'City', corners: 3 } as const;

describe('the stock', () => {
  test.each([
    ['buildRoad', ['L', 2], 2],
    ['buildGarrison', ['N', 3], 3],
    ['buildSuburb', ['R', 1], 1],
    ['grow', ['R', 3], 3],
    ['buildStarport', ['capL', 1], 1],
    ['buildHospital', ['cap'], 1],
    ['buildArmory', ['cap'], 2],
  ] as const)('R3.1 %s %j needs a piece of size %i in stock', (move, args, size) => {
    const suburb = move === 'grow' ? { R: 'Village', road: { R: 3 } } : { road: { R: 2 } };
    const place = { ...rich, ...suburb } as object;
    const without = lay({ P0: { ...place, stock: { [size]: 0 } } });
    expect(without.refused('0', move, ...args)).toBe('NO_PIECE');
    const one = lay({ P0: { ...place, stock: { [size]: 1 } } });
    one.act('0', move, ...args);
    expect(one.colony('0').stock[size]).toBe(0);
  });

  test('R3.1 the piece replaced returns after the build: it cannot serve it', () => {
    const table = lay({ P0: { ...rich, road: { L: 2 }, stock: { 2: 0 } } });
    expect(table.refused('0', 'buildRoad', 'R', 2)).toBe('NO_PIECE');
    table.act('0', 'buildRoad', 'L', 3);
    expect(table.colony('0').stock[2]).toBe(1);
    expect(table.refused('0', 'buildRoad', 'R', 2)).toBeNull();
  });

  test('R3.1 a Storehouse is a resource pyramid: it needs no piece', () => {
    const table = lay({ P0: { ...rich, stock: { 1: 0, 2: 0, 3: 0 } } });
    expect(table.refused('0', 'buildStorehouse', 'cap', 'M')).toBeNull();
  });

  test('R3.2 pieces that leave the table are in stock at once', () => {
    const table = lay({ step: 'roll', P0: { cap: 'City', garrison: { N: 3 } } });
    table.roll(1, 1);
    expect(table.colony('0').stock).toEqual({ 1: 5, 2: 4, 3: 5 });
  });
});
