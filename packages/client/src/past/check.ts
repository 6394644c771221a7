import { checkMatch, type Finding, type OpenedMatch } from '@lantern/games/kit/fair';
import type { CommonView } from '@lantern/games/module';
import { loadRules } from './rules';

/** What is checked: what was opened, the hash shown at the start, and the last view somebody was shown. */
export interface CheckJob {
  game: string;
  opened: OpenedMatch;
  promised: string;
  shown: CommonView;
}

/** Plays a match again by the rules of its game. Rejects if they cannot be fetched. */
export async function check({ game, opened, promised, shown }: CheckJob): Promise<Finding> {
  const module = await loadRules(game);
  if (!module) throw new Error(`no rules of ${game}`);
  return checkMatch(module, opened, promised, shown);
}
