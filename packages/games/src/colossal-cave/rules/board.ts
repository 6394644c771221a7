import type { Seat } from '@lantern/protocol/seat';
import { type CardId, type CardName, idsOf } from '../data/cards';
import { ROOMS, type RoomId } from '../data/rooms';
import type { Board, MoveEvent, Player, TableEvent } from '../state';

export function playerOf(board: Board, seat: Seat): Player {
  const player = board.players[seat];
  if (!player) throw new Error(`no such seat: ${seat}`);
  return player;
}

/** Seats that have not conceded, in clockwise order from seat 0. */
export function presentSeats(board: Board): Seat[] {
  return board.seats.filter((seat) => !playerOf(board, seat).conceded);
}

/** In the cave: neither dead nor conceded. */
export function isLiving(board: Board, seat: Seat): boolean {
  return playerOf(board, seat).room !== null;
}

/** Returns the carrier of a card, dead or alive. */
export function carrierOf(board: Board, card: CardId): Seat | undefined {
  return board.seats.find((seat) => playerOf(board, seat).inv.includes(card));
}

export function carries(board: Board, seat: Seat, card: CardId): boolean {
  return playerOf(board, seat).inv.includes(card);
}

/** Somebody has the card in a safe. */
export function isDeposited(board: Board, card: CardId): boolean {
  return board.seats.some((seat) => playerOf(board, seat).deposited.includes(card));
}

/** The event that is to be answered or resolved next. */
export function topEvent(board: Board): TableEvent | undefined {
  return board.stack.at(-1);
}

/** The move in progress, if there is one. */
export function moveUnderWay(board: Board): MoveEvent | undefined {
  return board.stack.find((event) => event.kind === 'move');
}

/** No event is in progress (3.1). */
export function isSettled(board: Board): boolean {
  return board.stack.length === 0 && board.window === null && board.pending === null;
}

/** R11.1: everybody in a lit room is in light. R11.2: neither a dead player's lantern nor one in a hand gives light. */
export function isLit(board: Board, room: RoomId): boolean {
  if (ROOMS[room].lit) return true;
  const carrier = carrierOf(board, 'brassLantern');
  return carrier !== undefined && playerOf(board, carrier).room === room;
}

/** R7.2: carries the Black Rod without a Wicker Cage, so the Little Bird will not stay. */
export function scaresBird(board: Board, seat: Seat): boolean {
  const { inv } = playerOf(board, seat);
  return inv.includes('blackRod') && !inv.includes('wickerCage');
}

/** Every card that lies in a public zone: discard pile, inventories, safes, the table, the closing. */
export function openCards(board: Board): Set<CardId> {
  const open = new Set(board.discard);
  for (const seat of board.seats) {
    const { inv, deposited } = playerOf(board, seat);
    for (const card of inv) open.add(card);
    for (const card of deposited) open.add(card);
  }
  for (const event of board.stack) {
    if (event.kind === 'play') open.add(event.card);
  }
  if (board.closing) open.add(board.closing.card);
  return open;
}

/** R8.4: some copy of the name is neither open nor barred. */
export function isUnseen(open: ReadonlySet<CardId>, name: CardName, barred: readonly CardId[] = []): boolean {
  return idsOf(name).some((card) => !open.has(card) && !barred.includes(card));
}
