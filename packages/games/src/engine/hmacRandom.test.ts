import { createHmac } from 'node:crypto';
import { hmacRandom } from './hmacRandom';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The 32-bit words that Node's own HMAC produces for a move. */
function wordsOf(seed: string, move: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) => {
    const hash = createHmac('sha256', seed).update(`${move}:${block}`).digest();
    return Array.from({ length: 8 }, (_, word) => hash.readUInt32BE(4 * word));
  }).flat();
}

const rolls = (sides: number, count: number, move = 1, seed = SEED) => {
  const random = hmacRandom(seed, move);
  return Array.from({ length: count }, () => random.die(sides));
};

/** Returns the chi-square distance of the counts from a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('numbers are the words of the HMAC over move and block, one after the other', () => {
  expect(rolls(2 ** 32, 20)).toEqual(
    wordsOf(SEED, 1, 3)
      .slice(0, 20)
      .map((word) => word + 1),
  );
});

test('known answers: ten rolls of a die of six, and a shuffle of eight, for one seed and move', () => {
  expect(rolls(6, 10, 7)).toEqual([4, 3, 4, 6, 4, 6, 1, 3, 4, 2]);
  expect(hmacRandom(SEED, 7).shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 1, 3, 5, 2, 8, 7, 4]);
});

test('a word above the greatest multiple of the sides is passed over', () => {
  const sides = 3 * 2 ** 30;
  const fair = wordsOf(SEED, 1, 8).filter((word) => word < sides);
  expect(fair.length).toBeLessThan(64);
  expect(rolls(sides, fair.length)).toEqual(fair.map((word) => word + 1));
});

test.each([2, 3, 6, 20, 52])('every side of a die of %i is equally frequent', (sides) => {
  const counts = Array.from({ length: sides }, () => 0);
  for (const side of rolls(sides, 60_000)) counts[side - 1] = (counts[side - 1] ?? 0) + 1;
  // The mean and four and a half deviations of chi-square.
  expect(chiSquare(counts)).toBeLessThan(sides - 1 + 4.5 * Math.sqrt(2 * (sides - 1)) + 9);
});

test('every order of a shuffle is equally frequent over consecutive moves', () => {
  const counts = new Map<string, number>();
  for (let move = 0; move < 24_000; move++) {
    const order = hmacRandom(SEED, move).shuffle(['a', 'b', 'c', 'd']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(23 + 4.5 * Math.sqrt(46) + 9);
});

test('each move and each seed has its own random numbers', () => {
  expect(rolls(1000, 20, 1)).toEqual(rolls(1000, 20, 1));
  expect(rolls(1000, 20, 2)).not.toEqual(rolls(1000, 20, 1));
  expect(rolls(1000, 20, 1, `${SEED}0`)).not.toEqual(rolls(1000, 20, 1));
});

test('move 1 with block 11 is not move 11 with block 1', () => {
  expect(wordsOf(SEED, 1, 12).slice(-8)).not.toEqual(wordsOf(SEED, 11, 2).slice(-8));
  expect(rolls(2 ** 32, 96, 1).slice(-8)).not.toEqual(rolls(2 ** 32, 16, 11).slice(-8));
});

test('a choice with one outcome draws no random number', () => {
  const random = hmacRandom(SEED, 1);
  expect([random.die(1), random.shuffle(['a']), random.shuffle([])]).toEqual([1, ['a'], []]);
  expect(random.drew).toBe(false);
  random.die(2);
  expect(random.drew).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is no die of %d sides', (sides) => {
  expect(() => hmacRandom(SEED, 1).die(sides)).toThrow('no die');
});

test('a shuffle leaves its argument as it is', () => {
  const items = Object.freeze([1, 2, 3, 4, 5]);
  expect([...hmacRandom(SEED, 1).shuffle(items)].sort()).toEqual([...items]);
});
