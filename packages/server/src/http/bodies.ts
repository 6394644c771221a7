import { HEX_256 } from '@lantern/games/engine/seedCommitment';
import { LONGEST_ABSENCE } from '@lantern/protocol/hosting';
import type { ChangeChat, ConfigureRoom, Contribution, CreateRoom } from '@lantern/protocol/rooms';
import * as v from 'valibot';
import { refused } from '../rooms/refused';

/** Whatever came: the game's own schema judges it. */
const options = v.custom<Record<string, unknown>>(() => true);

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_ABSENCE));
const absence = v.strictObject({ after: v.nullable(seconds), by: v.picklist(['default', 'bot']) });

export const createRoom: v.GenericSchema<unknown, CreateRoom> = v.strictObject({
  game: v.string(),
  players: v.number(),
  options: v.exactOptional(options),
  listed: v.exactOptional(v.boolean()),
  name: v.exactOptional(v.string()),
  lesson: v.exactOptional(v.boolean()),
});

export const configureRoom: v.GenericSchema<unknown, ConfigureRoom> = v.strictObject({
  game: v.exactOptional(v.string()),
  players: v.exactOptional(v.number()),
  options: v.exactOptional(options),
  listed: v.exactOptional(v.boolean()),
  locked: v.exactOptional(v.boolean()),
  absence: v.exactOptional(absence),
  reveals: v.exactOptional(v.boolean()),
});

const speaker = v.strictObject({
  seat: v.nullable(v.pipe(v.string(), v.maxLength(8))),
  name: v.pipe(v.string(), v.maxLength(100)),
});

export const changeTalk: v.GenericSchema<unknown, ChangeChat> = v.strictObject({
  watchers: v.exactOptional(v.picklist(['together', 'apart'])),
  mute: v.exactOptional(speaker),
  unmute: v.exactOptional(speaker),
});

const hex256 = v.pipe(v.string(), v.regex(HEX_256));
const matchId = v.pipe(v.string(), v.maxLength(64));

export const contribution: v.GenericSchema<unknown, Contribution> = v.union([
  v.strictObject({ matchId, commitment: hex256 }),
  v.strictObject({ matchId, number: hex256 }),
]);

const browser = v.exactOptional(v.pipe(v.string(), v.maxLength(200)));
export const sit = v.strictObject({ name: v.string(), browser });
export const redeem = v.strictObject({ browser });
export const bot = v.strictObject({ name: v.exactOptional(v.string()) });
export const move = v.strictObject({ to: v.string() });
export const pause = v.strictObject({ paused: v.boolean() });
export const vote = v.strictObject({ wanted: v.boolean() });
export const takeBack = v.strictObject({ version: v.pipe(v.number(), v.integer()) });
export const answer = v.strictObject({ agreed: v.boolean() });
const decisionId = v.pipe(v.number(), v.integer());
export const timeOut = v.strictObject({ decisionId });
export const timeOutVote = v.strictObject({ decisionId, wanted: v.boolean() });

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());

export const push = v.strictObject({
  address: v.strictObject({
    endpoint,
    keys: v.strictObject({
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
    }),
  }),
  language: v.picklist(['en', 'de']),
});

export const pushEnd = v.strictObject({ endpoint });

/** A body in the shape a route asks for. Throws `MALFORMED`. */
export function shaped<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (!parsed.success) throw refused('MALFORMED');
  return parsed.output;
}
