import { errors } from 'playwright-core';
import type { Person } from '../people';
import { type PlayedByTaps, type TapAlong, type Tapping, tapAlong } from '../tapAlong';
import { readWarsScreen, type WarsScreen } from './warsScreen';
import { nextWarsTap, type WarsMemory, type WarsTap } from './warsTaps';

export type Scene = Tapping<WarsScreen>['scene'];

/** Number of taps after which villages have been placed, and units built and moved. */
const TAPS = 40;

export function playWar(people: readonly Person[], scene: Scene, along: TapAlong): Promise<PlayedByTaps> {
  const memories = people.map((): WarsMemory => ({ tried: new Set(), unit: null, step: '' }));
  const progress = (_: unknown, taps: number) => taps;
  const tapNext = (person: Person, glance: WarsScreen, at: number) =>
    tap(person, nextWarsTap(glance, memories[at] as WarsMemory));
  return tapAlong(people, { read: readWarsScreen, scene, tap: tapNext, progress, enough: TAPS }, along);
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
