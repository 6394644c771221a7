import type { EngineMove } from '@lantern/games/engine/rules';
import type { AnyModule } from '@lantern/games/module';
import type { Logger } from 'pino';
import type { MatchKey } from '../store/matchKey';
import type { MatchRecord } from '../store/records';
import type { Store } from '../store/store';

/** A move on which the rules of a game threw. */
export interface FaultyMove extends Pick<EngineMove, 'seat' | 'move'> {
  match: MatchKey;
  module: AnyModule;
  /** Number of moves committed before it. */
  seq: number;
  error: unknown;
}

/**
 * Whether a match is frozen under these rules. Under another version of the rules the move may be valid, so the match
 * can continue.
 */
export function isFrozen(module: AnyModule, { frozen }: Pick<MatchRecord, 'frozen'>): boolean {
  return frozen === module.rulesVersion;
}

/**
 * Freezes a match in the store after a move threw, for every server and across restarts. Does nothing if the match has
 * another number of moves by now, since the move may be valid in its new state. The log gets the evidence without arguments and
 * state, which may hold secrets.
 * @param reload reads what other servers have committed; @returns the number of committed moves
 * @returns whether the match is frozen
 */
export async function freezeMatch(
  { store, log }: { store: Pick<Store, 'freeze'>; log: Pick<Logger, 'error'> },
  { match, module, seq, seat, move, error }: FaultyMove,
  reload: () => Promise<number>,
): Promise<boolean> {
  const { id: game, rulesVersion } = module;
  const kept = await store.freeze(match, seq, rulesVersion).catch(() => 'failed');
  if (kept === 'conflict' && (await reload()) !== seq) return false;
  const evidence = { matchId: match.matchId, game, rulesVersion, seq: seq + 1, seat, move };
  log.error({ ...evidence, err: error }, 'a move threw an error: the match is frozen');
  return true;
}
