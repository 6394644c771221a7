import { setTimeout as pause } from 'node:timers/promises';
import { errors } from 'playwright-core';
import type { Person } from '../people';
import { isEnough, type TapAlong } from '../tapAlong';
import type { CavernsScenes } from './cavernsScenes';
import { type CavernsScreen, readCavernsScreen } from './cavernsScreen';
import { type CavernsMemory, type CavernsTap, MAP_TAPS, nextCavernsTap } from './cavernsTaps';

/** Time without a change after which a match counts as stuck, in milliseconds. */
const STANDSTILL = 90_000;
/** The maximum time for a tap to take effect, in milliseconds. */
const PATIENCE = { timeout: 5000 };

export interface PlayedCaverns {
  turns: number;
  taps: number;
  /** Number of taps by move or other target. */
  kinds: Record<string, number>;
}

/** A player on a phone, with a memory. */
interface Delver {
  person: Person;
  memory: CavernsMemory;
}

/** Number of taps after which cards have been laid and monsters fought. */
const TAPS = 50;

/** Both players tap highlighted things for a while, the second one with automatic dice, and end with a hint. */
export async function playCaverns(
  [first, second]: readonly [Person, Person],
  scenes: CavernsScenes,
  along: TapAlong,
): Promise<PlayedCaverns> {
  const delvers: Delver[] = [
    { person: first, memory: { likes: 'Mage', lazy: false, laid: 0 } },
    { person: second, memory: { likes: 'Fighter', lazy: true, laid: 0 } },
  ];
  const played: PlayedCaverns = { turns: 0, taps: 0, kinds: {} };
  let change = performance.now();
  let sight = '';
  for (;;) {
    const glances = await Promise.all(delvers.map(({ person: { page } }) => readCavernsScreen(page)));
    if (await isEnough(glances, [played.taps, TAPS], along)) return played;
    played.turns = Math.max(played.turns, ...glances.map(({ turn }) => turn));
    if (await anyScene(delvers, glances, scenes)) continue;
    const kinds = await Promise.all(delvers.map((delver, at) => act(delver, glances[at] as CavernsScreen, scenes)));
    for (const kind of kinds.filter((one) => one !== undefined)) {
      played.taps += 1;
      played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
    }
    const seen = JSON.stringify(glances.map(({ headline, turn, verdict }) => [headline, turn, verdict]));
    if (seen !== sight) change = performance.now();
    sight = seen;
    if (kinds.every((kind) => kind === undefined)) await pause(60);
    if (performance.now() - change > STANDSTILL) {
      along.faults.add(`the match stands still: ${JSON.stringify(glances)}`);
      return played;
    }
  }
}

/** Runs one scene at a time, of any person who has one. */
async function anyScene(delvers: readonly Delver[], glances: readonly CavernsScreen[], scenes: CavernsScenes) {
  for (const [at, { person }] of delvers.entries()) {
    if (await scenes.come(person, glances[at] as CavernsScreen)) return true;
  }
  return false;
}

/** @returns the kind of the tapped thing; `undefined` if there was none, or if it moved away */
async function act({ person, memory }: Delver, glance: CavernsScreen, scenes: CavernsScenes) {
  const next = nextCavernsTap(glance, memory);
  if (!next || !(await tap(person.page, next))) {
    if (!next || typeof next === 'string' || next.lit.move !== null) return undefined;
    // A cell of the map is out of sight: zoom to the party, and choose places by buttons from now on.
    memory.laid = MAP_TAPS;
    return (await tap(person.page, 'Find the party')) ? 'Find the party' : undefined;
  }
  if (typeof next === 'string') return next;
  if (next.lit.label.startsWith('Scrying')) await scenes.scried(person);
  return next.lit.move ?? next.lit.label.split(/:| in/)[0];
}

/** @returns whether the tap succeeded */
async function tap(page: Person['page'], next: CavernsTap): Promise<boolean> {
  try {
    if (typeof next !== 'string') await page.locator('[data-lit="true"]').nth(next.lit.index).tap(PATIENCE);
    else if (next === 'Next place' || next === 'Find the party')
      await page.getByRole('button', { name: next }).tap(PATIENCE);
    else if (next === 'Roll by itself') await rollByItself(page);
    else await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).tap(PATIENCE);
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

async function rollByItself(page: Person['page']): Promise<void> {
  await page.getByRole('button', { name: 'Fast', exact: true }).tap(PATIENCE);
  await page.getByRole('switch', { name: 'Roll by itself' }).tap(PATIENCE);
}
