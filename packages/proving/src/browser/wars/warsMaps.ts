import type { View } from '@lantern/games/crystal-wars/board';
import { MAP_IDS, MAPS, mapsFor } from '@lantern/games/crystal-wars/data/maps';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { type Cast, ScriptedMatch } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';

const NAMES = ['Zoe', 'Tom', 'Kim', 'Lou'];

/** The round from which a war is worth a picture. */
const WORTH = 3;

/** Photographs every map during a war of bots, as a watcher sees it. */
export async function photographMaps(watcher: Person, { address, camera, seed = '' }: Harness): Promise<void> {
  for (const map of MAP_IDS) {
    const { scenario, players, swamps } = MAPS[map];
    // The only map for a number of players is the default and not offered as a choice.
    const chosen = mapsFor(scenario, players).length > 1 ? map : 'auto';
    const options = { scenario, map: chosen, swamps: swamps.length > 0 };
    const cast: Cast = { module: crystalWars, names: NAMES.slice(0, players), options, seat: '0' };
    const seated = await seatEverybody(address, cast);
    const match = new ScriptedMatch<View>(address, cast, seated, seed);
    await match.playUntil(({ round }) => round.number >= WORTH);
    match.leave();
    await comeTo(watcher, address, seated);
    await camera.everyWay(watcher.page, `wars-map-${map}`);
  }
}
