import type { ChatRecord } from '../../store/chat';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { seatOf } from '../presence/presence';

/** Who may hear a chat message: everybody in the room, or its watchers alone. */
export type ChatAudience = ChatRecord['audience'];

/**
 * Returns a function that reports whether a visitor is a player: by a seat proved on this connection, or on another one of
 * the same browser, which may have been opened later.
 * @param visitors everybody who has the room open
 */
export function playersOf(room: RoomRecord, visitors: Iterable<Visitor>): (visitor: Visitor) => boolean {
  const seated = Array.from(visitors).filter((visitor) => seatOf(room, visitor) !== null);
  const browsers = new Set([
    ...room.seats.map(({ browser }) => browser),
    ...seated.map((visitor) => visitor.browserHash),
  ]);
  browsers.delete(undefined);
  return (visitor) => seatOf(room, visitor) !== null || browsers.has(visitor.browserHash);
}

/** The audience of a new message: if the host has separated the watchers, only watchers receive their messages. */
export function audienceOf(room: RoomRecord, plays: boolean): ChatAudience {
  return !plays && room.chat.watchers === 'apart' ? 'watchers' : 'all';
}

/** Whether a visitor may hear a message: messages among watchers are hidden from players. */
export function mayHear(plays: boolean, { audience }: Pick<ChatRecord, 'audience'>): boolean {
  return audience === 'all' || !plays;
}
