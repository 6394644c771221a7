import type { Seat } from '@lantern/protocol/seat';
import { type CardId, type CardName, isTreasure, nameOf } from '../data/cards';
import type { Board, MoveEvent, PlayEvent, State } from '../state';
import { moveUnderWay, playerOf, topEvent } from './board';
import { discardCarried } from './carrying';
import { handOf } from './secrets';
import { record } from './story';
import { companions } from './triggers';

export type Toll = CardId | 'dropAll' | null;

/** The cards that a mover may discard to get past this reaction (10.5): one of them, or all of them for `dropAll`. */
export function tollCards(board: Board, seat: Seat, reaction: CardId): CardId[] {
  const { inv } = playerOf(board, seat);
  switch (nameOf(reaction)) {
    case 'payTroll':
      return inv.filter(isTreasure);
    case 'lostInMaze':
      return [...inv];
    case 'tightSqueeze':
      return inv.filter((card) => card !== 'emerald');
    default:
      return [];
  }
}

/** The effects of reactions against a move when they resolve (10.5). An effect may leave a toll in `pending`. */
export const REACTION_EFFECTS: Partial<Record<CardName, (state: State, event: PlayEvent, move: MoveEvent) => void>> = {
  grateLocked: (state, _, move) => stop(state, move),
  snakeBars: (state, _, move) => stop(state, move),
  angryDwarfBlock: (state, _, move) => stopAndEndTurn(state, move),
  payTroll: (state, event, move) => demandToll(state, event, move) || stop(state, move),
  lostInMaze: (state, event, move) => demandToll(state, event, move) || stopAndEndTurn(state, move),
  tightSqueeze: (state, event, move) => {
    if (!demandToll(state, event, move)) record(state, 'noEffect', { seat: event.seat, card: event.card });
  },
  waitForMe: (_, event, move) => takeAlong(move, [event.seat]),
  followMe: (state, _, move) => takeAlong(move, companions(state, move)),
};

/** 10.5: they go with the mover, if the move succeeds. */
function takeAlong(move: MoveEvent, seats: readonly Seat[]): void {
  move.followers = [...new Set([...move.followers, ...seats])];
}

/** R4.3: the mover stays where they were. */
function stop(state: State, move: MoveEvent): void {
  move.blocked = true;
  record(state, 'stopped', { seat: move.seat, room: move.from });
}

function stopAndEndTurn(state: State, move: MoveEvent): void {
  stop(state, move);
  state.turn.over = true;
  record(state, 'turnCut', { seat: move.seat });
}

/** Asks for the toll; false if the mover has nothing to pay with. */
function demandToll(state: State, event: PlayEvent, move: MoveEvent): boolean {
  if (tollCards(state, move.seat, event.card).length === 0) return false;
  state.pending = { kind: 'toll', seat: move.seat, reactor: event.seat, card: event.card };
  return true;
}

/** The toll is paid or refused. Paid to the Troll or in the Maze, the reaction goes back to its player's hand. */
export function payToll(state: State, toll: Toll): void {
  const { pending } = state;
  const move = moveUnderWay(state);
  const event = topEvent(state);
  if (pending?.kind !== 'toll' || !move || event?.kind !== 'play') throw new Error('no toll is due');
  state.pending = null;
  const { seat, card: reaction, reactor } = pending;
  if (toll === null) {
    record(state, 'tollRefused', { seat, reaction });
    if (nameOf(reaction) === 'lostInMaze') stopAndEndTurn(state, move);
    else stop(state, move);
    return;
  }
  const cards = toll === 'dropAll' ? tollCards(state, seat, reaction) : [toll];
  const returns = toll !== 'dropAll';
  record(state, 'tollPaid', { seat, cards, reaction, ...(returns && { returnsTo: reactor }) });
  discardCarried(state, seat, cards);
  if (returns) {
    state.stack.pop();
    handOf(state, reactor).push(reaction);
  }
}
