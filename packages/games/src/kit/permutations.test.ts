import { isPermutationOf, permutationsOf } from './permutations';

test('every order of some items is listed once, the given one first', () => {
  const orders = permutationsOf(['a', 'b', 'c']);
  expect(orders[0]).toEqual(['a', 'b', 'c']);
  expect(orders).toHaveLength(6);
  expect(new Set(orders.map(String)).size).toBe(6);
  expect(permutationsOf([])).toEqual([[]]);
});

describe('a permutation', () => {
  test('holds the same items in any order', () => {
    expect(isPermutationOf(['c', 'a', 'b'], ['a', 'b', 'c'])).toBe(true);
    expect(isPermutationOf([5, 2, 5], [5, 5, 2])).toBe(true);
  });

  test('holds each item as often, and no other', () => {
    expect(isPermutationOf([5, 2, 2], [5, 5, 2])).toBe(false);
    expect(isPermutationOf(['a', 'b'], ['a', 'b', 'c'])).toBe(false);
    expect(isPermutationOf(['a', 'b', 'd'], ['a', 'b', 'c'])).toBe(false);
  });
});
