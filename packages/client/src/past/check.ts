import { checkMatch, type Finding, type OpenedMatch, type Witness } from '@lantern/games/kit/fair';
import type { CommonView } from '@lantern/games/module';
import { loadRules } from './rules';

/** What is checked: what was revealed, the hash shown at the start, and the last view somebody was shown. */
export interface CheckJob {
  game: string;
  opened: OpenedMatch;
  promised: string;
  shown: CommonView;
  /** What this browser has noted while the seed was made. */
  witness: Witness | undefined;
}

/** Plays a match again by the rules of its game. Rejects if they cannot be fetched. */
export async function check({ game, opened, promised, shown, witness }: CheckJob): Promise<Finding> {
  const module = await loadRules(game);
  if (!module) throw new Error(`no rules of ${game}`);
  return checkMatch(module, opened, promised, shown, witness);
}
