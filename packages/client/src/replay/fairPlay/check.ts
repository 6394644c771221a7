import { checkMatch, type Finding, type Witness } from '@lantern/games/engine/fairPlay';
import { loadRules } from '@lantern/games/loadRules';
import type { CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';

/** What is checked: what was revealed, the hash shown at the start, and the last view somebody was shown. */
export interface CheckJob {
  game: string;
  opened: RevealedMatch;
  promised: string;
  shown: CommonView;
  /** What this browser has noted while the seed was made. */
  witness: Witness | undefined;
}

/**
 * Plays a match again by the rules of its game. Rejects if they cannot be fetched.
 * @param progress told from time to time how many moves have been played again
 */
export async function check(job: CheckJob, progress?: (moves: number) => void): Promise<Finding> {
  const { game, opened, promised, shown, witness } = job;
  const module = await loadRules(game);
  if (!module) throw new Error(`no rules of ${game}`);
  return checkMatch(module, opened, promised, shown, { witness, ...(progress && { progress }) });
}
