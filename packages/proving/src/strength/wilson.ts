/** Normal quantile of a 95 % interval. */
const Z = 1.96;

export function wilson(won: number, matches: number): [least: number, most: number] {
  if (matches === 0) return [0, 1];
  const share = won / matches;
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + Z ** 2 / (4 * matches ** 2));
  const middle = share + Z ** 2 / (2 * matches);
  const whole = 1 + Z ** 2 / matches;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
