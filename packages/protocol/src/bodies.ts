/**
 * What browsers send in the bodies of HTTP requests: a schema each, and its type where more than a route uses it. What
 * does not fit is refused with `MALFORMED`. Browsers import types only.
 */
import * as v from 'valibot';
import { type Absence, LONGEST_ABSENCE } from './absence';
import type { Speaker } from './chat';
import { REPLIES } from './gameNight';
import { LEVELS } from './level';
import { PACES } from './pace';
import { HEX_256 } from './seedExchange';

/** Anything: the game's own schema judges it. */
const options = v.custom<Record<string, unknown>>(() => true);

/** `name` seats the opener on seat 0. A room of a `lesson` (tutorial) is deleted an hour after all have left it. */
export const createRoom = v.strictObject({
  game: v.string(),
  players: v.number(),
  options: v.exactOptional(options),
  listed: v.exactOptional(v.boolean()),
  name: v.exactOptional(v.string()),
  lesson: v.exactOptional(v.boolean()),
});
export type CreateRoom = v.InferOutput<typeof createRoom>;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_ABSENCE));
const level = v.exactOptional(v.picklist(LEVELS));
const absence: v.GenericSchema<unknown, Absence> = v.strictObject({
  after: v.nullable(seconds),
  by: v.picklist(['default', 'bot']),
  level,
});

/** `botsWait`: bots make no move, because a learner still reads. */
export const configureRoom = v.strictObject({
  game: v.exactOptional(v.string()),
  players: v.exactOptional(v.number()),
  options: v.exactOptional(options),
  listed: v.exactOptional(v.boolean()),
  locked: v.exactOptional(v.boolean()),
  absence: v.exactOptional(absence),
  reveals: v.exactOptional(v.boolean()),
  hints: v.exactOptional(v.boolean()),
  pace: v.exactOptional(v.picklist(PACES)),
  botsWait: v.exactOptional(v.boolean()),
});
export type ConfigureRoom = v.InferOutput<typeof configureRoom>;

const speaker: v.GenericSchema<unknown, Speaker> = v.strictObject({
  seat: v.nullable(v.pipe(v.string(), v.maxLength(8))),
  name: v.pipe(v.string(), v.maxLength(100)),
});

export const changeChat = v.strictObject({
  watchers: v.exactOptional(v.picklist(['together', 'apart'])),
  mute: v.exactOptional(speaker),
  unmute: v.exactOptional(speaker),
});
export type ChangeChat = v.InferOutput<typeof changeChat>;

const hex256 = v.pipe(v.string(), v.regex(HEX_256));
const matchId = v.pipe(v.string(), v.maxLength(64));

/** What a browser hands in for its seat when a seed is made: the hash of its number, then the number. */
export const contribution = v.union([
  v.strictObject({ matchId, commitment: hex256 }),
  v.strictObject({ matchId, number: hex256 }),
]);
export type Contribution = v.InferOutput<typeof contribution>;

/** Anything by which the room knows the same browser under another name. */
const browser = v.exactOptional(v.pipe(v.string(), v.maxLength(200)));
export const sit = v.strictObject({ name: v.string(), browser });
export const gameNight = v.strictObject({ at: v.nullable(v.pipe(v.number(), v.integer())) });
export const reply = v.strictObject({
  name: v.string(),
  reply: v.picklist(REPLIES),
  browser: v.pipe(v.string(), v.minLength(7), v.maxLength(200)),
});
export type ReplyBody = v.InferOutput<typeof reply>;
export const redeem = v.strictObject({ browser });
export const bot = v.strictObject({ name: v.exactOptional(v.string()), level });
export type BotWish = v.InferOutput<typeof bot>;
export const move = v.strictObject({ to: v.string() });
export const pause = v.strictObject({ paused: v.boolean() });
export const vote = v.strictObject({ wanted: v.boolean() });
export const answer = v.strictObject({ agreed: v.boolean() });

/** The version of the sender's own view that the move led to. */
export const takeBack = v.strictObject({ version: v.pipe(v.number(), v.integer()) });

const decisionId = v.pipe(v.number(), v.integer());
export const timeOut = v.strictObject({ decisionId });
export const timeOutVote = v.strictObject({ decisionId, wanted: v.boolean() });

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());

/** Where and how a browser wants to be called when its page is closed: what `PushSubscription.toJSON()` gives. */
const pushAddress = v.strictObject({
  endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushAddress = v.InferOutput<typeof pushAddress>;

export const push = v.strictObject({ address: pushAddress, language: v.picklist(['en', 'de']) });
export const pushEnd = v.strictObject({ endpoint });

/** The query of a page of a replay. */
export const replayQuery = v.object({
  page: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
});
