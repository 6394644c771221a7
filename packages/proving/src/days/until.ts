import { setTimeout as pause } from 'node:timers/promises';

/** Interval between two looks, and the maximum wait. */
const POLL_INTERVAL_MS = 10;
const TIMEOUT_MS = 20_000;

/** Looks until something is found. Rejects with `fault` after a while. */
export async function until<Found>(fault: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (const latest = performance.now() + TIMEOUT_MS; ; await pause(POLL_INTERVAL_MS)) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > latest) throw new Error(fault);
  }
}
