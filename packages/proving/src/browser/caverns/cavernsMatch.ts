import { errors } from 'playwright-core';
import type { Person } from '../people';
import { type PlayedByTaps, type TapAlong, tapAlong } from '../tapAlong';
import type { CavernsScenes } from './cavernsScenes';
import { type CavernsScreen, readCavernsScreen } from './cavernsScreen';
import { type CavernsMemory, type CavernsTap, MAP_TAPS, nextCavernsTap } from './cavernsTaps';

/** The maximum time for a tap to take effect, in milliseconds. */
const PATIENCE = { timeout: 5000 };

/** A player on a phone, with a memory. */
interface Delver {
  person: Person;
  memory: CavernsMemory;
}

/** Number of taps after which cards have been laid and monsters fought. */
const TAPS = 50;

/** Both players tap highlighted things for a while, the second one with automatic dice. */
export function playCaverns(
  people: readonly [Person, Person],
  scenes: CavernsScenes,
  along: TapAlong,
): Promise<PlayedByTaps> {
  const memories: CavernsMemory[] = [
    { likes: 'Mage', lazy: false, laid: 0 },
    { likes: 'Fighter', lazy: true, laid: 0 },
  ];
  return tapAlong(
    people,
    {
      read: readCavernsScreen,
      scene: (person, glance) => scenes.come(person, glance),
      tap: (person, glance, at) => act({ person, memory: memories[at] as CavernsMemory }, glance, scenes),
      progress: (glances) => glances.map(({ headline, turn, verdict }) => [headline, turn, verdict]),
      enough: TAPS,
    },
    along,
  );
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
