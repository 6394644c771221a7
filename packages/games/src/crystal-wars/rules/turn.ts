import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { State, TurnStep } from '../state';
import { canFight } from './combat/combatStep';
import { canCreate } from './creating';
import { judge } from './ending';
import { rollEvent } from './events';
import { watchGold } from './gold';
import { feed, harvest, shortageOf } from './harvest';
import { canMove } from './moving';
import { nextSeat } from './rounds';
import { allSquares, unitAt } from './squares';
import { playerOf } from './stock';
import { record } from './story';

/** The steps of a turn (section 5). Entering one says whether it waits for a decision. */
const ENTER: Readonly<Record<TurnStep, (context: MoveContext<State>) => boolean>> = {
  production(context) {
    const seat = nextSeat(context);
    if (seat === undefined) return true;
    beginTurn(context.state, seat);
    return false;
  },
  starvation: ({ state }) => shortageOf(state, state.active) > 0,
  movement({ state }) {
    // The unit that had to starve is gone, so there is enough for all now (R5.3).
    feed(state, state.active);
    return canMove(state, state.active);
  },
  combat: ({ state }) => canFight(state, state.active),
  event(context) {
    rollEvent(context);
    return context.state.question !== null;
  },
  creation: ({ state }) => canCreate(state, state.active),
  spoilage({ state }) {
    endTurn(state);
    return false;
  },
};

const AFTER: Readonly<Record<TurnStep, TurnStep>> = {
  production: 'starvation',
  starvation: 'movement',
  movement: 'combat',
  combat: 'event',
  event: 'creation',
  creation: 'spoilage',
  spoilage: 'production',
};

/**
 * After every move: who is out and whether somebody has won (R12.4); then the turn goes on from the given step, if one is
 * given, until somebody has to decide. A step without a possible move is skipped, and so is the rest of the turn of a
 * player who is out. While a question is open, the turn does not continue.
 */
export function advance(context: MoveContext<State>, to?: TurnStep): void {
  const { state } = context;
  state.decisionId += 1;
  judge(state);
  if (state.question) return;
  let step = isOut(state) ? 'spoilage' : to;
  let turnPassed = false;
  while (step && !state.result) {
    state.step = step;
    turnPassed ||= step === 'production';
    if (ENTER[step](context)) break;
    judge(state);
    step = step !== 'spoilage' && isOut(state) ? 'spoilage' : AFTER[step];
  }
  if (turnPassed) state.turnNo += 1;
}

function isOut(state: State): boolean {
  return !playerOf(state, state.active).alive;
}

/** R5.1. */
function beginTurn(state: State, seat: Seat): void {
  state.active = seat;
  state.eventDie = null;
  record(state, 'turnBegan', { seat, round: state.round.number });
  harvest(state, seat);
}

/** R11: the remaining grain spoils unless a Silo was rolled; every unit is ready again. */
function endTurn(state: State): void {
  const seat = state.active;
  const player = playerOf(state, seat);
  if (player.grain > 0) record(state, player.silo ? 'stored' : 'spoiled', { seat, grain: player.grain });
  if (!player.silo) player.grain = 0;
  player.silo = false;
  for (const square of allSquares(state)) {
    const unit = unitAt(state, square);
    if (unit?.moved) unit.moved = false;
    if (unit?.fought) unit.fought = false;
  }
  state.round.done.push(seat);
  watchGold(state);
}
