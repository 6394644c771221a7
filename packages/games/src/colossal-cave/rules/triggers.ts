import type { Seat } from '@lantern/protocol/seat';
import { CARD_NAMES, CARDS, type CardId, type CardName, defenceAgainst, nameOf } from '../data/cards';
import { isBetween } from '../data/rooms';
import type { Board, MoveEvent, PlayEvent, TableEvent } from '../state';
import { carries, isUnseen, openCards, playerOf } from './board';

/** The moves that each reaction answers, and for whom (10.5). */
const MOVE_TRIGGERS: Partial<Record<CardName, (board: Board, move: MoveEvent, seat: Seat) => boolean>> = {
  grateLocked: (_, { from, to }) => isBetween(from, to, 'wellHouse', 'cobbleCrawl'),
  payTroll: (_, { from, to }) => isBetween(from, to, 'bedquilt', 'volcanoView'),
  lostInMaze: (_, { from, to }) => from === 'twistyMaze' || to === 'twistyMaze',
  tightSqueeze: (_, { from, to }) => isBetween(from, to, 'orientalRoom', 'ploverRoom'),
  snakeBars: (_, { from, to }) => from === 'mountainKing' && to !== 'hallOfMists',
  angryDwarfBlock: (_, { from, to }) => !isBetween(from, to, 'wellHouse', 'cobbleCrawl'),
  waitForMe: (board, move, seat) => seat !== move.seat && playerOf(board, seat).room === move.from,
  followMe: (board, move, seat) => seat === move.seat && companions(board, move).length > 0,
};

const MOVE_REACTIONS = CARD_NAMES.filter((name) => MOVE_TRIGGERS[name]);

/** Reactions that take somebody along instead of stopping the move. */
export function takesAlong(name: CardName): boolean {
  return name === 'waitForMe' || name === 'followMe';
}

/** The other living players in the room that is being left. */
export function companions(board: Board, move: MoveEvent): Seat[] {
  return board.seats.filter((seat) => seat !== move.seat && playerOf(board, seat).room === move.from);
}

/** 10.5: the event is of the kind this reaction answers, for this seat. Whose card it is does not matter here. */
export function isTriggered(board: Board, event: TableEvent, seat: Seat, name: CardName): boolean {
  if (event.kind === 'play') return name === 'dontKnow';
  return MOVE_TRIGGERS[name]?.(board, event, seat) ?? false;
}

/** R15.3: the inhabitants are gone while The Cave Is Closing. */
export function isGone(board: Board, name: CardName): boolean {
  const card = CARDS[name];
  return board.closing !== null && (card.type === 'action' || card.type === 'reaction') && card.inhabitant === true;
}

/** D32: this play takes the Dwarvish Magazines themselves. */
export function stealsMagazines(event: PlayEvent): boolean {
  return nameOf(event.card) === 'stealAKeeper' && event.args.item === 'dwarvishMagazines';
}

/**
 * R8.4: by public facts alone, which seats might have an answer to the event.
 * @param handCounts cards in each hand; which cards they are must not matter
 */
export function possibleAnswerers(
  board: Board,
  event: TableEvent,
  handCounts: Readonly<Record<Seat, number>>,
): (seat: Seat) => boolean {
  const open = openCards(board);
  const hasHand = (seat: Seat) => (handCounts[seat] ?? 0) > 0;
  if (event.kind === 'move') {
    const names = MOVE_REACTIONS.filter((name) => !isGone(board, name) && isUnseen(open, name, event.used));
    return (seat) => hasHand(seat) && names.some((name) => isTriggered(board, event, seat, name));
  }
  const defence = defenceAgainst(event.card);
  const canDefend = defence !== undefined && !open.has(defence);
  const canCancel = isUnseen(open, 'dontKnow');
  const canUseMagazines = !stealsMagazines(event);
  return (seat) => {
    if (canDefend && seat === event.args.target && hasHand(seat)) return true;
    if (seat === event.seat) return false;
    return (canCancel && hasHand(seat)) || (canUseMagazines && carries(board, seat, 'dwarvishMagazines' as CardId));
  };
}
