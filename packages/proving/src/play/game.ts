import { modules } from '@lantern/games';
import type { AnyTestPlan } from '@lantern/games/engine/randomPlay';
import type { AnyModule } from '@lantern/games/module';
import { namedOf } from '../options';

export interface LoadedGame {
  module: AnyModule;
  testPlan: AnyTestPlan;
}

/** The game in `--game`, or all of `among` without it. Throws `UsageError`, naming the known ones. */
export function gamesNamed(id: string | undefined, among: readonly AnyModule[] = modules): readonly AnyModule[] {
  const ids = among.map((module) => module.id);
  const named = namedOf('game', id, ids);
  return among.filter((module) => named.includes(module.id));
}

/** The game with that id. Throws `UsageError`, naming the known ones. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const [module] = gamesNamed(id) as [AnyModule];
  const { testPlan } = (await import(`@lantern/games/${id}/testPlan`)) as { testPlan: AnyTestPlan };
  return { module, testPlan };
}
