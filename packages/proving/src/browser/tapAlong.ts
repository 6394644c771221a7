import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Faults } from './faults';
import type { Person } from './people';

/** Time without a change after which a match counts as stuck, in milliseconds. */
const STANDSTILL = 90_000;

/** Events besides the taps, and the condition that ends the taps. */
export interface TapAlong {
  faults: Faults;
  /**
   * A player asks for a hint.
   * @returns whether anybody had a choice to make
   */
  hint(): Promise<boolean>;
}

/** How a game is played by taps. */
export interface Tapping<Glance> {
  read(page: Page): Promise<Glance>;
  /**
   * Shows a scene that the match has reached.
   * @returns whether it took place, so that the pages must be read again
   */
  scene(person: Person, glance: Glance): Promise<boolean>;
  /** @returns the kind of the tapped thing; `undefined` if there was none, or if it moved away */
  tap(person: Person, glance: Glance, at: number): Promise<string | undefined>;
  /** A value that changes as long as the match progresses. */
  progress(glances: readonly Glance[], taps: number): unknown;
  /** Number of taps before the hint. */
  enough: number;
}

export interface PlayedByTaps {
  taps: number;
  kinds: Record<string, number>;
}

/** Everybody taps highlighted things for a while and ends with a hint. */
export async function tapAlong<Glance extends { over: boolean }>(
  people: readonly Person[],
  { read, scene, tap, progress, enough }: Tapping<Glance>,
  { faults, hint }: TapAlong,
): Promise<PlayedByTaps> {
  const played: PlayedByTaps = { taps: 0, kinds: {} };
  let last = { change: performance.now(), sight: '' };
  for (;;) {
    const glances = await Promise.all(people.map(({ page }) => read(page)));
    if (glances.every(({ over }) => over)) {
      faults.add('the match ended before a hint was requested');
      return played;
    }
    if (played.taps >= enough && (await hint())) return played;
    const sight = JSON.stringify(progress(glances, played.taps));
    if (sight !== last.sight) last = { change: performance.now(), sight };
    if (performance.now() - last.change > STANDSTILL) {
      faults.add(`the match does not continue: ${JSON.stringify(glances)}`);
      return played;
    }
    if (await anyScene(people, glances, scene)) {
      last.change = performance.now();
      continue;
    }
    const kinds = await Promise.all(people.map((person, at) => tap(person, glances[at] as Glance, at)));
    for (const kind of kinds.filter((one) => one !== undefined)) {
      played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
      played.taps += 1;
    }
    if (kinds.every((kind) => kind === undefined)) await pause(60);
  }
}

/** Runs one scene at a time, of any person who has one. */
async function anyScene<Glance>(
  people: readonly Person[],
  glances: readonly Glance[],
  scene: Tapping<Glance>['scene'],
): Promise<boolean> {
  for (const [at, person] of people.entries()) if (await scene(person, glances[at] as Glance)) return true;
  return false;
}
