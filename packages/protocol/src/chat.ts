import type { ApiError } from './apiError';
import type { Seat } from './seat';

/** The quick phrases, in the order they are offered. Each language of the client words them. */
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

/** What one can show instead of saying something, in the order they are offered. Each client draws them. */
export const reactions = ['laugh', 'cheer', 'wow', 'tears', 'grumble', 'yawn'] as const;

export type Reaction = (typeof reactions)[number];

/** Characters of a written message at most. */
export const LONGEST_MESSAGE = 280;

/** Who speaks: somebody on a seat, or somebody who watches under a name; a guest's name is empty. */
export interface Speaker {
  seat: Seat | null;
  name: string;
}

/** What the host has set for the chat of a room; `RoomView.talk` on the wire. */
export interface ChatRules {
  /** Whether what watchers say is for everybody or among themselves. They hear what players say in any case. */
  watchers: 'together' | 'apart';
  /** Those who may not say anything. */
  muted: Speaker[];
}

/** What a message says: written text, a quick phrase that each language words itself, or a drawn reaction. */
export type ChatContent = { text: string } | { phrase: Phrase } | { reaction: Reaction };

/** A message as it is told. */
export interface ChatMessage {
  /** For whom it was said: `watchers` is told to those without a seat only. */
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
