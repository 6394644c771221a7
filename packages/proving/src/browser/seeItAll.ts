import type { CommonView } from '@lantern/games/module';
import { analyseFromEnd } from './ahead/analysis';
import type { Harness } from './harness';
import type { Person } from './people';
import { type Cast, lookOn, ScriptedMatch, type Sights } from './scriptedMatch';
import { comeTo, seatEverybody } from './seated';

export interface WatchedCast<View> {
  harness: Harness;
  cast: Cast;
  ana: Person;
  watcher: Person;
  scenes: Sights<View>;
  /** The first part of the names of the pictures. */
  name: string;
  /** Waits until the end is shown. */
  ended?(person: Person): Promise<void>;
}

/** Watches a whole match of bots from Ana's seat; she and a watcher look at its end. */
export async function seeItAll<View extends CommonView>(watched: WatchedCast<View>): Promise<void> {
  const { harness, cast, ana, watcher, scenes, name, ended = canLeave } = watched;
  const { address, camera, faults, seed = '' } = harness;
  const seated = await seatEverybody(address, cast);
  const match = new ScriptedMatch<View>(address, cast, seated, seed);
  await comeTo(ana, address, seated, cast.seat);
  await lookOn(match, ana, scenes);
  match.leave();
  await comeTo(watcher, address, seated);
  for (const one of [ana, watcher]) await ended(one);
  await camera.everyWay(ana.page, `${name}-end`);
  await camera.check(ana.page, `${name}-end`);
  await analyseFromEnd(ana, { camera, faults, name });
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, `${name}-watcher-desktop-dark`);
}

const canLeave = ({ page }: Person) => page.getByRole('button', { name: 'Back to the room' }).waitFor();
