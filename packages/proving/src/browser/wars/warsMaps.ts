import { MAP_IDS, MAPS, type MapId } from '@lantern/games/crystal-wars/data/maps';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { seatsOf } from '@lantern/games/kit/seat';
import type { RoomCreated } from '@lantern/protocol/credentials';
import { addBot, post, startMatch } from '../../rooms';
import type { Camera } from '../camera';
import type { Person } from '../people';

/** How long bots may take until their war is worth a picture, in milliseconds. */
const LONGEST = 120_000;

/** A short war: it is soon over when nobody looks any more. */
const ROUNDS = 10;

/** Every map with bots at war on it, from the third round on, as a watcher sees it. */
export async function photographMaps({ page }: Person, address: string, camera: Camera): Promise<void> {
  for (const map of MAP_IDS) {
    await page.goto(`${address}/r/${await warOfBots(address, map)}`);
    await page
      .getByRole('region', { name: 'The map in words' })
      .getByText(/^Round ([3-9]|10) of/)
      .waitFor({ state: 'attached', timeout: LONGEST });
    await camera.everyWay(page, `wars-map-${map}`);
  }
}

/** @returns the code of the room */
async function warOfBots(address: string, map: MapId): Promise<string> {
  const { scenario, players, swamps } = MAPS[map];
  const options = { scenario, map, swamps: swamps.length > 0, roundLimit: ROUNDS };
  const made = await post<RoomCreated>(`${address}/api/rooms`, { game: crystalWars.id, players, options });
  const { code } = made.room;
  for (const seat of seatsOf(players)) await addBot(address, code, seat, made.hostKey);
  await startMatch(address, code, made.hostKey);
  return code;
}
