import type { ChatContent, ChatMessage } from '@lantern/protocol/chat';
import type { Seat } from '@lantern/protocol/seat';
import { type SqlRunner, sql } from './sql';

/** Number of messages a room keeps for each audience. */
export const MESSAGES_KEPT = 200;

export type ChatRecord = ChatMessage & {
  roomCode: string;
  /**
   * The author: the number of a seated person, or the hash of a browser. Absent if it is unknown, and after the message is
   * deleted.
   */
  author?: string;
};

/** How far the chat of a room has been read: the number of the last message read in each audience, 0 for none. */
export type ChatPosition = Readonly<Record<ChatMessage['audience'], number>>;

/** How far somebody on a seat has read the chat of a room: the number of the last message to everybody. */
export interface ReadPosition {
  code: string;
  read: number;
  seat: Seat;
}

/** The chat of rooms; deleted with its room. */
export abstract class ChatStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /**
   * Stores a message under the next number of its audience, with a time no earlier than that of the messages before it.
   * Deletes the oldest message beyond `MESSAGES_KEPT`.
   * @returns undefined if the room does not exist
   */
  abstract add(remark: Omit<ChatRecord, 'n'>): Promise<ChatRecord | undefined>;

  /** The stored messages of these rooms after the given positions, in order within each room. */
  abstract since(heard: ReadonlyMap<string, ChatPosition>): Promise<ChatRecord[]>;

  /** Deletes the names and contents of all messages of an author in a room. */
  async erase(code: string, author: string): Promise<void> {
    await this.#sql.change(ERASE, { code, author, saying: DELETED_SAYING });
  }

  /**
   * The number of messages of others to everybody that each reader has not read, as far as they are kept and without
   * reactions.
   * @returns by room, without rooms in which all are read
   */
  abstract unread(readers: readonly ReadPosition[]): Promise<Map<string, number>>;
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
  author: string | null;
}

/** The stored content of a message that its author has deleted. */
const DELETED_SAYING = JSON.stringify({ deleted: true } satisfies ChatContent);

/** The stored content of a message, which includes whether the operator speaks. */
export function storedSaying({ speaker, saying }: Pick<ChatRecord, 'speaker' | 'saying'>): string {
  return JSON.stringify(speaker.operator ? { ...saying, operator: true } : saying);
}

export function chatRecordOf(row: ChatRow): ChatRecord {
  const { operator, ...saying }: ChatContent & { operator?: true } = JSON.parse(row.saying);
  return {
    roomCode: row.room_code,
    audience: row.audience as ChatMessage['audience'],
    n: row.n,
    at: row.at,
    speaker: { seat: row.seat, name: row.name, ...(operator && { operator }) },
    saying,
    ...(row.author !== null && { author: row.author }),
  };
}

/** The messages of `said` that a reader on a seat could have missed. */
export const MISSABLE = `audience = 'all' AND saying NOT LIKE '{"reaction"%' AND saying NOT LIKE '{"deleted"%'`;

const ERASE = sql<{ code: string; author: string; saying: string }>(
  `UPDATE said SET name = '', saying = :saying, author = NULL WHERE room_code = :code AND author = :author`,
);
