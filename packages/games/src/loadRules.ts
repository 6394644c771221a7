import { catalogue } from './catalogue';
import type { AnyModule } from './module';

/**
 * The rules of a game, fetched when they are needed: the one export of its `game.ts`. The bundler makes a file of each
 * that fits the path. Nothing for an unknown game. Rejects when offline.
 */
export async function loadRules(id: string): Promise<AnyModule | undefined> {
  if (!catalogue.some((game) => game.id === id)) return undefined;
  const [module] = Object.values<AnyModule>(await import(`./${id}/game.ts`));
  return module;
}
