import { COSTS, type Creatable, PYRAMIDS, SIZES, UNITS } from '../data/pieces';
import { type LaidTable, type Lay, lay } from '../testing';
import { inStock } from './stock';

const table = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({ step: 'creation', grain: { 0: 9 }, ...more, pieces: { B1: '1 village', ...pieces } });
const sites = (given: LaidTable, kind: string) =>
  given.choices('0', 'create').flatMap(([made, square]) => (made === kind ? [square] : []));

test('10.4 the pyramids, costs, upkeep and values of the pieces', () => {
  const rows = Object.entries(UNITS).map(([kind, unit]) => [kind, ...Object.values(unit)]);
  expect(rows).toEqual([
    ['infantry', 'small', 1, 1, 1, 1, 1],
    ['hover', 'medium', 2, 1, 3, 2, 2],
    ['tank', 'large', 3, 3, 2, 3, 3],
    ['diplomat', 'small', 0, 1, 1, 3, 1],
  ]);
  expect(COSTS).toEqual({ infantry: 1, hover: 2, tank: 3, diplomat: 3, village: 1, city: 3 });
  expect(
    SIZES.map((size) => Object.entries(PYRAMIDS).flatMap(([kind, of]) => (of.includes(size) ? [kind] : []))),
  ).toEqual([
    ['infantry', 'diplomat', 'goldMountain'],
    ['hover', 'village', 'freeVillage'],
    ['tank', 'city', 'mountain', 'goldMountain'],
  ]);
});

test.each([
  [0, 1, false],
  [1, 0, false],
  [1, 1, true],
])('R2.3 a piece of two pyramids needs both: with %i small and %i large ones in stock %s', (small, large, there) => {
  const { state } = table({});
  expect(inStock({ ...state, black: { small, medium: 0, large } }, null, 'goldMountain')).toBe(there);
});

describe('R10.1 grain', () => {
  test.each([
    ['infantry', 'A8', 1],
    ['hover', 'A6', 2],
    ['tank', 'A6', 3],
    ['village', 'A1', 1],
    ['city', 'A7', 3],
  ])('R10.1 %s on %s costs %i, not less', (kind, square, cost) => {
    const pieces = { A7: '0 village', A9: '0 city', A2: '0 infantry' };
    expect(table(pieces, { grain: { 0: cost - 1 } }).refused('0', 'create', kind, square)).toBe('NO_GRAIN');
    const paid = table(pieces, { grain: { 0: cost + 1 } });
    const changes = paid.changes(() => paid.act('0', 'create', kind, square));
    expect(changes).toEqual({ [square]: `0 ${kind}` });
    expect(paid.told('created')).toMatchObject([{ seat: '0', kind, cost }]);
    expect(paid.state.players['0']?.grain).toBe(1);
  });

  test('R10.1 as often as grain lasts, and each result can be used for the next', () => {
    const given = table({ A9: '0 village' }, { grain: { 0: 8 } });
    given.act('0', 'create', 'infantry', 'A5').act('0', 'create', 'village', 'A4');
    given.act('0', 'create', 'city', 'A4').act('0', 'create', 'tank', 'A1');
    expect(given.state.players['0']?.grain).toBe(0);
    expect(given.refused('0', 'create', 'infantry', 'A8')).toBe('NO_GRAIN');
    expect(given.refused('0', 'endTurn')).toBeNull();
  });
});

describe('R10.2 units', () => {
  test('R10.2 infantry around a village, corners too; hovers and tanks only at a side of a city', () => {
    const given = table({ A1: '0 village', A9: '0 city' });
    expect(sites(given, 'infantry')).toEqual(['A2', 'A4', 'A5', 'B7', 'B8']);
    expect(sites(given, 'hover')).toEqual(['A6', 'A8']);
    expect(sites(given, 'tank')).toEqual(['A6', 'A8']);
  });

  test('R10.2 only one’s own settlements make units', () => {
    const given = table({ A1: '0 village', B9: '1 city', A5: 'freeVillage' });
    expect(given.refused('0', 'create', 'tank', 'A3')).toBe('NO_SOURCE');
    expect(given.refused('0', 'create', 'infantry', 'A9')).toBe('NO_SOURCE');
  });

  test('R10.2 new units can do nothing before the next turn', () => {
    const given = table({ A9: '0 village', A7: '0 city', A1: '1 infantry' });
    given.act('0', 'create', 'tank', 'A4');
    expect(given.moves('0')).toEqual(['create', 'endTurn']);
    expect(given.refused('0', 'battle', 'A4', 'A1', [])).toBe('WRONG_STEP');
  });
});

describe('R10.3, R10.4 settlements', () => {
  test('R10.3 a village is founded at a side of an own infantry, nobody else’s', () => {
    const given = table({ A5: '0 infantry', A9: '0 city', B9: '1 infantry', A1: '0 tank' });
    expect(sites(given, 'village')).toEqual(['A2', 'A4', 'A6', 'A8']);
    expect(table({ A9: '0 city', A3: '1 infantry', A7: '0 hover' }).choices('0', 'create')).not.toContainEqual([
      'village',
      'A4',
    ]);
  });

  test.each([
    ['0 village', 'SPACING'],
    ['1 village', 'SPACING'],
    ['freeVillage', 'SPACING'],
    ['0 city', null],
    ['1 city', null],
  ])('R10.3 a %s at the corner of the new village: %s', (neighbour, code) => {
    const given = table({ A9: '0 city', A2: '0 infantry', A5: neighbour });
    expect(given.refused('0', 'create', 'village', 'A1')).toBe(code);
  });

  test('R10.3 the centre is allowed', () => {
    expect(table({ A9: '0 city', A4: '0 infantry' }).refused('0', 'create', 'village', 'A5')).toBeNull();
  });

  test('R10.3, R1.6 the distance is kept across a seam', () => {
    const pieces = { A8: '0 village', B2: '0 infantry', B9: '1 village', C9: '2 village' };
    const given = lay({ players: 3, step: 'creation', grain: { 0: 9 }, pieces });
    expect(given.refused('0', 'create', 'village', 'B1')).toBe('SPACING');
  });

  test('R10.4 a city replaces an own village; pyramids are exchanged', () => {
    const given = table({ A7: '0 village', A1: '0 village' });
    const { medium, large } = given.state.players['0']?.stock ?? { medium: 0, large: 0 };
    given.act('0', 'create', 'city', 'A7');
    expect(given.state.players['0']?.stock).toMatchObject({ medium: medium + 1, large: large - 1 });
    for (const other of ['A7', 'A2', 'B1']) expect(given.refused('0', 'create', 'city', other)).toBe('NO_SOURCE');
  });

  test('R10.5 anywhere, also on somebody else’s home', () => {
    const given = table({ B9: '0 village', B7: '0 infantry', A7: '0 city' });
    expect(given.refused('0', 'create', 'infantry', 'B6')).toBeNull();
    expect(given.refused('0', 'create', 'city', 'B9')).toBeNull();
  });
});

describe('R10, R2.3 the reasons of refusals, in order', () => {
  const refusedOf = (more: Partial<Lay>) => {
    const given = table({ A7: '0 village', A9: '0 city', A1: '0 infantry' }, more);
    return (kind: Creatable, square: string) => given.refused('0', 'create', kind, square);
  };

  test('R10.1 grain before pyramids, pyramids before room, room before the source', () => {
    const without = { aside: { 0: { large: 4 } } };
    expect(refusedOf({ ...without, grain: { 0: 2 } })('tank', 'A7')).toBe('NO_GRAIN');
    expect(refusedOf(without)('tank', 'A7')).toBe('NO_PIECE');
    expect(refusedOf({})('tank', 'A7')).toBe('OCCUPIED');
    expect(refusedOf({})('tank', 'B7')).toBe('NO_SOURCE');
    expect(refusedOf({})('diplomat', 'C1')).toBe('BAD_ARG');
    expect(refusedOf({ grain: {} })('diplomat', 'A6')).toBe('BAD_KIND');
  });

  test.each([
    ['infantry', 'A8', { small: 4 }],
    ['hover', 'A6', { medium: 4 }],
    ['tank', 'A6', { large: 4 }],
    ['village', 'A4', { medium: 4 }],
    ['city', 'A7', { large: 4 }],
  ] as const)('R2.3 no %s without its pyramid', (kind, square, aside) => {
    expect(refusedOf({ aside: { 0: aside } })(kind, square)).toBe('NO_PIECE');
  });

  test('R10.2 any other form is malformed', () => {
    const given = table({ A7: '0 village' });
    for (const args of [
      ['mountain', 'A1'],
      ['tank'],
      ['tank', 'A1', 'A2'],
      ['tank', -1],
      ['tank', 1.5],
      ['tank', 81],
    ]) {
      expect(given.refused('0', 'create', ...args)).toBe('MALFORMED');
    }
  });
});

describe('R2 stock', () => {
  test('R2.1 sizes are shared: a hover out is a village less', () => {
    const given = table({ A9: '0 city' }, { options: { stashes: 5 } });
    expect(given.state.players['0']?.stock).toEqual({ small: 5, medium: 5, large: 4 });
    given.act('0', 'create', 'hover', 'A8');
    expect(given.state.players['0']?.stock).toEqual({ small: 5, medium: 4, large: 4 });
  });

  test('R2.2 returned pyramids can be used at once, even in the same step', () => {
    const given = table({ A7: '0 village', A9: '0 city' }, { aside: { 0: { medium: 4 } } });
    expect(given.refused('0', 'create', 'hover', 'A8')).toBe('NO_PIECE');
    expect(given.act('0', 'create', 'city', 'A7').refused('0', 'create', 'hover', 'A8')).toBeNull();
  });
});
