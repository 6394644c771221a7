import { MAP_IDS, MAPS, type MapId, mapsFor } from '@lantern/games/crystal-wars/data/maps';
import type { Camera } from '../camera';
import { start } from '../lobby';
import type { Person } from '../people';
import { openWarsRoom, seatBots, TO_TEN_ROUNDS, type WarsRoom } from './warsRoom';

/** How long bots may be at war on one map, in milliseconds. */
const LONGEST_WAR = 120_000;

/** Every map after bots have been at war on it, as a watcher sees it. */
export async function photographMaps(watcher: Person, address: string, camera: Camera): Promise<void> {
  const { page } = watcher;
  for (const map of MAP_IDS) {
    await openWarsRoom(watcher, address, roomOf(map));
    await page.getByRole('button', { name: 'Stand up' }).click();
    await page.getByRole('button', { name: 'Put a bot on seat 1' }).waitFor();
    await seatBots(
      watcher,
      Array.from({ length: MAPS[map].players }, (_, seat) => seat + 1),
    );
    await start(watcher, [watcher]);
    await page.getByRole('button', { name: 'Back to the room' }).waitFor({ timeout: LONGEST_WAR });
    await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('[data-moment]').waitFor({ state: 'detached' });
    await camera.everyWay(page, `wars-map-${map}`);
  }
}

function roomOf(map: MapId): WarsRoom {
  const { scenario, players, swamps } = MAPS[map];
  const room: WarsRoom = { players, lower: { roundLimit: TO_TEN_ROUNDS } };
  const usual = mapsFor(scenario, players)[0] === map;
  if (scenario !== 'standard') return { ...room, preset: scenario, ...(!usual && { choices: { map } }) };
  return { ...room, choices: { map }, ...(swamps.length > 0 && { switches: ['swamps'] }) };
}
