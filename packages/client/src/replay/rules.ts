import type { AnyModule } from '@lantern/games/module';

/** The whole rules of each game, for those who play a match again; a board needs only half of them. */
const loaders: Readonly<Record<string, () => Promise<AnyModule>>> = {
  'colossal-cave': async () => (await import('@lantern/games/colossal-cave/game')).colossalCave,
  'crystal-caverns': async () => (await import('@lantern/games/crystal-caverns/game')).crystalCaverns,
  'crystal-city-catan': async () => (await import('@lantern/games/crystal-city-catan/game')).crystalCityCatan,
  'crystal-wars': async () => (await import('@lantern/games/crystal-wars/game')).crystalWars,
  'improvised-dungeon-crawl': async () =>
    (await import('@lantern/games/improvised-dungeon-crawl/game')).improvisedDungeonCrawl,
};

/** The rules of a game; nothing for a game this client does not have. Rejects when offline. */
export async function loadRules(game: string): Promise<AnyModule | undefined> {
  return Object.hasOwn(loaders, game) ? loaders[game]?.() : undefined;
}
