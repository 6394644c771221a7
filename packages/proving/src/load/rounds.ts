import { median } from '../quantiles';

/** The summary of one figure over several rounds: its median, lowest and highest. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Absent if nothing was measured. */
export function spreadOf(found: readonly number[]): Spread | undefined {
  if (found.length === 0) return undefined;
  return { median: median(found), low: Math.min(...found), high: Math.max(...found) };
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
