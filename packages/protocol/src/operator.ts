import * as v from 'valibot';
import type { RoomState, RoomView } from './rooms';

/** Maximum number of rooms in an answer. */
export const ROOMS_SHOWN = 200;

/**
 * What the operator may look for in a room: a report that is not done, a match that does not go on, many stored moves, or
 * no change for long.
 */
export const ROOM_SIGNS = ['reported', 'stuck', 'large', 'old'] as const;
export type RoomSign = (typeof ROOM_SIGNS)[number];

/** The rooms that the operator asks for: in a state, of a game, with a text in the code or in a name, or with a sign. */
export const roomsWanted = v.strictObject({
  state: v.exactOptional(v.picklist(['open', 'playing', 'over'] satisfies RoomState[])),
  game: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  sign: v.exactOptional(v.picklist(ROOM_SIGNS)),
});
export type RoomsWanted = v.InferOutput<typeof roomsWanted>;

/** Schema of a text for people, which is cleaned like a chat message. */
export const operatorSays = v.strictObject({ text: v.string() });

/** Blocks the household of an address for a time; 0 hours end a block. */
export const operatorBlock = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(64)),
  hours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720)),
});
export type OperatorBlock = v.InferOutput<typeof operatorBlock>;

/** What the operator may do to a room. */
export const operatorAct = v.variant('act', [
  v.strictObject({ act: v.literal('end') }),
  v.strictObject({ act: v.literal('delete') }),
  v.strictObject({ act: v.literal('lock'), locked: v.boolean() }),
  v.strictObject({ act: v.literal('free'), seat: v.string() }),
  v.strictObject({ act: v.literal('mute'), seat: v.nullable(v.string()), name: v.string() }),
  v.strictObject({ act: v.literal('say'), text: v.string() }),
]);
export type OperatorAct = v.InferOutput<typeof operatorAct>;

/** A room as the operator sees it: as its visitors do, with facts about its matches. */
export interface OperatedRoom {
  room: RoomView;
  matches: number;
  /** Number of moves stored for them. */
  moves: number;
  /** The last change of the room or move in it, in milliseconds since 1970. */
  changedAt: number;
  signs: RoomSign[];
}

/** The rooms, those changed last first, and the load of the server that answers and of the others. */
export interface OperatorOverview {
  rooms: OperatedRoom[];
  /** Number of rooms that fit; at most `ROOMS_SHOWN` of them are in `rooms`. */
  fitting: number;
  server: ServerLoad;
  /** The other servers on the same database, at most ten seconds ago. */
  others: ServerLoad[];
}

export interface ServerLoad {
  /** The name of its machine or container. */
  host: string;
  version: string;
  commit: string | null;
  /** Matches in memory. */
  matches: number;
  /** Resident memory of the process, in bytes. */
  memory: number;
  /** Seconds since the start. */
  uptime: number;
}

/** The `User-Agent` of the admin program, by which the audit log tells its requests from those of the page. */
export const ADMIN_PROGRAM = 'lantern-admin';

/** An entry of the audit log. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  by: 'page' | 'command line';
  act: OperatorAct['act'] | 'say to all' | 'block' | 'report done';
  /** The code of the room; `null` if the act concerned no room or all. */
  room: string | null;
  /** What was said, or who was concerned; empty if the act says everything. */
  detail: string;
}
