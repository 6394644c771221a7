import type { ChatMessage } from '@lantern/protocol/chat';

/** Remarks of each audience that a room keeps. */
export const REMARKS_KEPT = 200;

/** A remark as it is kept. */
export type SaidRecord = ChatMessage & { roomCode: string };

/** How far one has heard of a room: the number of the last remark of each audience, 0 for none. */
export type Heard = Readonly<Record<ChatMessage['audience'], number>>;

/** What is said in rooms. It goes with the room. */
export interface TalkStore {
  /**
   * Keeps a remark under the next number of its audience, at no earlier time than those before it; the oldest goes.
   * @returns nothing if there is no such room
   */
  add(remark: Omit<SaidRecord, 'n'>): Promise<SaidRecord | undefined>;
  /** What was said in these rooms after what has been heard, as far as it is kept; of each room in the order of saying. */
  since(heard: ReadonlyMap<string, Heard>): Promise<SaidRecord[]>;
}

/** A row of `said`. */
export interface SaidRow {
  room_code: string;
  audience: string;
  n: number;
  at: number;
  seat: string | null;
  name: string;
  saying: string;
}

export function saidOf(row: SaidRow): SaidRecord {
  return {
    roomCode: row.room_code,
    audience: row.audience as ChatMessage['audience'],
    n: row.n,
    at: row.at,
    speaker: { seat: row.seat, name: row.name },
    saying: JSON.parse(row.saying),
  };
}
