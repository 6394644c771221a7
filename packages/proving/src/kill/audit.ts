import { isDeepStrictEqual } from 'node:util';
import { applyPatch } from '@lantern/games/engine/patch';
import { type EngineState, reduce } from '@lantern/games/engine/reducer';
import type { AnyModule } from '@lantern/games/module';
import { keyOf } from '@lantern/server/src/store/matchKey';
import type { MatchRecord, MoveRecord, StoredState } from '@lantern/server/src/store/records';
import type { Store } from '@lantern/server/src/store/store';
import type { Ledger, SentMove } from './ledger';

/** The result of comparing sent moves with the store. */
export interface Audit {
  matches: number;
  /** Moves in the store. */
  kept: number;
  /** Acknowledged moves missing in the store. */
  lost: number;
  /** Requests stored more than once. */
  doubled: number;
  /** Moves without an answer when the server was killed that were stored. */
  keptUnanswered: number;
  /** Matches whose state is the same from the store, from its deltas, and by the rules from the deal. */
  reopened: number;
}

/** Compares all answers to the players with the store. Every contradiction becomes an error in the ledger. */
export async function audit(store: Store, module: AnyModule, ledger: Ledger): Promise<Audit> {
  const found = { matches: 0, kept: 0, lost: 0, doubled: 0, keptUnanswered: 0, reopened: 0 };
  const times = new Map<string, number>();
  for (const id of ledger.matches) {
    const key = await store.findMatch(id);
    const match = key && (await store.loadMatch(key));
    if (!match) {
      ledger.fault(`match ${id} is lost`);
      continue;
    }
    const moves = await store.moves(key);
    found.matches += 1;
    found.kept += moves.length;
    if (await reopens(store, module, match, moves, ledger)) found.reopened += 1;
    for (const move of moves) {
      if (move.requestId === null) continue;
      times.set(move.requestId, (times.get(move.requestId) ?? 0) + 1);
      const sent = sentAs(move, ledger);
      if (sent?.killedAt != null && move.at <= sent.killedAt) found.keptUnanswered += 1;
    }
  }
  for (const sent of ledger.sent.values()) {
    const kept = times.get(requestOf(sent)) ?? 0;
    if (kept > 1) {
      found.doubled += 1;
      ledger.fault(`request ${sent.requestId} was applied ${kept} times`);
    }
    if (sent.answer === 'ok' && kept === 0) {
      found.lost += 1;
      ledger.fault(`request ${sent.requestId} was acknowledged and is lost`);
    }
    if (sent.answer !== 'ok' && kept > 0)
      ledger.fault(`request ${sent.requestId} was applied, but answered with ${sent.answer}`);
  }
  return found;
}

/** The request id within its seat, as the store identifies it. */
function requestOf({ seat, requestId }: SentMove): string {
  return `${seat}:${requestId}`;
}

/** The sent move of a stored move; an error if nobody has sent it. */
function sentAs(move: MoveRecord, ledger: Ledger): SentMove | undefined {
  const sent = ledger.sent.get(move.requestId?.split(':')[1] ?? '');
  const same =
    sent?.matchId === move.matchId &&
    sent.seat === move.seat &&
    sent.move === move.move &&
    isDeepStrictEqual(sent.args, move.args);
  if (!same) ledger.fault(`match ${move.matchId} has a move ${move.seq} that nobody sent`);
  return same ? sent : undefined;
}

/** Follows a match from its deal by its deltas and by the rules, and compares both with the store at every step. */
async function reopens(
  store: Store,
  module: AnyModule,
  match: MatchRecord,
  moves: readonly MoveRecord[],
  ledger: Ledger,
): Promise<boolean> {
  const wrong = (what: string) => {
    ledger.fault(`match ${match.id}: ${what}`);
    return false;
  };
  let state = await store.stateAt(keyOf(match), 0);
  if (!state) return wrong('the deal is lost');
  let engine = state as unknown as EngineState;
  for (const [index, { seq, seat, move, args, delta }] of moves.entries()) {
    if (seq !== index + 1) return wrong(`move ${index + 1} is missing`);
    state = applyPatch(state, delta);
    const reduced = reduce(module, engine, { seat, move, args });
    if ('error' in reduced) return wrong(`move ${seq} is no longer possible`);
    engine = JSON.parse(JSON.stringify(reduced.state));
    if (!isDeepStrictEqual(engine.G, state.G)) return wrong(`the rules compute another state after move ${seq}`);
    if (seq % MOVES_PER_QUERY === 0 && !isDeepStrictEqual(await store.stateAt(keyOf(match), seq), state))
      return wrong(`the deltas in the store give another state after move ${seq}`);
  }
  if (match.seq !== moves.length)
    return wrong(`its number of moves is ${match.seq}, but ${moves.length} moves are stored`);
  if (!same(state, match.state) || !same(state, await store.stateAt(keyOf(match), match.seq)))
    return wrong('it reopens in another state than its deltas give');
  return true;
}

/** Number of moves between two queries of a stored state. */
const MOVES_PER_QUERY = 8;

function same(one: StoredState, other: StoredState | undefined): boolean {
  return isDeepStrictEqual(one, other);
}
