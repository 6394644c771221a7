import type { Seat } from './seat';

/** The services in whose channels the turns of a match over days can be posted; `json` is for own programs. */
export const HOOK_KINDS = ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const;

export type HookKind = (typeof HOOK_KINDS)[number];

/** What is posted: whose turn it is, that the time of a turn is up, and the end of the match. */
export const HOOK_EVENTS = ['turn', 'overdue', 'end'] as const;

export type HookEvent = (typeof HOOK_EVENTS)[number];

/** Maximum number of channels of a room. */
export const HOOKS_OF_ROOM = 3;

/** Maximum length of the address of a channel. */
export const LONGEST_HOOK_ADDRESS = 500;

/** A channel of a room as everybody may see it. */
export interface HookView {
  /** Its number in the room. */
  n: number;
  kind: HookKind;
  events: HookEvent[];
  /** The name of the host who has set it; `null` if the host had no seat. */
  setBy: string | null;
  /** Whether it was switched off because it no longer answers. */
  off: boolean;
  /** For the host only: the name of the server in its address. The rest of the address is never shown again. */
  server?: string;
  /** For the host only: the status of the last answer if it was a failure, 0 if there was none. */
  fault?: number;
}

/** The channels of a room. */
export interface Hooks {
  /** Whether this server posts in channels. */
  on: boolean;
  hooks: HookView[];
}

/** A channel that was just set. */
export interface HookSet {
  n: number;
  hooks: HookView[];
  /** The key with which posts of kind `json` are signed. It is never shown again. */
  secret?: string;
}

/** The body of a post of kind `json`. */
export interface HookPost {
  v: 1;
  event: HookEvent | 'test';
  game: string;
  /** The game with the names of the players. */
  title: string;
  /** The seats that the event is about, with their names. */
  who: { seat: Seat; name: string }[];
  /** The sentence sent to other channels. */
  text: string;
  /** The deadline in milliseconds since 1970; `null` without one. */
  until: number | null;
  /** Opens the room, but only in a browser that has a key of it; `null` if the server does not know its address. */
  link: string | null;
}
