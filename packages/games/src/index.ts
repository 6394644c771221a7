import { colossalCave } from './colossal-cave/game';
import { crystalCityCatan } from './crystal-city-catan/game';
import type { AnyModule } from './module';

/** The games, in the order of the shelf. */
export const modules: readonly AnyModule[] = [colossalCave, crystalCityCatan];

/** The game of that id, if there is one. */
export function moduleById(id: string): AnyModule | undefined {
  return modules.find((module) => module.id === id);
}
