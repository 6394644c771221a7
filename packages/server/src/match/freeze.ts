import type { EngineMove } from '@lantern/games/engine/rules';
import type { AnyModule } from '@lantern/games/module';
import type { MatchRecord } from '../store/records';
import type { MatchDependencies } from './dependencies';

/** A move on which the rules of a game have thrown. */
export interface FaultyMove extends Pick<EngineMove, 'seat' | 'move'> {
  /** Id of the match. */
  match: string;
  module: AnyModule;
  /** Number of moves committed before it. */
  seq: number;
  error: unknown;
}

/** Whether a match is frozen under these rules. Under another version of them the move may be sound: it can go on. */
export function isFrozen(module: AnyModule, { frozen }: Pick<MatchRecord, 'frozen'>): boolean {
  return frozen === module.rulesVersion;
}

/**
 * Freezes a match after a move that threw, in the store: for every server, and also after a restart. Not if the match has
 * meanwhile moved on, since the move may be sound in its new state. The log gets the evidence, but no arguments and no
 * state: they may hold secrets.
 * @param reload reads what other servers have committed; @returns the number of moves committed then
 * @returns whether the match is frozen
 */
export async function freezeMatch(
  { store, log }: Pick<MatchDependencies, 'store' | 'log'>,
  { match, module, seq, seat, move, error }: FaultyMove,
  reload: () => Promise<number>,
): Promise<boolean> {
  const { id: game, rulesVersion } = module;
  const kept = await store.freeze(match, seq, rulesVersion).catch(() => 'failed');
  if (kept === 'conflict' && (await reload()) > seq) return false;
  const evidence = { match, game, rulesVersion, seq: seq + 1, seat, move };
  log.error({ ...evidence, err: error }, 'move threw, table frozen');
  return true;
}
