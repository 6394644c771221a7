import { colossalCave } from './colossal-cave/game';
import { crystalCaverns } from './crystal-caverns/game';
import { crystalCityCatan } from './crystal-city-catan/game';
import { crystalWars } from './crystal-wars/game';
import { improvisedDungeonCrawl } from './improvised-dungeon-crawl/game';
import type { AnyModule } from './module';

/** The games, in the order of the home page. */
export const modules: readonly AnyModule[] = [
  colossalCave,
  crystalCaverns,
  crystalCityCatan,
  crystalWars,
  improvisedDungeonCrawl,
];

/** The game of that id, if there is one. */
export function moduleById(id: string): AnyModule | undefined {
  return modules.find((module) => module.id === id);
}
