import { setPriority } from 'node:os';
import { chosenAtLevel } from '@lantern/games/engine/levels';
import type { Choice } from '@lantern/games/kit/move';
import { loadRules } from '@lantern/games/loadRules';
import type { SearchTask } from './players/searchPool';

// On Linux this is the priority of the thread, elsewhere that of the whole process: looking ahead waits for all else.
if (process.platform === 'linux') setPriority(10);

/** What a thread of the `SearchPool` does: it knows the rules and is handed what the seat sees, so it cannot cheat. */
export default async function answer({ game, ...decision }: SearchTask): Promise<Choice | undefined> {
  const module = await loadRules(game);
  if (!module) throw new Error(`there is no game ${game}`);
  return chosenAtLevel(module, decision);
}
