import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { Dir } from '../data/directions';
import { BOTTOM, type Level } from '../data/levels';
import { ask } from '../stages';
import type { State } from '../state';
import { beginCombat, goOnFighting } from './combat';
import { fill, placeDragon, placeGuardian, unlockStairs } from './contents';
import { takeOne } from './drawing';
import { endInTheDark } from './ending';
import { distancesFrom } from './exits';
import { isStairs, keyOf, neighbour, partyCard } from './grid';
import { addCard, openLevel } from './levels';
import { type Placement, placeableCards } from './placing';
import { visitPool } from './pool';
import { collectRewards } from './rewards';
import { record } from './story';

/** S4 to S6: the classes are known. A first player, the first level, the party order where there is one to choose. */
export function beginDelving(context: MoveContext<State>): void {
  const { state, random } = context;
  const seats = Object.keys(state.heroes);
  const first = seats[random.die(seats.length) - 1] as Seat;
  state.active = first;
  state.order = fromFirst(seats, first);
  record(state, 'began', { seat: first });
  openLevel(context, 1);
  arrangeOrEnter(context);
}

/** S6: the party order is chosen, unless there is only one hero, who enters at once (R16.3). */
export function arrangeOrEnter(context: MoveContext<State>): void {
  const { state } = context;
  if (state.order.length > 1) ask(state, 'arrange', [state.active as Seat]);
  else arrive(context);
}

/** S6: the opening order when nobody chooses: by seats from the first player on. */
export function fromFirst(seats: readonly Seat[], first: Seat): Seat[] {
  const sorted = [...seats].sort();
  return [...sorted.filter((seat) => seat >= first), ...sorted.filter((seat) => seat < first)];
}

/** The next living seat clockwise. */
export function nextSeat({ order, active }: Pick<State, 'order' | 'active'>): Seat {
  const seats = [...order].sort();
  return (seats.find((seat) => seat > (active as Seat)) ?? seats[0]) as Seat;
}

/** R4.2, R5.1: the drawn card lies; its contents are drawn; then the party travels, unless a guard rule steps in. */
export function layDrawn(context: MoveContext<State>, placement: Placement): void {
  const { state } = context;
  const { drawn, active } = state;
  if (!drawn) throw new Error('no card has been drawn');
  state.drawn = null;
  state.progress = true;
  record(state, 'laid', { by: active, card: drawn, ...placement });
  fill(context, addCard(state, drawn, placement));
  travelOrGuards(context);
}

/** R6.1: the party moves to the card on that side. */
export function stepOn(context: MoveContext<State>, seat: Seat, dir: Dir): void {
  const { state } = context;
  const cell = neighbour(partyCard(state), dir);
  state.from = state.pos;
  state.pos = keyOf(cell);
  record(state, 'stepped', { seat, dir, ...cell });
  arrive(context);
}

/** T4: the party stands on a card; if monsters are there, it fights. */
export function arrive(context: MoveContext<State>): void {
  const { state } = context;
  const card = partyCard(state);
  if (!card.visited) state.progress = true;
  card.visited = true;
  if (card.monsters.length === 0) {
    rest(context);
    return;
  }
  beginCombat(state);
  fightOn(context);
}

/** Goes on with the fight; after it the rewards and locks of T5. */
export function fightOn(context: MoveContext<State>): void {
  const { state } = context;
  if (!goOnFighting(context)) return;
  collectRewards(state);
  unlockStairs(context);
  rest(context);
}

/** R6.2, R16: the party climbs down. */
export function climbDown(context: MoveContext<State>): void {
  const { state } = context;
  state.progress = true;
  record(state, 'descended', { seat: state.active as Seat, level: (state.level + 1) as Level });
  openLevel(context, (state.level + 1) as Level);
  arrive(context);
}

/** R6.3, R6.4: the party ends its move without leaving its card. */
export function stayHere(context: MoveContext<State>): void {
  context.state.from = null;
  rest(context);
}

/** R15.4, R15.5: the Healing Pool; then T6. */
function rest(context: MoveContext<State>): void {
  const { state } = context;
  visitPool(state, partyCard(state), state.from !== null);
  endTurn(context);
}

/**
 * T6, R19.3: the next living seat, or the end without progress. Events before the first turn do not count as a turn.
 */
function endTurn(context: MoveContext<State>): void {
  const { state } = context;
  const { active, order } = state;
  if (state.turnNo > 0) {
    state.idle = state.progress ? 0 : state.idle + 1;
    if (state.idle >= state.options.idleLimit) {
      endInTheDark(state);
      return;
    }
  }
  if (state.turnNo > 0 || !order.includes(active as Seat)) state.active = nextSeat(state);
  beginTurn(context);
}

/** T1: a card is drawn, if one can be placed (R4.1, R4.2). */
function beginTurn(context: MoveContext<State>): void {
  const { state, random } = context;
  const seat = state.active as Seat;
  state.turnNo += 1;
  state.progress = false;
  const placeable = placeableCards(state);
  record(state, 'turnBegan', { seat, turn: state.turnNo, ...(placeable.length === 0 && { noCard: true }) });
  if (placeable.length === 0) {
    travelOrGuards(context);
    return;
  }
  const card = takeOne(placeable, random);
  state.cavern = state.cavern.filter((id) => id !== card);
  state.drawn = card;
  record(state, 'drew', { seat, card });
  ask(state, 'place', [seat]);
}

/** T2', T3: when no card can be placed any more, the Dragon or a way down must come from elsewhere (R19). */
function travelOrGuards(context: MoveContext<State>): void {
  const { state } = context;
  if (placeableCards(state).length === 0 && callGuard(context)) {
    state.from = null;
    arrive(context);
  } else ask(state, 'travel', [state.active as Seat]);
}

/** R19.1, R19.2. @returns whether the turn goes on with a fight instead of a move */
function callGuard(context: MoveContext<State>): boolean {
  const { state } = context;
  const card = partyCard(state);
  if (state.level === BOTTOM) {
    if (state.dragonPlaced) return false;
    placeDragon(context, card, true);
    return true;
  }
  const reached = [...distancesFrom(state, card, () => true).keys()];
  if (reached.some((key) => state.map[key] && isStairs(state.map[key]))) return false;
  const monster = placeGuardian(context, card) ?? null;
  card.shaft = true;
  record(state, 'shaftOpened', { x: card.x, y: card.y, monster });
  return true;
}
