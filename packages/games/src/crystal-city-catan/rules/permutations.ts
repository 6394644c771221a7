/** Every order of the items. */
export function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Whether one list is an order of the other. */
export function isOrderOf<T extends string | number>(list: readonly T[], items: readonly T[]): boolean {
  const sort = (values: readonly T[]): T[] => [...values].sort();
  return list.length === items.length && sort(list).every((value, index) => value === sort(items)[index]);
}
