import type { ChatMessage } from './chat';
import type { ExtraTime } from './extraTime';
import type { Reply } from './gameNight';
import type { MailMode } from './mail';
import type { Marks } from './marks';
import type { GivenOrders } from './orders';
import type { Seat } from './seat';

/** A match that a person has played. */
export interface OwnMatch {
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The name of the person in it. */
  name: string;
  seat: Seat;
  won: boolean;
}

/** The data that a room stores about one person, as that person may save them. Times are in milliseconds since 1970. */
export interface OwnData {
  /** The code of the room, and its game. */
  room: string;
  game: string;
  /** The seat of the person; `null` if they no longer have one. */
  seat: Seat | null;
  /** Their name on it, or on their last seat; `null` if the room does not know it. */
  name: string | null;
  extraTime: ExtraTime | null;
  /** The matches of the room, then those of earlier rooms of its group, as far as the room remembers them. */
  matches: OwnMatch[];
  earlierMatches: OwnMatch[];
  messages: ChatMessage[];
  /** Their reply to the invitation. */
  answer: { name: string; reply: Reply } | null;
  /** The messages that they have read and the views that they have seen. */
  marks: Marks | null;
  /** Their answers in advance and their note in a match over days. */
  orders: GivenOrders | null;
  note: string | null;
  /** The browsers that get notifications for their seat. */
  notifications: { endpoint: string; language: string; zone: string | null }[];
  /** The addresses that get mails about their seat. */
  mails: { address: string; mode: MailMode; language: string; zone: string }[];
}
