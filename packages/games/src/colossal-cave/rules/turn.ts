import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { seatsClockwiseFrom } from '../../kit/seat';
import type { StandingOrder, State } from '../state';
import { playerOf } from './board';
import { reopenCave } from './closing';
import { resurrect } from './dying';
import { endAtRoundLimit } from './ending';
import { hiddenOf } from './secrets';
import { record } from './story';

/** S4: asked about everything. */
export function askAlways(): StandingOrder {
  return { moves: 'ask', plays: 'ask', evenIfTargeted: false, until: 'forever' };
}

/** T5, T6: one play has fully ended. */
export function usePlay(state: State): void {
  const { turn } = state;
  turn.playsLeft -= 1;
  if (turn.playsLeft <= 0) turn.step = 'limit';
}

/** The turn passes on to the next seat that has not conceded, unless the match ends here (E2). */
export function passTurn(context: MoveContext<State>): void {
  const { state } = context;
  if (endAtRoundLimit(state)) return;
  const next = seatsClockwiseFrom(state.seats, state.turn.seat).find((seat) => !playerOf(state, seat).conceded);
  state.turnNo += 1;
  state.decisionId += 1;
  beginTurn(context, next ?? state.turn.seat);
}

/** T1 to T3. */
export function beginTurn(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  state.turn = { seat, step: 'draw', playsLeft: 1, over: false, usedAbilities: [] };
  record(state, 'turnBegan', { seat });
  const endsAtTurn = state.closing?.endsAtTurn ?? null;
  if (endsAtTurn !== null && state.turnNo >= endsAtTurn) reopenCave(state);
  if (playerOf(state, seat).dead) resurrect(context, seat);
  const { standing } = hiddenOf(state);
  if (standing[seat]?.until === 'myTurn') standing[seat] = askAlways();
}
