import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import { seatsClockwiseFrom } from '../../kit/seat';
import { type Square, squareName } from '../data/squares';
import type { Board, Placement, State, Task } from '../state';
import { rollInitiative } from './initiative';
import { allSquares, groundAt, isHome, isVillage, livingSeats, pieceAt, seatsAt } from './squares';
import { exchange, place } from './stock';
import { record } from './story';
import { advance } from './turn';

/** Section 4, 6 and 7: the order is rolled; it determines the placements. */
export function beginPlacing({ state, random }: MoveContext<State>): void {
  const order = rollInitiative(state, random);
  const asked = (seats: readonly Seat[], task: Task): Placement[] => seats.map((seat) => ({ seat, task }));
  const own = state.options.startVillage === 'own' ? asked([...order].reverse(), 'village') : [];
  const queue = [
    ...asked(order, 'freeVillage'),
    ...asked(order, 'mountain'),
    ...onNeutralCoasters(state, order),
    ...own,
    ...asked(seatsWithExtraVillage(state), 'village'),
  ];
  state.setup = { order, queue };
  ask(state, queue[0] as Placement);
}

/** R3.7: a free village and a mountain on each coaster of nobody, placed in turn, if that is left to the players. */
function onNeutralCoasters(state: State, order: readonly Seat[]): Placement[] {
  if (state.options.neutralPlacing !== 'players' || state.options.scenario !== 'standard') return [];
  const neutral = [...state.homes.keys()].filter((coaster) => state.homes[coaster] === 'neutral');
  const placements = neutral.flatMap((coaster) => TASKS_OF_NOBODY.map((task) => ({ task, coaster })));
  return placements.map((placement, index) => ({ ...placement, seat: order[index % order.length] as Seat }));
}

const TASKS_OF_NOBODY = ['freeVillage', 'mountain'] as const;

/** R18.1: the remaining placements after a seat has given up: the next player makes those on a coaster of nobody. */
export function placementsWithout(state: State, seat: Seat): Placement[] {
  const living = livingSeats(state);
  const next = seatsClockwiseFrom(seatsAt(state), seat).find((other) => living.includes(other));
  const queue = state.setup?.queue ?? [];
  return queue.flatMap((placement) => {
    if (placement.seat !== seat) return [placement];
    return placement.coaster === undefined || next === undefined ? [] : [{ ...placement, seat: next }];
  });
}

/** R13.7: on the square map of the Gold Mountain the home diagonal to it starts with one village more. */
function seatsWithExtraVillage(state: State): Seat[] {
  return state.map === 'goldSquare' ? [state.homes[1] as Seat] : [];
}

function ask(state: State, { seat, task }: Placement): void {
  state.active = seat;
  state.step = task;
}

/** The placement that was due is made. */
export function placed(context: MoveContext<State>): void {
  continueWith(context, context.state.setup?.queue.slice(1) ?? []);
}

/** Goes on with the placements that are left; after the last one the first round begins (section 4). */
export function continueWith(context: MoveContext<State>, left: Placement[]): void {
  const { state } = context;
  const { setup } = state;
  if (!setup) return;
  const mountainsDone = setup.queue.some(comesFirst) && !left.some(comesFirst);
  const queue = mountainsDone && state.options.startVillage === 'enemyPlaced' ? [...adopt(state), ...left] : left;
  const [next] = queue;
  if (!next) {
    state.setup = null;
    advance(context, 'production');
    return;
  }
  if (next !== setup.queue[0]) state.turnNo += 1;
  state.decisionId += 1;
  setup.queue = queue;
  ask(state, next);
}

/** Free villages and mountains come before villages. */
function comesFirst({ task }: Placement): boolean {
  return task !== 'village';
}

/**
 * 4.8: the free village on each player's home coaster becomes a village of that player. Where somebody left before
 * placing it there is none: that player places a village after all.
 */
function adopt(state: State): Placement[] {
  const without: Placement[] = [];
  for (const seat of livingSeats(state)) {
    const at = allSquares(state).find((square) => {
      return isHome(state, seat, square) && pieceAt(state, square)?.kind === 'freeVillage';
    });
    if (at === undefined) without.push({ seat, task: 'village' });
    else {
      exchange(state, at, { kind: 'village', owner: seat });
      record(state, 'villageAdopted', { seat, at });
    }
  }
  return without;
}

/** The neutral coaster of the placement that is due (R3.7). */
export function neutralCoasterFor(board: Board, seat: Seat, task: Task): number | undefined {
  const due = board.setup?.queue[0];
  return due?.seat === seat && due.task === task ? due.coaster : undefined;
}

/**
 * Whether a square is on the coaster of a placement: the neutral one that is due (R3.7), the home of the next player for a
 * free village (R3.2), and otherwise the player's home.
 */
function isPlaceFor(board: Board, seat: Seat, task: Task, square: Square): boolean {
  const neutral = neutralCoasterFor(board, seat, task);
  if (neutral !== undefined) return groundAt(board, square).coaster === neutral;
  return isHome(
    board,
    task === 'freeVillage' ? (seatsClockwiseFrom(livingSeats(board), seat)[0] as Seat) : seat,
    square,
  );
}

/** R3.3: a mountain is optional only at home. */
export function refuseSkipping(board: Board, seat: Seat): Refusal | undefined {
  return neutralCoasterFor(board, seat, 'mountain') === undefined ? undefined : refusal('MOUNTAIN_DUE', 'R3.3');
}

/** R3.2–R3.5. */
export function refusePlacement(board: Board, seat: Seat, task: Task, square: Square): Refusal | undefined {
  const refused = refuseSite(board, seat, task, square);
  if (refused || task !== 'village') return refused;
  const neighbour = villageBeside(board, square);
  const spaced = allSquares(board).some(
    (other) => !refuseSite(board, seat, task, other) && villageBeside(board, other) === undefined,
  );
  return neighbour !== undefined && spaced ? refusal('SPACING', 'R3.4', { at: squareName(neighbour) }) : undefined;
}

const RULES: Readonly<Record<Task, string>> = { freeVillage: 'R3.2', mountain: 'R3.3', village: 'R3.4' };

function refuseSite(board: Board, seat: Seat, task: Task, square: Square): Refusal | undefined {
  if (!isPlaceFor(board, seat, task, square)) {
    const neutral = neutralCoasterFor(board, seat, task) !== undefined;
    return refusal('WRONG_COASTER', RULES[task], { task: neutral ? 'neutral' : task });
  }
  if (groundAt(board, square).centre) return refusal('CENTRE', RULES[task]);
  return pieceAt(board, square) ? refusal('OCCUPIED', 'R1.7', { at: squareName(square) }) : undefined;
}

/** R3.4: another village or free village around the square, on the same coaster. */
function villageBeside(board: Board, square: Square): Square | undefined {
  const { coaster, ring } = groundAt(board, square);
  return ring.find((at) => groundAt(board, at).coaster === coaster && isVillage(pieceAt(board, at)));
}

/** The squares a piece of the setup may go to, ascending. */
export function sitesFor(board: Board, seat: Seat, task: Task): Square[] {
  return allSquares(board).filter((square) => !refusePlacement(board, seat, task, square));
}

/** Puts a piece of the setup on the map; `seat` is `null` where chance does. */
export function putUp(state: State, seat: Seat | null, task: Task, at: Square): void {
  if (task === 'village' && seat !== null) {
    place(state, at, { kind: 'village', owner: seat });
    record(state, 'villagePlaced', { seat, at });
  } else if (task === 'freeVillage') {
    place(state, at, { kind: 'freeVillage', owner: null });
    record(state, 'freeVillagePlaced', { seat, at });
  } else {
    place(state, at, { kind: 'mountain', owner: null });
    record(state, 'mountainPlaced', { seat, at });
  }
}
