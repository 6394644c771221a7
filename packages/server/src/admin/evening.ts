import type { Operation } from 'fast-json-patch';
import * as v from 'valibot';
import { sayingSchema } from '../rooms/remarks';
import type { StoredState } from '../store/store';
import { REMARKS_KEPT } from '../store/talk';
import { AdminError } from './adminError';

const name = v.pipe(v.string(), v.maxLength(64));
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const options = v.record(v.string(), v.unknown());

const move = v.object({
  seq: count,
  at: time,
  seat: v.nullable(name),
  move: v.string(),
  args: v.array(v.unknown()),
  rulesVersion: count,
  requestId: v.nullable(v.string()),
  delta: v.custom<Operation[]>(Array.isArray),
});

const match = v.object({
  id: name,
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
});

const played = v.object({
  matchId: name,
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
  saying: sayingSchema,
});

const evening = v.object({
  lantern: v.literal('evening'),
  version: v.literal(1),
  room: v.object({
    code: name,
    game: name,
    options,
    listed: v.boolean(),
    state: v.picklist(['open', 'playing', 'over']),
    seats: v.array(seat),
    matchId: v.nullable(name),
    createdAt: time,
    history: v.optional(v.array(played), []),
  }),
  matches: v.array(match),
  /** In the order of saying; files of before have none. */
  said: v.optional(v.pipe(v.array(remark), v.maxLength(2 * REMARKS_KEPT)), []),
});

/**
 * A room with its matches from the deal to the last move and what was said in it, as one file: every card and die that
 * was hidden is in it, but nobody's key.
 */
export type Evening = v.InferOutput<typeof evening>;

/** A match of an evening. */
export type EveningMatch = Evening['matches'][number];

/** Reads what a file holds. Throws `AdminError` where it is no evening, or a damaged one. */
export function eveningOf(text: string): Evening {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), evening), text, { abortEarly: true });
  if (!parsed.success) {
    const where = parsed.issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'it';
    throw new AdminError(
      `This is no file that \`export\` of this version has written: ${where} is not as it should be.`,
    );
  }
  const { room, matches } = parsed.output;
  const gap = matches.find(({ moves }) => moves.some(({ seq }, index) => seq !== index + 1));
  if (gap) throw new AdminError(`This file is damaged: moves of match ${gap.id} are missing.`);
  if (room.matchId !== null && !matches.some(({ id }) => id === room.matchId))
    throw new AdminError('This file is damaged: the newest match of the room is missing.');
  return parsed.output;
}
