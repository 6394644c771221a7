import type { GameClient } from '../table/board';

/** How each game of the shelf is loaded when its room is entered: id -> its board, moves and words. */
const loaders: Readonly<Record<string, () => Promise<{ client: GameClient<never> }>>> = {
  'colossal-cave': () => import('./colossal-cave/index'),
  'crystal-caverns': () => import('./crystal-caverns/index'),
  'crystal-city-catan': () => import('./crystal-city-catan/index'),
  'crystal-wars': () => import('./crystal-wars/index'),
  'improvised-dungeon-crawl': () => import('./improvised-dungeon-crawl/index'),
};

const loading = new Map<string, Promise<GameClient | undefined>>();

/** The client's half of a game, loaded once; nothing for a game this client does not have. Rejects when offline. */
export function loadGame(id: string): Promise<GameClient | undefined> {
  const known = loading.get(id);
  if (known) return known;
  const loader = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  const loaded = loader
    ? // Every board reads its own kind of view; the table hands through what the server of that game sends.
      loader().then(({ client }) => client as unknown as GameClient)
    : Promise.resolve(undefined);
  loading.set(id, loaded);
  loaded.catch(() => loading.delete(id));
  return loaded;
}
