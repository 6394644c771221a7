import { seededRandom } from '../../kit/random';
import { UNIT_KINDS } from '../data/pieces';
import { squareName, squareNamed } from '../data/squares';
import { type Layout, lay } from '../testing';

test('10.1 squares are numbered coaster by coaster, in reading order', () => {
  const names = Array.from({ length: 81 }, (_, square) => squareName(square));
  expect([names[0], names[8], names[9], names[17], names[72], names[80]]).toEqual(['A1', 'A9', 'B1', 'B9', 'I1', 'I9']);
  names.forEach((name, square) => {
    expect(squareNamed(name)).toBe(square);
  });
});

test('R1.7 one piece a square: nothing moves, jumps or is built onto another', () => {
  const pieces: Layout = {
    A5: '0 tank',
    A2: '0 infantry',
    A8: '0 city',
    B5: '1 tank',
    B1: '1 village',
    A4: 'mountain',
  };
  const moving = lay({ pieces });
  for (const to of ['A2', 'A8', 'A4']) expect(moving.refused('0', 'moveUnit', 'A5', to)).toBe('OCCUPIED');
  expect(moving.refused('0', 'teleport', 'A5', 'B5')).toBe('OCCUPIED');
  const building = lay({ step: 'creation', grain: { 0: 9 }, pieces });
  for (const at of ['A5', 'A2', 'A4', 'B1']) expect(building.refused('0', 'create', 'hover', at)).toBe('OCCUPIED');
});

/** The map `duel` turned by half: B is A upside down. */
const opposite = (name: string) => squareName(17 - squareNamed(name));
const turned = (pieces: Layout): Layout =>
  Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [opposite(name), piece]));

test('R1.2, R6.5 on a map turned by half every unit reaches the same squares, turned', () => {
  const random = seededRandom('half a turn');
  const names = Array.from({ length: 18 }, (_, square) => squareName(square));
  const blockers = ['mountain', '1 tank', '0 village', 'freeVillage', '0 infantry'];
  for (let n = 0; n < 60; n++) {
    const [from, ...others] = random.shuffle(names) as [string, ...string[]];
    const blocked = Object.fromEntries(blockers.map((piece, index) => [others[index], piece]));
    for (const kind of UNIT_KINDS) {
      const pieces = { ...blocked, [from]: `0 ${kind}` };
      const reach = lay({ pieces }).reach(from);
      expect(
        lay({ pieces: turned(pieces) })
          .reach(opposite(from))
          .map(opposite)
          .sort(),
      ).toEqual(reach);
    }
  }
});

test('R6.2, R6.5 a hover goes at least as far as a tank, a tank as infantry, and a mountain never helps', () => {
  const random = seededRandom('further');
  const names = Array.from({ length: 18 }, (_, square) => squareName(square));
  for (let n = 0; n < 60; n++) {
    const [from, wall, friend] = random.shuffle(names) as [string, string, string];
    const reach = (kind: string, more: Layout = {}) =>
      lay({ pieces: { [friend]: '0 village', [from]: `0 ${kind}`, ...more } }).reach(from);
    expect(reach('hover')).toEqual(expect.arrayContaining(reach('tank')));
    expect(reach('tank')).toEqual(expect.arrayContaining(reach('infantry')));
    expect(reach('hover')).toEqual(expect.arrayContaining(reach('hover', { [wall]: 'mountain' })));
  }
});
