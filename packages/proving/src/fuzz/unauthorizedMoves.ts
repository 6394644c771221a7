import { isDeepStrictEqual } from 'node:util';
import { TIME_OUT } from '@lantern/games/engine/serverOnlyMoves';
import type { MoveRecord } from '@lantern/server/src/store/records';
import type { SentMove } from '../kill/ledger';

/**
 * Describes the unauthorised moves of a match. Authorised are moves in the ledger, all moves by the holder of an
 * insider's seat, and moves of a running clock. A request must act only once in any case.
 */
export function unauthorizedMoves(
  moves: readonly MoveRecord[],
  sent: ReadonlyMap<string, SentMove>,
  allowed: { insider: string | null; clock: boolean },
): string[] {
  const found: string[] = [];
  const requests = new Set<string>();
  for (const move of moves) {
    const who = `move ${move.seq} of match ${move.matchId}, ${move.move} of seat ${move.seat}`;
    if (move.requestId !== null && requests.has(move.requestId)) found.push(`${who}: made twice`);
    if (move.requestId !== null) requests.add(move.requestId);
    const free = move.seat === null ? allowed.clock && move.move === TIME_OUT : move.seat === allowed.insider;
    if (!free && !isSent(move, sent)) found.push(`${who}: sent without the key of that seat`);
  }
  return found;
}

function isSent(move: MoveRecord, sent: ReadonlyMap<string, SentMove>): boolean {
  const known = sent.get(move.requestId?.split(':')[1] ?? '');
  return (
    known !== undefined &&
    known.matchId === move.matchId &&
    known.seat === move.seat &&
    known.move === move.move &&
    isDeepStrictEqual(known.args, move.args)
  );
}
