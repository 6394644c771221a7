/**
 * Schemas of the bodies of HTTP requests, with their types if several routes use them. Invalid bodies are refused with
 * `MALFORMED`. Browsers import types only.
 */
import * as v from 'valibot';
import { type Absence, LONGEST_ABSENCE } from './absence';
import type { Speaker } from './chat';
import { KEYS_OF_ROOM, ROOMS_ON_DESK } from './desk';
import { EXTRA_TIMES } from './extraTime';
import { REPLIES } from './gameNight';
import { type HeldRooms, MOST_HELD_ROOMS } from './heldRooms';
import { HOLIDAY_MODES, LONGEST_HOLIDAY } from './holidays';
import { HOOK_EVENTS, HOOK_KINDS, LONGEST_HOOK_ADDRESS } from './hooks';
import { LEVELS } from './level';
import { MAIL_MODES } from './mail';
import { LONGEST_NOTE } from './note';
import { PACES } from './pace';
import { HEX_256 } from './seedExchange';
import { LONGEST_RESERVE, OVERDUE, type Tempo, TURN_DAYS } from './tempo';

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
/** The quiet hours of a person; absent for the default ones. */
const quiet = v.exactOptional(v.strictObject({ begins: hour, ends: hour }));

/** Any value: the game's own schema validates it. */
const options = v.custom<Record<string, unknown>>(() => true);

const tempo: v.GenericSchema<unknown, Tempo> = v.strictObject({
  turn: v.picklist(TURN_DAYS),
  reserve: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_RESERVE)),
  nights: v.boolean(),
  weekends: v.picklist(['count', 'off']),
  zone: v.pipe(v.string(), v.maxLength(64)),
  overdue: v.picklist(OVERDUE),
  routine: v.boolean(),
  holiday: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_HOLIDAY))),
});

/** With `name` the creator of the room gets seat 0. */
export const createRoom = v.strictObject({
  game: v.string(),
  players: v.number(),
  options: v.exactOptional(options),
  listed: v.exactOptional(v.boolean()),
  name: v.exactOptional(v.string()),
  tempo: v.exactOptional(tempo),
});
export type CreateRoom = v.InferOutput<typeof createRoom>;

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_ABSENCE));
const level = v.exactOptional(v.picklist(LEVELS));
const absence: v.GenericSchema<unknown, Absence> = v.strictObject({
  after: v.nullable(seconds),
  by: v.picklist(['default', 'bot']),
  level,
});

/** `tempo`: `null` plays in one go. */
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
  tempo: v.exactOptional(v.nullable(tempo)),
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

/** A person's report to the operator: a message of the chat, or a name. */
export const report = v.union([
  v.strictObject({
    message: v.strictObject({
      audience: v.picklist(['all', 'watchers']),
      n: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  }),
  v.strictObject({ speaker }),
]);
export type ReportBody = v.InferOutput<typeof report>;

/** The rooms of a browser, with the keys of its seats there. */
export const desk = v.strictObject({
  rooms: v.pipe(
    v.array(
      v.strictObject({
        code: v.pipe(v.string(), v.maxLength(40)),
        keys: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(KEYS_OF_ROOM)),
      }),
    ),
    v.maxLength(ROOMS_ON_DESK),
  ),
});
export type DeskBody = v.InferOutput<typeof desk>;

/** The rooms in which a browser holds a seat or the role of the host, with its keys. */
export const heldRooms: v.GenericSchema<unknown, HeldRooms> = v.strictObject({
  rooms: v.pipe(
    v.array(
      v.strictObject({
        code: v.pipe(v.string(), v.maxLength(40)),
        game: v.pipe(v.string(), v.maxLength(64)),
        hostKey: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
        seats: v.pipe(
          v.array(
            v.strictObject({
              seat: v.pipe(v.string(), v.maxLength(8)),
              seatKey: v.pipe(v.string(), v.maxLength(200)),
              name: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
            }),
          ),
          v.maxLength(KEYS_OF_ROOM),
        ),
      }),
    ),
    v.maxLength(MOST_HELD_ROOMS),
  ),
});

const hex256 = v.pipe(v.string(), v.regex(HEX_256));
const matchId = v.pipe(v.string(), v.maxLength(64));

/** A browser's contribution to a seed: first the hash of its number, then the number. */
export const contribution = v.union([
  v.strictObject({ matchId, commitment: hex256 }),
  v.strictObject({ matchId, number: hex256 }),
]);
export type Contribution = v.InferOutput<typeof contribution>;

/** A stable id of the browser, by which the room recognises it under another name. */
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
export const ownData = v.strictObject({ browser });
export type OwnDataBody = v.InferOutput<typeof ownData>;
/** The seat to give back; `null` for the role of the host. */
export const undo = v.strictObject({ seat: v.nullable(v.string()) });
export const bot = v.strictObject({ name: v.exactOptional(v.string()), level });
export type BotWish = v.InferOutput<typeof bot>;
export const move = v.strictObject({ to: v.string() });
export const pause = v.strictObject({ paused: v.boolean() });
export const vote = v.strictObject({ wanted: v.boolean() });
export const pauseVote = v.strictObject({ wanted: v.boolean(), about: v.optional(v.picklist(['pause', 'resume'])) });
/** A person's note to themselves; an empty text deletes it. */
export const note = v.strictObject({ text: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)) });

/** Answers in advance: the game's own questions and values. */
export const orders = v.strictObject({ orders: v.record(v.string(), v.string()) });

export const extraTime = v.strictObject({ time: v.picklist(['usual', ...EXTRA_TIMES]) });
const day = v.pipe(v.string(), v.isoDate());
/** The first and the last day of a holiday, in the form `2026-08-03`. */
export const holiday = v.strictObject({ first: day, last: day, by: v.picklist(HOLIDAY_MODES) });
export type HolidayWish = v.InferOutput<typeof holiday>;
export const answer = v.strictObject({ agreed: v.boolean() });

/**
 * The seats of everybody who has not agreed. The match starts only if the list is exact, so that a late answer
 * surprises nobody.
 */
export const startWithout = v.strictObject({
  without: v.pipe(v.array(v.pipe(v.string(), v.maxLength(8))), v.maxLength(16)),
});

/** The version of the sender's own view after the move. */
export const takeBack = v.strictObject({ version: v.pipe(v.number(), v.integer()) });

const decisionId = v.pipe(v.number(), v.integer());
export const timeOut = v.strictObject({ decisionId });
export const timeOutVote = v.strictObject({ decisionId, wanted: v.boolean() });

/** `tempo`: `null` plays in one go. */
export const tempoVote = v.strictObject({ tempo: v.nullable(tempo), wanted: v.boolean() });

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());

/** The subscription of a browser to notifications: the result of `PushSubscription.toJSON()`. */
const pushAddress = v.strictObject({
  endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushAddress = v.InferOutput<typeof pushAddress>;

/** `zone`: the time zone of the browser, for its quiet hours. */
export const push = v.strictObject({
  address: pushAddress,
  language: v.picklist(['en', 'de']),
  zone: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  quiet,
});
export const pushEndpoint = v.strictObject({ endpoint });

/** A channel of a room, with the language of its posts. */
export const hook = v.strictObject({
  kind: v.picklist(HOOK_KINDS),
  url: v.pipe(v.string(), v.maxLength(LONGEST_HOOK_ADDRESS)),
  events: v.pipe(v.array(v.picklist(HOOK_EVENTS)), v.minLength(1), v.maxLength(HOOK_EVENTS.length)),
  language: v.picklist(['en', 'de']),
});
export type HookWish = v.InferOutput<typeof hook>;
export const hookNumber = v.strictObject({ n: v.pipe(v.number(), v.integer()) });

/** When mails about a seat are sent, their language, and the time zone of their reader. */
const mailSettings = {
  mode: v.picklist(MAIL_MODES),
  language: v.picklist(['en', 'de']),
  zone: v.pipe(v.string(), v.maxLength(64)),
  quiet,
};
const token = v.pipe(v.string(), v.maxLength(128));

/** A new mail address, or the token of one that the browser has given before. */
export const mail = v.union([
  v.strictObject({ address: v.pipe(v.string(), v.maxLength(200), v.email()), ...mailSettings }),
  v.strictObject({ token, ...mailSettings }),
]);
export type MailWish = v.InferOutput<typeof mail>;
export const mailToken = v.strictObject({ token });
export const mailLink = v.strictObject({ link: v.pipe(v.string(), v.maxLength(200)) });

/** The rooms of a browser with its keys, and the tag of a link that leads to one of them. */
export const turnLink = v.strictObject({ ...desk.entries, tag: v.pipe(v.string(), v.maxLength(40)) });

export const replayQuery = v.object({
  page: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
});
