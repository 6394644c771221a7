import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type CardId, isHallway } from '../data/cards';
import { DIRS } from '../data/directions';
import type { Board, State } from '../state';
import { fill } from './contents';
import { takeOne } from './drawing';
import { axisOf, exitStatus } from './exits';
import { hasExit, neighbour, partyCard } from './grid';
import { addCard } from './levels';
import { type Placement, placementProblem, placementsOf } from './placing';
import { record } from './story';

/** The places for a card now: anywhere on the map (R2.1); in a fight, by scrying, at exits of the party's card. */
export function placementsNow(board: Board, id: CardId): Placement[] {
  return board.combat ? scriedPlacements(board, id) : placementsOf(board, id);
}

/** R12.5: a card at every unexplored exit, with its contents; the mage may choose the exits (D50). */
export function scry(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  if (state.options.scryingPlaced) drawScried(context, seat);
  else for (const dir of DIRS) if (isUnexplored(state, dir)) layAt(context, placementAt(state, dir));
}

/** The mage has chosen the exit for the card that was drawn; then the next card is. */
export function layScried(context: MoveContext<State>, seat: Seat, placement: Placement): void {
  layFound(context, context.state.drawn as CardId, placement, seat);
  drawScried(context, seat);
}

/** Draws cards as long as one fits, until there is a choice where to lay it. */
function drawScried(context: MoveContext<State>, seat: Seat): void {
  const { state, random } = context;
  for (;;) {
    const fitting = state.cavern.filter((id) => scriedPlacements(state, id).length > 0);
    if (fitting.length === 0) return;
    const id = takeOne(fitting, random);
    const [only, another] = scriedPlacements(state, id);
    state.cavern = state.cavern.filter((other) => other !== id);
    if (another) {
      state.drawn = id;
      record(state, 'drew', { seat, card: id });
      return;
    }
    layFound(context, id, only as Placement, null);
  }
}

/** Draws a card for one exit, and lays it. */
function layAt(context: MoveContext<State>, placement: (id: CardId) => Placement): void {
  const { state, random } = context;
  const fitting = state.cavern.filter((id) => !placementProblem(state, id, placement(id)));
  const id = takeOne(fitting, random);
  state.cavern = state.cavern.filter((other) => other !== id);
  layFound(context, id, placement(id), null);
}

function layFound(context: MoveContext<State>, card: CardId, placement: Placement, by: Seat | null): void {
  const { state } = context;
  state.drawn = null;
  record(state, 'laid', { by, card, ...placement });
  fill(context, addCard(state, card, placement));
}

/** The exits of the party's card at which a card may lie, joined to it. */
function scriedPlacements(board: Board, id: CardId): Placement[] {
  const here = partyCard(board);
  return DIRS.filter((dir) => hasExit(here, dir))
    .map((dir) => placementAt(board, dir)(id))
    .filter((placement) => !placementProblem(board, id, placement));
}

function isUnexplored(board: Board, dir: (typeof DIRS)[number]): boolean {
  return exitStatus(board, partyCard(board), dir) === 'UNEXPLORED';
}

/** The orientation of a card at an exit of the party's card: a hallway leads on from it. */
function placementAt(board: Board, dir: (typeof DIRS)[number]): (id: CardId) => Placement {
  const cell = neighbour(partyCard(board), dir);
  return (id) => ({ ...cell, rot: isHallway(id) ? axisOf(dir) : 0 });
}
