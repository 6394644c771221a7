import { HOUR } from './timeUnits';
/** The possible replies to an invitation. */
export const REPLIES = ['yes', 'maybe', 'no'] as const;

export type Reply = (typeof REPLIES)[number];

/** Maximum number of replies to one invitation. */
export const GUESTS_AT_MOST = 40;

/** How long a game night is shown after its start, in milliseconds. */
export const GAME_NIGHT_LASTS = 12 * HOUR;

/** A person who has replied. */
export interface GuestView {
  id: string;
  name: string;
  reply: Reply;
}

/** The date of a meeting in a room, and the replies. */
export interface GameNightView {
  /** Milliseconds since 1970. */
  at: number;
  /** Number of changes of the date, which tells calendars the newer of two invitations. */
  revision: number;
  /** In order of their first replies. */
  guests: GuestView[];
}
