import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { isTreasure } from '../data/cards';
import type { State } from '../state';
import { playerOf } from './board';
import { discardCarried } from './carrying';
import { drawCard } from './drawing';
import { hiddenOf } from './secrets';
import { record } from './story';

/** R12.1: off the board; the hand and the carried treasures go to the discard pile. */
export function die(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  const hidden = hiddenOf(state);
  const hand = hidden.hands[seat] ?? [];
  const treasures = player.inv.filter(isTreasure);
  record(state, 'died', { seat, cards: hand.length, treasures });
  player.room = null;
  player.dead = true;
  hidden.hands[seat] = [];
  state.discard.push(...hand);
  discardCarried(state, seat, treasures);
  if (state.turn.seat === seat) state.turn.over = true;
}

/** T2: a dead player returns to the Well House with three new cards. */
export function resurrect(context: MoveContext<State>, seat: Seat): void {
  const player = playerOf(context.state, seat);
  player.room = 'wellHouse';
  player.dead = false;
  record(context.state, 'resurrected', { seat });
  for (let i = 0; i < 3; i++) drawCard(context, seat);
}
