import { checkMatch, type Finding, type Witness } from '@lantern/games/engine/fairPlay';
import { loadRules } from '@lantern/games/loadRules';
import type { CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';

/** The input of a check: the revealed match, the hash shown at the start, and the last view that somebody was shown. */
export interface CheckJob {
  game: string;
  opened: RevealedMatch;
  commitment: string;
  shown: CommonView;
  /** The data that this browser noted while the seed was created. */
  witness: Witness | undefined;
}

/**
 * Replays a match by the rules of its game. Rejects if they cannot be loaded.
 * @param progress receives the number of moves replayed so far
 */
export async function check(job: CheckJob, progress?: (moves: number) => void): Promise<Finding> {
  const { game, opened, commitment, shown, witness } = job;
  const module = await loadRules(game);
  if (!module) throw new Error(`no rules of ${game}`);
  return checkMatch(module, opened, commitment, shown, { witness, ...(progress && { progress }) });
}
