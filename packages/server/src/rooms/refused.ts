import { sharedRefusals } from '@lantern/games/kit/strings.en';
import type { AnyModule } from '@lantern/games/module';
import type { Refusal } from '@lantern/protocol/refusal';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import type { ApiError, ServerCode } from '@lantern/protocol/rooms';
import { StoreError } from '../store/store';

/** HTTP status of each refusal; a code of a game is a 409. */
const statuses: Readonly<Record<ServerCode, number>> & Readonly<Record<string, number>> = {
  MALFORMED: 400,
  BAD_NAME: 400,
  BAD_OPTIONS: 400,
  UNKNOWN_OPTION: 400,
  BAD_OPTION: 400,
  BAD_PLAYER_COUNT: 400,
  BAD_MESSAGE: 400,
  PUSH_REFUSED: 400,
  MOVES_ONLY: 400,
  NOT_HOST: 403,
  NOT_YOUR_SEAT: 403,
  FOREIGN_ORIGIN: 403,
  MUTED: 403,
  NO_SUCH_ROUTE: 404,
  NO_SUCH_GAME: 404,
  NO_SUCH_ROOM: 404,
  NO_SUCH_MATCH: 404,
  NO_SUCH_SEAT: 404,
  ROOM_LOCKED: 403,
  HAND_OVER_GONE: 403,
  SEAT_TAKEN: 409,
  NOT_A_PERSON: 409,
  NOT_AWAY: 409,
  NOTHING_TO_TAKE_BACK: 409,
  MUST_ASK: 409,
  BOTS_SAY_NO: 409,
  ASK_FOR_SEAT: 409,
  SEAT_ASKED: 409,
  SECOND_SEAT: 409,
  NO_SEAT_REQUEST: 409,
  SOMEBODY_HERE: 409,
  TAKE_BACKS_USED: 409,
  TAKE_BACK_OPEN: 409,
  NO_TAKE_BACK: 409,
  TOO_MANY_PEOPLE: 409,
  PAUSED: 409,
  SEAT_EMPTY: 409,
  ROOM_FULL: 409,
  ROOM_CROWDED: 409,
  SEATS_EMPTY: 409,
  ROOM_PLAYING: 409,
  ROOM_NOT_PLAYING: 409,
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
  INTERNAL: 500,
  STORE_DOWN: 503,
  CLOSING: 503,
};

/** A request that is refused: thrown by rooms and routes, told to the sender as its `body`, changes nothing. */
export class Refused extends Error {
  readonly status: number;
  readonly body: ApiError;
  /** In how many seconds it is worth trying again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, module?: AnyModule, status?: number, retryAfter?: number) {
    super(refusal.code);
    this.status = status ?? (Object.hasOwn(statuses, refusal.code) ? (statuses[refusal.code] as number) : 409);
    this.body = { code: refusal.code, message: sentence(refusal, module) };
    if (refusal.params) this.body.params = refusal.params;
    if (refusal.rule) this.body.rule = refusal.rule;
    this.retryAfter = retryAfter;
  }

  /** Whether the server is at fault, or what it needs: an operator wants to know. */
  get failure(): boolean {
    return this.status >= 500 && this.body.code !== 'CLOSING';
  }
}

/** A refusal of the server's own. */
export function refused(code: ServerCode, params?: Refusal['params']): Refused {
  return new Refused({ code, ...(params && { params }) });
}

/** A refusal of the server's own that holds for so many milliseconds. */
export function refusedFor(code: ServerCode, milliseconds: number): Refused {
  return new Refused({ code }, undefined, undefined, Math.max(1, Math.ceil(milliseconds / 1000)));
}

/** What is told of anything that was thrown: the refusal, or that the store or the server failed. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return refused(error instanceof StoreError ? 'STORE_DOWN' : 'INTERNAL');
}

function sentence({ code, params = {} }: Refusal, module?: AnyModule): string {
  for (const texts of [module?.strings.refusals ?? {}, serverRefusals, sharedRefusals]) {
    const text = Object.hasOwn(texts, code) ? (texts as Record<string, (p: typeof params) => string>)[code] : undefined;
    if (text) return text(params);
  }
  return serverRefusals.INTERNAL({});
}
