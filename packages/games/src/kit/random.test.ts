import { boardgameRandom } from '../engine/boardgameRandom';
import { chance, fromUniform, pick, seededRandom } from './random';

const rolls = (seed: string, count = 50, sides = 6) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.die(sides));
};

describe('chance', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    expect(rolls('lantern')).toEqual(rolls('lantern'));
    expect(rolls('lantern')).not.toEqual(rolls('lanterns'));
    expect(rolls('')).not.toEqual(rolls(' '));
  });

  test('a die shows every side from 1 to its number of sides and nothing else', () => {
    for (const sides of [1, 2, 6, 20]) {
      const seen = new Set(rolls('sides', 2000, sides));
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, side) => side + 1));
    }
  });

  test('the lowest and the highest uniform number give the lowest and the highest side', () => {
    expect(fromUniform(() => 0).die(6)).toBe(1);
    expect(fromUniform(() => 1 - Number.EPSILON).die(6)).toBe(6);
  });

  test('each side is about equally frequent', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const side of rolls('fair', 60_000)) counts[side - 1] = (counts[side - 1] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('a shuffle keeps the items and leaves its argument as it is', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
    const shuffled = seededRandom('shuffle').shuffle(items);
    expect([...shuffled].sort()).toEqual([...items]);
    expect(shuffled).not.toEqual(items);
    expect(seededRandom('shuffle').shuffle([])).toEqual([]);
  });

  test('every order of a shuffle is about equally frequent', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('pick gives one of the items and refuses an empty list', () => {
    const random = seededRandom('pick');
    const seen = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
    expect(() => pick(random, [])).toThrow('nothing to pick');
  });

  test('chance is never true at 0, always at 1 and about half of the time at a half', () => {
    const random = seededRandom('chance');
    const hits = (probability: number) => Array.from({ length: 2000 }).filter(() => chance(random, probability)).length;
    expect(hits(0)).toBe(0);
    expect(hits(1)).toBe(2000);
    expect(Math.abs(hits(0.5) - 1000)).toBeLessThan(100);
  });

  test("boardgame.io's chance is passed on, the shuffled list left as it is", () => {
    const items = [1, 2, 3];
    const random = boardgameRandom({ Die: (sides) => sides, Shuffle: (list) => list.reverse() });
    expect(random.die(8)).toBe(8);
    expect(random.shuffle(items)).toEqual([3, 2, 1]);
    expect(items).toEqual([1, 2, 3]);
  });
});
