import type { ApiError } from './apiError';
import type { Seat } from './seat';

/** The quick phrases, in the order of the menu. The client has their wording in each language. */
export const phrases = [
  'hello',
  'wellPlayed',
  'thanks',
  'sorry',
  'oneMoment',
  'yourTurn',
  'thinking',
  'wow',
  'oops',
  'again',
  'goodNight',
] as const;

export type Phrase = (typeof phrases)[number];

/** The reactions, in the order of the menu. Each client draws them. */
export const reactions = ['laugh', 'cheer', 'wow', 'tears', 'grumble', 'yawn'] as const;

export type Reaction = (typeof reactions)[number];

/** Maximum number of characters of a message. */
export const LONGEST_MESSAGE = 280;

/**
 * A speaker: a person on a seat, or a watcher with a name. The name of a guest is empty, and so is that of a player who
 * has deleted their data.
 */
export interface Speaker {
  seat: Seat | null;
  name: string;
  /** Set for an announcement of the operator of the server. */
  operator?: true;
}

/** The host's settings for the chat of a room; `RoomView.talk` on the wire. */
export interface ChatRules {
  /** Whether watchers talk to everybody or among themselves. They always see what players say. */
  watchers: 'together' | 'apart';
  /** People who may not speak. */
  muted: Speaker[];
}

/** What a person says: text, a quick phrase that each client words, or a drawn reaction. */
export type Said = { text: string } | { phrase: Phrase } | { reaction: Reaction };

/** The content of a message: the words, phrase or reaction, or `deleted` after its author has deleted it. */
export type ChatContent = Said | { deleted: true };

/** A chat message as it is sent to clients. */
export interface ChatMessage {
  /** The receivers; `watchers` means people without a seat. */
  audience: 'all' | 'watchers';
  /** 1, 2, 3 … within its audience. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  speaker: Speaker;
  saying: ChatContent;
}

/** Acknowledgement of `say`. */
export type SayAck = { ok: true } | ({ ok: false } & ApiError);
