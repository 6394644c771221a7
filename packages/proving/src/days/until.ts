import { setTimeout as pause } from 'node:timers/promises';

/** Interval between two looks, and the maximum wait, in milliseconds. */
const GLANCE = 10;
const PATIENCE = 20_000;

/** Looks until something is found. Rejects with `fault` after a while. */
export async function until<Found>(fault: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const latest = performance.now() + PATIENCE; ; await pause(GLANCE)) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > latest) throw new Error(fault);
  }
}
