import type { ChatMessage } from '@lantern/protocol/chat';

/** Messages of each audience that a room keeps. */
export const MESSAGES_KEPT = 200;

/** A message of the chat as it is kept. */
export type ChatRecord = ChatMessage & { roomCode: string };

/** How far the chat of a room has been read: the number of the last message of each audience, 0 for none. */
export type ChatPosition = Readonly<Record<ChatMessage['audience'], number>>;

/** The chat of rooms; deleted with its room. */
export interface ChatStore {
  /**
   * Stores a message under the next number of its audience and no earlier than the messages before it; the oldest one
   * beyond `MESSAGES_KEPT` is deleted.
   * @returns nothing if there is no such room
   */
  add(remark: Omit<ChatRecord, 'n'>): Promise<ChatRecord | undefined>;
  /** The messages of these rooms after the given positions, as far as they are kept; those of a room in order. */
  since(heard: ReadonlyMap<string, ChatPosition>): Promise<ChatRecord[]>;
}

/** A row of `said`. */
export interface ChatRow {
  room_code: string;
  audience: string;
  n: number;
  at: number;
  seat: string | null;
  name: string;
  saying: string;
}

export function chatRecordOf(row: ChatRow): ChatRecord {
  return {
    roomCode: row.room_code,
    audience: row.audience as ChatMessage['audience'],
    n: row.n,
    at: row.at,
    speaker: { seat: row.seat, name: row.name },
    saying: JSON.parse(row.saying),
  };
}
