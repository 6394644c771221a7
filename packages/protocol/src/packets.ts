/**
 * Schemas of the messages of clients over sockets. Invalid messages are refused with `MALFORMED`. Browsers import types
 * only.
 */
import * as v from 'valibot';
import type { ApiError } from './apiError';
import { type Phrase, phrases, type Reaction, reactions, type Said } from './chat';

// No control characters: no id contains them, and not every store can hold them.
const id = v.pipe(v.string(), v.maxLength(64), v.regex(/^\P{Cc}*$/u));
const secret = v.nullish(v.pipe(v.string(), v.maxLength(200)));
const seat = v.nullish(v.pipe(id, v.maxLength(8)));

/** boardgame.io's `sync`: match, seat or `null` for a watcher, credentials; the number of players is ignored. */
export const syncPacket = v.strictTuple([id, v.optional(seat), v.optional(secret), v.optional(v.unknown())]);

/** The type of an action, which is checked first. */
export const anyAction = v.object({ type: v.pipe(v.string(), v.maxLength(64)) });

/** `requestId` is our extension: a move sent twice with the same id is made once. */
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

/** A client's report of the version shown to its seat: match, version of the view, seat. */
export const shownPacket = v.strictTuple([id, v.pipe(v.number(), v.safeInteger()), v.pipe(id, v.maxLength(8))]);

/** Acknowledgement of `update`, if the client requests one. */
export type MoveAck = { ok: true; stateID: number } | ({ ok: false } & ApiError);

const word = v.nullish(v.pipe(v.string(), v.maxLength(200)));

/**
 * The `auth` of a connection to `/room`. `formerKey` is the key of a lost seat, sent by people without a seat; it is
 * never refused. `browser` is a stable id by which the room recognises the browser under another name. `contributes`
 * says that the client answers `RoomView.exchange`, `listens` that its person uses a screen reader.
 */
export const roomAuth = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  name: word,
  hostKey: word,
  seatKey: word,
  formerKey: word,
  browser: word,
  contributes: v.nullish(v.boolean()),
  listens: v.nullish(v.boolean()),
});

/**
 * The `auth` of a connection to a match: `browser` as for `/room`; `log: false` from a client that does not read
 * boardgame.io's log, which is empty then. boardgame.io's own clients send none.
 */
export const matchAuth = v.object({ browser: word, log: v.exactOptional(v.boolean()) });

/** Whether somebody looks at the page of a room and has used it recently. */
export const attention = v.boolean();

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fff_ffff));

/** The number of the last message that somebody on a seat has read, or the last view of the running match they have seen. */
export const mark = v.strictObject({
  read: v.exactOptional(count),
  seen: v.exactOptional(v.strictObject({ matchId: id, version: count, fact: count })),
});
export type Mark = v.InferOutput<typeof mark>;

/** The payload of `say`. */
export const chatContent: v.GenericSchema<unknown, Said> = v.union([
  v.strictObject({ text: v.string() }),
  v.strictObject({ phrase: v.picklist<readonly Phrase[]>(phrases) }),
  v.strictObject({ reaction: v.picklist<readonly Reaction[]>(reactions) }),
]);
