import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { ask } from '../stages';
import type { State } from '../state';
import { aim } from './combat';
import { exchangeOf } from './exchange';
import { combatOf } from './party';
import { record } from './story';
import { arrangeOrEnter, fightOn, fromFirst, nextSeat } from './turn';
import { retireHero } from './wounds';

/** Section 8: a hero leaves for good, and the next one takes over its decision. */
export function leaveParty(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  const { awaiting } = state;
  retireHero(state, seat);
  if (state.result || !awaiting) return;
  switch (awaiting.stage) {
    case 'arrange':
      handOver(state);
      state.order = fromFirst(state.order, state.active as Seat);
      arrangeOrEnter(context);
      break;
    case 'place':
    case 'travel':
      handOver(state);
      ask(state, awaiting.stage, [state.active as Seat]);
      break;
    default:
      leaveFight(context);
  }
}

/** The next living seat becomes the active one and does the same step; a drawn card stays drawn. */
function handOver(state: State): void {
  state.active = nextSeat(state);
  record(state, 'tookOver', { seat: state.active });
}

/** Its own action is lost; a monster that was about to attack it takes another target. */
function leaveFight(context: MoveContext<State>): void {
  const combat = combatOf(context.state);
  const { kind, foe } = exchangeOf(combat);
  combat.exchange = null;
  if (kind === 'defend' && foe !== null) aim(context, foe);
  fightOn(context);
}
