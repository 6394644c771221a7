import { setTimeout as pause } from 'node:timers/promises';
import { errors } from 'playwright-core';
import type { Faults } from './faults';
import type { Person } from './people';
import { readScreen, type ScreenState } from './screenState';
import { type Memory, nextTap, type Tap } from './taps';

/** An event that happens once, before the first tap at which it may. */
export interface Incident {
  name: string;
  /** Number of taps after which it may happen. */
  after: number;
  /** Whether it may happen now; at any time by default. */
  when?(glances: readonly ScreenState[]): boolean;
  happen(): Promise<void>;
}

export interface Played {
  taps: number;
  /** Number of taps by target: a move, a room, a card. */
  kinds: Record<string, number>;
  /** Incidents that never became possible. */
  missed: string[];
}

/** Time without a change after which a match counts as stuck, in milliseconds. */
const STANDSTILL = 60_000;

/** A tap may miss something that just moves away; this number of consecutive misses is an error. */
const TOO_OFTEN = 3;

/** Three players tap highlighted things until the match is over. Throws if it gets stuck. */
export async function playToTheEnd(
  people: readonly Person[],
  incidents: readonly Incident[],
  faults: Faults,
): Promise<Played> {
  const memories = people.map(({ name }): Memory => ({ name, tried: new Set(), reading: null, step: '', stuck: 0 }));
  const waiting = [...incidents];
  const played: Played = { taps: 0, kinds: {}, missed: [] };
  let lastTap = performance.now();
  for (;;) {
    const glances = await Promise.all(people.map(({ page }) => readScreen(page)));
    if (glances.every(({ over }) => over)) break;
    const at = waiting.findIndex(({ after, when }) => played.taps >= after && (when?.(glances) ?? true));
    const [incident] = at < 0 ? [] : waiting.splice(at, 1);
    if (incident) {
      console.log(`  after ${played.taps} taps: ${incident.name}`);
      await incident.happen();
      lastTap = performance.now();
      continue;
    }
    const tapped = await tapOnce(people, glances, memories, faults);
    for (const kind of tapped) played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
    played.taps += tapped.length;
    if (tapped.length > 0) lastTap = performance.now();
    else await pause(60);
    if (performance.now() - lastTap > STANDSTILL)
      throw new Error(`no player can tap anything:\n${JSON.stringify(glances)}`);
  }
  played.missed = waiting.map(({ name }) => name);
  return played;
}

/**
 * One tap for everybody who can tap something.
 * @returns the targets
 */
async function tapOnce(
  people: readonly Person[],
  glances: readonly ScreenState[],
  memories: readonly Memory[],
  faults: Faults,
): Promise<string[]> {
  const tapped = await Promise.all(
    people.map(async ({ page, name }, index) => {
      const [glance, memory] = [glances[index] as ScreenState, memories[index] as Memory];
      // Each page shows the end only after the moves before it, so a page that shows it first stays open for the
      // others.
      const tap = glance.over ? undefined : nextTap(glance, memory);
      if (!tap) return undefined;
      const target =
        tap === 'close'
          ? page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true })
          : page.locator('[data-lit="true"]').nth(tap.lit.index);
      try {
        await target.tap({ timeout: 5000 });
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error;
        memory.stuck += 1;
        if (memory.stuck === TOO_OFTEN) faults.add(`${name} cannot tap ${labelOf(tap)}: ${error.message}`);
        return undefined;
      }
      memory.stuck = 0;
      return tap === 'close' ? 'close' : (tap.lit.move ?? (tap.lit.room ? 'room' : tap.lit.place.replace(/,.*/, '')));
    }),
  );
  return tapped.filter((kind) => kind !== undefined);
}

function labelOf(tap: Tap): string {
  return tap === 'close' ? 'Close' : `${tap.lit.label} (${tap.lit.place})`;
}
