import * as v from 'valibot';
import type { RoomState, RoomView } from './rooms';

/** Maximum number of rooms in an answer. */
export const ROOMS_SHOWN = 200;

/**
 * Signs by which the operator may filter rooms: an open report, a match that is stuck, many stored moves, or no change
 * for a long time.
 */
export const ROOM_SIGNS = ['reported', 'stuck', 'large', 'old'] as const;
export type RoomSign = (typeof ROOM_SIGNS)[number];

/** The operator's filter for rooms: by state, by game, by a text in the code or in a name, or by sign. */
export const roomsWanted = v.strictObject({
  state: v.exactOptional(v.picklist(['open', 'playing', 'over'] satisfies RoomState[])),
  game: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  text: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  sign: v.exactOptional(v.picklist(ROOM_SIGNS)),
});
export type RoomsWanted = v.InferOutput<typeof roomsWanted>;

/** Schema of a message to people, which is cleaned like a chat message. */
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

/** A room as the operator sees it: the public view, with facts about its matches. */
export interface OperatedRoom {
  room: RoomView;
  matches: number;
  /** Number of moves stored for them. */
  moves: number;
  /** The last change of the room or move in it, in milliseconds since 1970. */
  changedAt: number;
  signs: RoomSign[];
}

/** The rooms, the last changed first, and the load of the answering server and of the others. */
export interface OperatorOverview {
  rooms: OperatedRoom[];
  /** Number of matching rooms; at most `ROOMS_SHOWN` of them are in `rooms`. */
  fitting: number;
  server: ServerLoad;
  /** The other servers on the same database, from their last report, which is at most ten seconds old. */
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

/** The `User-Agent` of the admin program, by which the audit log distinguishes its requests from those of the page. */
export const ADMIN_PROGRAM = 'lantern-admin';

export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  by: 'page' | 'command line';
  act: OperatorAct['act'] | 'say to all' | 'block' | 'report done';
  /** The code of the room; `null` if the act concerned no room or all. */
  room: string | null;
  /** The message or the person concerned; empty if the act needs no detail. */
  detail: string;
}
