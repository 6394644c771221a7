import { setTimeout as pause } from 'node:timers/promises';
import { errors } from 'playwright-core';
import type { Person } from '../people';
import { isEnough, type TapAlong } from '../tapAlong';
import { readWarsScreen, type WarsScreen } from './warsScreen';
import { nextWarsTap, type WarsMemory, type WarsTap } from './warsTaps';

/** Time without a change after which a match counts as stuck, in milliseconds. */
const STANDSTILL = 60_000;

export interface PlayedWar {
  taps: number;
  /** Number of taps by move, mark or kind. */
  kinds: Record<string, number>;
}

/**
 * A sight on the way.
 * @returns whether it took place, so that the pages must be read again
 */
export type Scene = (person: Person, glance: WarsScreen) => Promise<boolean>;

/** Number of taps after which villages have been placed, and units built and moved. */
const TAPS = 40;

/** Everybody taps highlighted things for a while and ends with a hint. */
export async function playWar(people: readonly Person[], scene: Scene, along: TapAlong): Promise<PlayedWar> {
  const memories = people.map((): WarsMemory => ({ tried: new Set(), unit: null, step: '' }));
  const played: PlayedWar = { taps: 0, kinds: {} };
  let lastTap = performance.now();
  for (;;) {
    const glances = await Promise.all(people.map(({ page }) => readWarsScreen(page)));
    if (await isEnough(glances, [played.taps, TAPS], along)) return played;
    if (await anyScene(people, glances, scene)) continue;
    const taps = await Promise.all(
      people.map((person, at) => {
        return tap(person, nextWarsTap(glances[at] as WarsScreen, memories[at] as WarsMemory));
      }),
    );
    for (const kind of taps.filter((one) => one !== undefined)) {
      played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
      played.taps += 1;
      lastTap = performance.now();
    }
    if (taps.every((one) => one === undefined)) await pause(60);
    if (performance.now() - lastTap > STANDSTILL) {
      along.faults.add(`nobody can tap anything: ${JSON.stringify(glances.map(({ lit, words }) => ({ lit, words })))}`);
      return played;
    }
  }
}

/** Runs one scene at a time, of any person who has one. */
async function anyScene(people: readonly Person[], glances: readonly WarsScreen[], scene: Scene): Promise<boolean> {
  for (const [at, person] of people.entries()) if (await scene(person, glances[at] as WarsScreen)) return true;
  return false;
}

/** @returns the kind of the tapped thing; `undefined` if it moved away */
async function tap({ page }: Person, next: WarsTap | undefined): Promise<string | undefined> {
  if (!next) return undefined;
  const target =
    next === 'close'
      ? page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true })
      : page.locator('[data-lit="true"]').nth(next.lit.index);
  try {
    await target.tap({ timeout: 10_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    // Two consecutive taps on one square are a double tap, which zooms in and may hide the next square.
    const whole = page.getByRole('button', { name: 'Show everything' });
    if (await whole.isVisible()) await whole.tap();
    return undefined;
  }
  return next === 'close' ? 'close' : (next.lit.move ?? next.lit.mark ?? next.lit.kind ?? 'look');
}
