import type { Said } from '@lantern/protocol/chat';
import { EXTRA_TIMES } from '@lantern/protocol/extraTime';
import { LEVELS } from '@lantern/protocol/level';
import { chatContent } from '@lantern/protocol/packets';
import type { PatchOperation } from '@lantern/protocol/patch';
import * as v from 'valibot';
import { LARGEST_BODY } from '../http/middleware';
import { holdsNul } from '../nul';
import { normalCode } from '../rooms/access/keys';
import { parseMessage } from '../rooms/chat/chatMessages';
import { MATCHES_REMEMBERED } from '../rooms/host/hostingRules';
import { cleanName } from '../rooms/seats/names';
import { MESSAGES_KEPT } from '../store/chat';
import type { StoredState } from '../store/records';
import { AdminError } from './adminError';

const name = v.pipe(v.string(), v.maxLength(64));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Milliseconds since 1970, up to the maximum of a date. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_640_000_000_000_000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0x7fffffff));
/** Options come from the body of a request, which has this limit. */
const options = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((given) => JSON.stringify(given).length <= LARGEST_BODY),
);
/** The visible name of a person; empty for none. */
const shownName = v.pipe(
  v.string(),
  v.check((text) => text === '' || cleanName(text) !== undefined),
  v.transform((text) => cleanName(text) ?? ''),
);
/** More than the seats of any game. */
const MOST_SEATS = 16;

/** A list that is refused for its length before its items are looked at. */
const atMost = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

/** An operation of a delta, of the kinds that the server writes: none of them can multiply data. */
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
  /** The whole initial state, including the seed. */
  deal: v.custom<StoredState>((state) => typeof state === 'object' && state !== null),
  moves: v.array(move),
});

/** Absent in files from before people had numbers. */
const person = v.optional(v.nullable(count), null);

const seat = v.object({
  seat: name,
  kind: v.picklist(['empty', 'person', 'bot']),
  name: shownName,
  standIn: v.picklist(['none', 'default', 'bot']),
  level: v.exactOptional(v.picklist(LEVELS)),
  extraTime: v.exactOptional(v.picklist(EXTRA_TIMES)),
});

const played = v.object({
  matchId: id,
  game: name,
  at: time,
  end: v.picklist(['result', 'vote', 'operator', 'fault']),
  players: atMost(MOST_SEATS, v.object({ name: shownName, kind: v.picklist(['empty', 'person', 'bot']), person })),
  winners: atMost(MOST_SEATS, name),
});

const remark = v.object({
  audience: v.picklist(['all', 'watchers']),
  at: time,
  speaker: v.object({ seat: v.nullable(name), name: shownName }),
  saying: v.pipe(
    chatContent,
    v.check(isMessage),
    v.transform((saying: Said) => parseMessage(saying)),
  ),
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
    seats: atMost(MOST_SEATS, seat),
    matchId: v.nullable(id),
    createdAt: time,
    history: v.optional(atMost(MATCHES_REMEMBERED, played), []),
  }),
  matches: v.array(match),
  /** In order; absent in older files. */
  said: v.optional(atMost(2 * MESSAGES_KEPT, remark), []),
});

/**
 * A room with its chat and its matches from the deal to the last move. Contains every hidden card and die, but no key.
 */
export type RoomExport = v.InferOutput<typeof exportFile>;

export type MatchExport = RoomExport['matches'][number];

/** Parses an export. Throws `AdminError` if the text is not an export or is damaged. */
export function parseExport(text: string): RoomExport {
  const parsed = v.safeParse(exportFile, jsonOf(text), { abortEarly: true });
  if (!parsed.success) throw notOurs(parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'it');
  return parsed.output;
}

function isMessage(saying: Said): boolean {
  try {
    return parseMessage(saying) !== undefined;
  } catch {
    return false;
  }
}

/** Exports contain plain data: no key may be taken for the prototype of an object, and no text contains a NUL. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__' || holdsNul(key) || (typeof value === 'string' && holdsNul(value)))
        throw new SyntaxError(key);
      return value;
    });
  } catch {
    throw notOurs('it');
  }
}

function notOurs(where: string): AdminError {
  return new AdminError(`This file was not written by \`export\` of this version: ${where} is invalid.`);
}
