import type { Seat } from '@lantern/protocol/seat';
import { type CardId, nameOf } from '../data/cards';
import { type RoomId, WORD_ROOMS } from '../data/rooms';
import type { Board } from '../state';

/** The room where a magic word would have to be spoken, if it may be spoken here but has no effect (10.4). */
export function elsewhere({ players, closing }: Board, seat: Seat, card: CardId): readonly RoomId[] | undefined {
  const name = nameOf(card);
  // R15.3: while The Cave Is Closing, a magic word counts everywhere.
  if (closing || !(name in WORD_ROOMS)) return undefined;
  const rooms: readonly RoomId[] = WORD_ROOMS[name as keyof typeof WORD_ROOMS];
  const here = players[seat]?.room;
  return !here || rooms.includes(here) ? undefined : rooms;
}
