/** Every order of the items, the given one first. */
export function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Whether a list contains the same items as another, each as often, in any order. */
export function isPermutationOf<T extends string | number>(list: readonly T[], items: readonly T[]): boolean {
  const sorted = [...items].sort();
  return list.length === items.length && [...list].sort().every((value, index) => value === sorted[index]);
}
