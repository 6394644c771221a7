import type { Speaker } from '@lantern/protocol/chat';
import type { ChatRecord } from '../../store/chat';
import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { seatOf } from '../presence/presence';

/** Who may hear a chat message: everybody in the room, or its watchers alone. */
export type ChatAudience = ChatRecord['audience'];

/** The audience of a new message: watchers who are set apart by the host talk among themselves. */
export function audienceOf(room: RoomRecord, speaker: Speaker): ChatAudience {
  return speaker.seat === null && room.chat.watchers === 'apart' ? 'watchers' : 'all';
}

/** Whether a visitor may hear a message: what watchers say among themselves is hidden from seated players. */
export function mayHear(room: RoomRecord, visitor: Visitor, { audience }: Pick<ChatRecord, 'audience'>): boolean {
  return audience === 'all' || seatOf(room, visitor) === null;
}
