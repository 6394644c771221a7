import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { State } from '../state';
import { playerOf, presentSeats } from './board';
import { winAsLast } from './ending';
import { hiddenOf } from './secrets';
import { record } from './story';
import { passTurn } from './turn';

/** E4: seats that concede leave when no event is in progress. */
export function carryOutConcessions(context: MoveContext<State>): void {
  const { state } = context;
  const hidden = hiddenOf(state);
  const leaving = hidden.conceding;
  hidden.conceding = [];
  for (const seat of leaving) {
    leave(state, seat);
    const [last, ...others] = presentSeats(state);
    if (last !== undefined && others.length === 0) {
      winAsLast(state, last);
      return;
    }
  }
  state.decisionId += 1;
  if (leaving.includes(state.turn.seat)) passTurn(context);
}

function leave(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const hidden = hiddenOf(state);
  const cards = [...(hidden.hands[seat] ?? []), ...player.inv];
  state.discard.push(...cards);
  hidden.hands[seat] = [];
  player.inv = [];
  player.room = null;
  player.dead = false;
  player.conceded = true;
  record(state, 'conceded', { seat, cards: cards.length });
}
