import { lay } from '../testing';
import { crystalsOf, hasRoom, lose, reward } from './hitPoints';

const shown = (hp: number) => crystalsOf({ hp, borrowed: [0, 0, 0] }).own;

/** A fighter and a mage on level 3; the fighter has these hit points and borrowed crystals. */
const fighter = (hp: number, borrowed: [number, number, number] = [0, 0, 0]) =>
  lay({ level: 3, party: [{ colour: 'blue', hp, borrowed }, { colour: 'red' }] });

describe('points as crystals', () => {
  test.each([
    [1, [1, 0, 0]],
    [2, [0, 1, 0]],
    [3, [0, 0, 1]],
    [4, [1, 0, 1]],
    [5, [0, 1, 1]],
    [6, [0, 0, 2]],
    [7, [1, 0, 2]],
    [8, [0, 1, 2]],
    [9, [1, 1, 2]],
    [10, [0, 2, 2]],
    [11, [1, 2, 2]],
    [12, [2, 2, 2]],
  ])('R17.1: %i points take the fewest crystals, and of these the most large ones', (hp, crystals) => {
    expect(shown(hp)).toEqual(crystals);
  });

  test('R17.1: up to twelve points nothing is borrowed, above them as little as will do', () => {
    const table = fighter(11);
    reward(table.state, '0', 1);
    expect(table.hero('0')).toMatchObject({ hp: 12, borrowed: [0, 0, 0] });
    reward(table.state, '0', 2);
    expect(table.hero('0')).toMatchObject({ hp: 14, borrowed: [0, 1, 0] });
    expect(table.state.bag.blue).toEqual([3, 2, 3]);
  });

  test('R17.2: a reward takes the fewest points that do, whatever was borrowed before', () => {
    const table = fighter(13, [1, 0, 0]);
    reward(table.state, '0', 2);
    expect(table.hero('0')).toMatchObject({ hp: 15, borrowed: [0, 0, 1] });
    expect(table.state.bag.blue).toEqual([3, 3, 2]);
  });

  test('R17.3: points lost give back at once what is no longer needed, and no other crystals are taken for it', () => {
    const table = fighter(15, [0, 0, 1]);
    lose(table.state, '0', 2);
    expect(table.hero('0')).toMatchObject({ hp: 13, borrowed: [0, 0, 1] });
    lose(table.state, '0', 1);
    expect(table.hero('0')).toMatchObject({ hp: 12, borrowed: [0, 0, 0] });
    expect(table.state.bag.blue).toEqual([3, 3, 3]);
  });

  test('R11.4: there is room for a point as long as the own crystals can show it', () => {
    expect(hasRoom(fighter(11).hero('0'))).toBe(true);
    expect(hasRoom(fighter(12).hero('0'))).toBe(false);
    expect(hasRoom(fighter(14, [0, 0, 1]).hero('0'))).toBe(true);
    expect(hasRoom(fighter(15, [0, 0, 1]).hero('0'))).toBe(false);
  });

  test('R17.2 whatever is gained, no other crystals show enough with fewer points, fewer pieces or more large ones', () => {
    const sets = Array.from({ length: 64 }, (_, n) => [n % 4, Math.floor(n / 4) % 4, Math.floor(n / 16)] as const);
    const pips = ([small, medium, large]: readonly [number, number, number]) => small + 2 * medium + 3 * large;
    const better = (one: readonly [number, number, number], other: readonly [number, number, number]) => {
      const count = (set: readonly number[]) => set.reduce((total, pieces) => total + pieces, 0);
      return pips(one) - pips(other) || count(one) - count(other) || other[2] - one[2];
    };
    for (let hp = 13; hp <= 30; hp++) {
      const table = fighter(12);
      reward(table.state, '0', hp - 12);
      const [best] = sets.filter((set) => pips(set) >= hp - 12).sort(better);
      expect([hp, table.hero('0').borrowed]).toEqual([hp, best]);
    }
  });

  test('R17.2 thirty points are the most there can be: all eighteen of the bag above the own twelve', () => {
    const table = fighter(30, [3, 3, 3]);
    expect(table.state.bag.blue).toEqual([0, 0, 0]);
    expect(hasRoom(table.hero('0'))).toBe(false);
    expect(crystalsOf(table.hero('0')).own).toEqual([2, 2, 2]);
  });

  test('R17.1 crystals shown are worth exactly the points, with borrowed ones too', () => {
    for (let hp = 1; hp <= 12; hp++) {
      const [small, medium, large] = shown(hp);
      expect(small + 2 * medium + 3 * large).toBe(hp);
    }
    expect(crystalsOf({ hp: 13, borrowed: [0, 1, 0] })).toEqual({ own: [1, 2, 2], borrowed: [0, 1, 0] });
  });
});
