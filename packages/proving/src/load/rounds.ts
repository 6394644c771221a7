/** The summary of one figure over several rounds: its median, lowest and highest. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Absent if nothing was measured. */
export function spreadOf(found: readonly number[]): Spread | undefined {
  const sorted = [...found].sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  const [below, above] = [sorted[(sorted.length - 1) >> 1] as number, sorted[sorted.length >> 1] as number];
  return { median: (below + above) / 2, low, high };
}

/** A figure with three digits. */
export function short(value: number | undefined): string {
  if (value === undefined) return '';
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

/** A median with its range; without a range for a single round. */
export function spreadText(spread: Spread | undefined): string {
  if (!spread) return '';
  const { median, low, high } = spread;
  return low === high ? short(median) : `${short(median)} (${short(low)}–${short(high)})`;
}
