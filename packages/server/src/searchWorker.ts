import { setPriority } from 'node:os';
import { chosenAtLevel } from '@lantern/games/engine/levels';
import type { Choice } from '@lantern/games/kit/move';
import { loadRules } from '@lantern/games/loadRules';
import type { SearchTask } from './players/searchPool';

// Lowers the priority of this thread, so that searching yields to everything else. Other systems would lower the whole
// process.
if (process.platform === 'linux') setPriority(10);

/**
 * The program of a thread of the `SearchPool`. It has the rules and gets only the view of the seat, so it cannot cheat.
 */
export default async function answer({ game, ...decision }: SearchTask): Promise<Choice | undefined> {
  const module = await loadRules(game);
  if (!module) throw new Error(`there is no game ${game}`);
  return chosenAtLevel(module, decision);
}
