const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

/** The value below which the given share of the numbers lies; 0 for no numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  return inOrder(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
}

/** The number in the middle, or half-way between the two in the middle; `NaN` for no numbers. */
export function median(numbers: readonly number[]): number {
  const middle = inOrder(numbers).slice((numbers.length - 1) >> 1, (numbers.length >> 1) + 1);
  return ((middle[0] ?? Number.NaN) + (middle.at(-1) ?? Number.NaN)) / 2;
}
