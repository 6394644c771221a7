/** What clients send over sockets. What does not fit is refused with `MALFORMED`. Browsers import types only. */
import * as v from 'valibot';
import type { ApiError } from './apiError';
import { type ChatContent, type Phrase, phrases, type Reaction, reactions } from './chat';

// Control characters name nothing, and a store need not be able to hold them.
const id = v.pipe(v.string(), v.maxLength(64), v.regex(/^\P{Cc}*$/u));
const secret = v.nullish(v.pipe(v.string(), v.maxLength(200)));
const seat = v.nullish(v.pipe(id, v.maxLength(8)));

/** boardgame.io's `sync`: match, seat or `null` for a watcher, credentials; the number of players means nothing here. */
export const syncPacket = v.strictTuple([id, v.optional(seat), v.optional(secret), v.optional(v.unknown())]);

/** The kind of an action, before anything else in it is looked at. */
export const anyAction = v.object({ type: v.pipe(v.string(), v.maxLength(64)) });

/** `requestId` is ours: a move that is sent again under the same one is made once. */
const move = v.object({
  type: v.literal('MAKE_MOVE'),
  payload: v.object({
    type: id,
    args: v.nullish(v.array(v.unknown())),
    playerID: seat,
    credentials: secret,
    requestId: v.nullish(v.pipe(id, v.minLength(1))),
  }),
});

/** boardgame.io's `update` with a move: the action, the version it was made on, match, seat. */
export const updatePacket = v.strictTuple([move, v.pipe(v.number(), v.safeInteger()), id, v.optional(seat)]);

/** Acknowledgement of `update`, given to a client that asks for one. */
export type MoveAck = { ok: true; stateID: number } | ({ ok: false } & ApiError);

const word = v.nullish(v.pipe(v.string(), v.maxLength(200)));

/**
 * The `auth` of a connection to `/room`. `browser` is anything by which the room knows the same browser under another
 * name; `contributes` says that it answers `RoomView.exchange`.
 */
export const roomAuth = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  name: word,
  hostKey: word,
  seatKey: word,
  browser: word,
  contributes: v.nullish(v.boolean()),
});

/** What is sent along with `say`. */
export const chatContent: v.GenericSchema<unknown, ChatContent> = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ phrase: v.picklist<readonly Phrase[]>(phrases) }),
  v.strictObject({ reaction: v.picklist<readonly Reaction[]>(reactions) }),
]);
