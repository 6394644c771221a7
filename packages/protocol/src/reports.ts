import type { ChatMessage, Speaker } from './chat';

/** Days after which a report is deleted, whether or not its room still exists. */
export const REPORTS_KEPT_DAYS = 30;

/** A report, as shown to the operator. */
export interface Report {
  /** Its number; later reports have higher ones. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The code and the game of the room. */
  room: string;
  game: string;
  about: Speaker;
  /** The reported message; `null` if the name is reported. */
  message: ChatMessage | null;
  /** The messages around it, or the newest ones of the room, oldest first. */
  around: ChatMessage[];
  /** The reporting person; the name of a person without a seat is empty. */
  by: Speaker;
}
