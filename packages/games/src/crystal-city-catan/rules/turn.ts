import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import { type EventId, eventOf } from '../data/events';
import type { Need, SealedChoice, State } from '../state';
import { champion, loseGarrisonPip } from './champion';
import { colonyOf, communitiesOf, rivalOf } from './colony';
import { endAtTurnLimit } from './ending';
import { epidemic } from './epidemic';
import { quarterlyGains, settleGain, traders } from './gains';
import { marauders, settleLosses } from './marauders';
import { produce } from './production';
import { turnUp } from './sealing';
import { record } from './story';
import { wager } from './wager';

const EVENT_RULES: Readonly<Record<EventId, (state: State) => void>> = {
  epidemic,
  wager,
  quarterlyGains,
  traders,
  champion,
  marauders,
};

/** A player's turn begins: Storehouses are ready again (R7.10), and the dice have to be rolled (R5.1). */
export function beginTurn(state: State, seat: Seat): void {
  state.turnNo += 1;
  state.active = seat;
  state.roll = null;
  state.counters = { offers: 0, merchant: 0 };
  for (const { community } of communitiesOf(colonyOf(state, seat))) {
    if (community.store) community.store.used = false;
  }
  state.step = 'roll';
  record(state, 'turnBegan', { seat, turn: state.turnNo });
}

/** R5.1, R5.2: the event die, then the production die; the event, as far as nobody has to decide. */
export function rollDice(state: State, random: Random): void {
  const event = random.die(6);
  const production = random.die(6);
  state.roll = { event, production, double: event === production };
  record(state, 'rolled', { seat: state.active as Seat, event, production, double: event === production });
  state.step = 'event';
  EVENT_RULES[eventOf(event)](state);
  produceIfSettled(state);
}

/** R8.8: when all owed decisions are made, that of seat 0 takes effect, then that of seat 1. */
export function settleNeeds({ state }: MoveContext<State>): void {
  const asked = ['0', '1'].filter((seat) => state.need[seat]);
  const choices = turnUp(state, asked);
  if (!choices) return;
  const needs = state.need;
  state.need = { '0': null, '1': null };
  state.decisionId += 1;
  for (const seat of asked) settle(state, seat, choices[seat] as SealedChoice, needs[seat] as Need);
  produceIfSettled(state);
}

/** R5.2, R5.3: production follows the event, building follows production. */
export function produceIfSettled(state: State): void {
  if (state.need['0'] || state.need['1']) return;
  produce(state);
  state.step = 'build';
}

/** R5.3, R12.3. */
export function endTurn(state: State): void {
  const seat = state.active as Seat;
  record(state, 'turnEnded', { seat });
  const { turnLimit } = state.options;
  if (turnLimit > 0 && state.turnNo >= turnLimit) endAtTurnLimit(state);
  else beginTurn(state, rivalOf(seat));
}

function settle(state: State, seat: Seat, choice: SealedChoice, need: Need): void {
  if (choice.kind === 'gain') settleGain(state, seat, choice.pool);
  if (choice.kind === 'garrison') loseGarrisonPip(state, seat, choice.at);
  if (choice.kind === 'lose' && need.kind === 'lose') settleLosses(state, seat, choice.losses, need.exposed);
}
