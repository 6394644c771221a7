import type { Refusal } from './refusal';

/**
 * The server's own refusals with their HTTP status. Refusals of a game (`Refusal.code` of a move) are not included and
 * have status 409. The sentences are in `refusals.en.ts` and `refusals.de.ts`.
 */
export const refusalStatus = {
  MALFORMED: 400,
  BAD_NAME: 400,
  BAD_MESSAGE: 400,
  FORBIDDEN_WORD: 400,
  BAD_DATE: 400,
  BAD_ZONE: 400,
  PUSH_REFUSED: 400,
  HOOK_REFUSED: 400,
  MOVES_ONLY: 400,
  NOT_HOST: 403,
  NOT_YOUR_SEAT: 403,
  FOREIGN_ORIGIN: 403,
  MUTED: 403,
  ROOM_LOCKED: 403,
  HAND_OVER_GONE: 403,
  HOST_LINK_GONE: 403,
  MAIL_GONE: 403,
  NO_SUCH_ROUTE: 404,
  NO_SUCH_GAME: 404,
  NO_SUCH_ROOM: 404,
  NO_SUCH_MATCH: 404,
  NO_SUCH_SEAT: 404,
  NOTHING_TO_REPORT: 404,
  SEAT_TAKEN: 409,
  SEAT_EMPTY: 409,
  SEATS_EMPTY: 409,
  ROOM_FULL: 409,
  ROOM_CROWDED: 409,
  ROOM_PLAYING: 409,
  ROOM_NOT_PLAYING: 409,
  TOO_MANY_PEOPLE: 409,
  NOT_A_PERSON: 409,
  NOT_AWAY: 409,
  PAUSED: 409,
  NOTHING_TO_TAKE_BACK: 409,
  MUST_ASK: 409,
  BOTS_SAY_NO: 409,
  TAKE_BACKS_USED: 409,
  TAKE_BACK_OPEN: 409,
  NO_TAKE_BACK: 409,
  ASK_FOR_SEAT: 409,
  SEAT_ASKED: 409,
  SECOND_SEAT: 409,
  NO_SEAT_REQUEST: 409,
  UNDO_GONE: 409,
  SOMEBODY_HERE: 409,
  LESS_TIME: 409,
  PAUSE_BY_VOTE: 409,
  SAME_TEMPO: 409,
  NOT_FOR_DAYS: 409,
  NOT_OVER_DAYS: 409,
  NOT_OVERDUE: 409,
  NOT_AWAITED: 409,
  NUDGED_TODAY: 409,
  NO_HOLIDAY_LEFT: 409,
  NO_OFFER: 409,
  OFFER_CHANGED: 409,
  NO_GAME_NIGHT: 409,
  TOO_MANY_GUESTS: 409,
  TOO_MANY_HOOKS: 409,
  MAIL_OFF: 409,
  MAIL_FAILED: 409,
  NEXT_ROOM_OPEN: 409,
  STALE_STATE: 409,
  NOT_SYNCED: 409,
  TABLE_FROZEN: 409,
  ALREADY_CONNECTED: 409,
  TOO_LARGE: 413,
  WRONG_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_ROOMS: 429,
  TOO_MANY_TRIES: 429,
  TOO_MANY_MATCHES: 429,
  TOO_MANY_REPORTS: 429,
  INTERNAL: 500,
  STORE_DOWN: 503,
  CLOSING: 503,
} as const satisfies Readonly<Record<string, number>>;

/** Refusals of the number of players and the options, common to all games. */
export const optionStatus = {
  BAD_PLAYER_COUNT: 400,
  BAD_OPTIONS: 400,
  UNKNOWN_OPTION: 400,
  BAD_OPTION: 400,
} as const;

export type OptionCode = keyof typeof optionStatus;

/** Code of a refusal by the server rather than a game. */
export type ServerCode = keyof typeof refusalStatus;

/**
 * The form of every refusal by the server: in the body of an HTTP error, in an acknowledgement, or on a failed
 * connection.
 */
export interface ApiError extends Refusal {
  /** The sentence for the code, in English. */
  message: string;
  /** The id of the log entry if the server itself failed. Over HTTP it is also in the header `X-Request-Id`. */
  request?: string;
}

/** The event that refuses a socket message without an acknowledgement. It carries an `ApiError`. */
export const REFUSED = 'lantern:refused';
