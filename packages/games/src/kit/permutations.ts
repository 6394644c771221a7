/** Every order of the items, the given one first. */
export function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Whether one list holds the same different items as another. */
export function isOrderOf(list: readonly string[], items: readonly string[]): boolean {
  return list.length === items.length && items.every((item) => list.includes(item));
}
