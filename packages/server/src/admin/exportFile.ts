import { LEVELS } from '@lantern/protocol/level';
import { chatContent } from '@lantern/protocol/packets';
import type { PatchOperation } from '@lantern/protocol/patch';
import * as v from 'valibot';
import { normalCode } from '../rooms/access/keys';

import { MESSAGES_KEPT } from '../store/chat';
import type { StoredState } from '../store/records';
import { AdminError } from './adminError';

const name = v.pipe(v.string(), v.maxLength(64));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Milliseconds since 1970, up to the last that a date can tell. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_640_000_000_000_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0x7fffffff));
const options = v.record(v.string(), v.unknown());

/** A step of a delta, of the kinds that the server writes: none of them multiplies what is there. */
const operation = v.object({
  op: v.picklist(['add', 'remove', 'replace']),
  path: v.string(),
  value: v.optional(v.unknown()),
});

const move = v.object({
  seq: count,
  at: time,
  seat: v.nullable(name),
  move: name,
  args: v.array(v.unknown()),
  rulesVersion: count,
  requestId: v.nullable(v.pipe(v.string(), v.maxLength(256))),
  delta: v.pipe(
    v.array(operation),
    v.transform((delta) => delta as PatchOperation[]),
  ),
});

const match = v.object({
  id,
  game: name,
  rulesVersion: count,
  players: count,
  options,
  versions: v.record(v.string(), count),
  frozen: v.nullable(count),
  createdAt: time,
  /** The whole state that was dealt, with the seed. */
  deal: v.custom<StoredState>((state) => typeof state === 'object' && state !== null),
  moves: v.array(move),
});

/** Files of before people had numbers have none. */
const person = v.optional(v.nullable(count), null);

const seat = v.object({
  seat: name,
  kind: v.picklist(['empty', 'person', 'bot']),
  name,
  standIn: v.picklist(['none', 'default', 'bot']),
  level: v.exactOptional(v.picklist(LEVELS)),
});

const played = v.object({
  matchId: id,
  game: name,
  at: time,
  end: v.picklist(['result', 'vote', 'fault']),
  players: v.array(v.object({ name, kind: v.picklist(['empty', 'person', 'bot']), person })),
  winners: v.array(name),
});

const remark = v.object({
  audience: v.picklist(['all', 'watchers']),
  at: time,
  speaker: v.object({ seat: v.nullable(name), name }),
  saying: chatContent,
});

const exportFile = v.object({
  lantern: v.literal('evening'),
  version: v.literal(1),
  room: v.object({
    code: v.pipe(
      v.string(),
      v.check((code) => normalCode(code) === code),
    ),
    game: name,
    options,
    listed: v.boolean(),
    state: v.picklist(['open', 'playing', 'over']),
    seats: v.array(seat),
    matchId: v.nullable(id),
    createdAt: time,
    history: v.optional(v.array(played), []),
  }),
  matches: v.array(match),
  /** In the order of saying; files of before have none. */
  said: v.optional(v.pipe(v.array(remark), v.maxLength(2 * MESSAGES_KEPT)), []),
});

/**
 * A room with its matches from the deal to the last move and what was said in it, as one file: every card and die that
 * was hidden is in it, but nobody's key.
 */
export type RoomExport = v.InferOutput<typeof exportFile>;

/** A match of an evening. */
export type MatchExport = RoomExport['matches'][number];

/** Reads what a file holds. Throws `AdminError` where it is no evening, or a damaged one. */
export function parseExport(text: string): RoomExport {
  const parsed = v.safeParse(exportFile, jsonOf(text), { abortEarly: true });
  if (!parsed.success) throw notOurs(parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'it');
  return parsed.output;
}

/** The keys of our files are plain: one that would be taken for the prototype of an object is none of them. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') throw new SyntaxError(key);
      return value;
    });
  } catch {
    throw notOurs('it');
  }
}

function notOurs(where: string): AdminError {
  return new AdminError(
    `This is no file that \`export\` of this version has written: ${where} is not as it should be.`,
  );
}
