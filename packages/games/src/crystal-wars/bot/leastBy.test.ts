import { seededRandom } from '../../kit/random';
import { leastBy } from './leastBy';

describe('a bot’s choice by a measure', () => {
  test('is the least, or undefined for an empty list', () => {
    expect(leastBy(['far', 'near'], (way) => (way === 'near' ? 1 : 2), seededRandom('least'))).toBe('near');
    expect(leastBy([], () => 0, seededRandom('least'))).toBeUndefined();
  });

  test('is one of several equals, the same with the same random number', () => {
    const chosen = (seed: number) => leastBy([3, 5, 7, 9], (square) => (square === 9 ? 1 : 0), seededRandom(`${seed}`));
    const all = Array.from({ length: 50 }, (_, seed) => chosen(seed));
    expect(new Set(all)).toEqual(new Set([3, 5, 7]));
    expect(Array.from({ length: 50 }, (_, seed) => chosen(seed))).toEqual(all);
  });
});
