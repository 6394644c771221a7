/** What somebody answers to an invitation. */
export const REPLIES = ['yes', 'maybe', 'no'] as const;

export type Reply = (typeof REPLIES)[number];

/** So many people may answer one invitation. */
export const GUESTS_AT_MOST = 40;

/** How long after its beginning a game night is shown, in milliseconds. */
export const GAME_NIGHT_LASTS = 12 * 60 * 60_000;

/** Somebody who has answered whether they come. */
export interface GuestView {
  id: string;
  name: string;
  reply: Reply;
}

/** When friends meet in a room, and who of them comes. */
export interface GameNightView {
  /** Milliseconds since 1970. */
  at: number;
  /** How often the date was changed: what calendars know a newer invitation by. */
  revision: number;
  /** In the order in which they answered first. */
  guests: GuestView[];
}
