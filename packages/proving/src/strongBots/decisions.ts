import { setTimeout as pause } from 'node:timers/promises';
import { legalMoves } from '@lantern/games/kit/move';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Store } from '@lantern/server/src/store/store';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import { openBotTable } from './botTable';

/** A decision in a match: the number of the move, the move, and the milliseconds since the move before. */
export interface Decision {
  seq: number;
  move: string;
  took: number;
}

/**
 * The decisions of strong bots in their match, on a server without pauses of bots. Moves without alternatives are left
 * out.
 * @param store of that server
 * @param milliseconds of play
 */
export async function strongDecisions(
  server: string,
  store: Store,
  module: AnyModule,
  milliseconds: number,
): Promise<Decision[]> {
  const { matchId, players, rest } = await openBotTable(server, module);
  await pause(milliseconds);
  // A finished match needs no pause.
  await rest().catch(() => undefined);
  const moves = await keptMatch(store, matchId).moves();
  const decisions: Decision[] = [];
  for (const [index, { at, seq, move }] of moves.slice(1).entries()) {
    const state = (await keptMatch(store, matchId).stateAt(seq - 1))?.G;
    const chosen = seatsOf(players).some((seat) => hasChoice(module, state, seat));
    if (chosen) decisions.push({ seq, move, took: at - (moves[index]?.at ?? at) });
  }
  return decisions;
}

/** Whether a seat owes a decision and has alternatives. */
function hasChoice(module: AnyModule, state: unknown, seat: string): boolean {
  const view = module.view(state, seat);
  return view.mustDecide && legalMoves(module.moves, view, seat).length > 1;
}
