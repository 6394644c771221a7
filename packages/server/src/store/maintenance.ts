import type { RoomRecord } from './records';

/** A room with what housekeeping needs to know of its matches. */
export interface RoomSummary {
  room: RoomRecord;
  /** Number of its matches. */
  matches: number;
  /** The last change of the room or move of one of its matches, in milliseconds since 1970. */
  changedAt: number;
}

/** What `ROOM_SUMMARY` adds to a row of `rooms`. */
export interface SummaryColumns {
  matches: number;
  moved_at: number | null;
}

/** Columns of `rooms` with those of `KeptRoomColumns`. */
export const ROOM_SUMMARY = `rooms.*, (SELECT count(*) FROM matches WHERE room_code = code) AS matches,
  (SELECT max(updated_at) FROM matches WHERE room_code = code) AS moved_at`;

/** Matches that nobody has made a move in, and that are not the newest of their room. */
export const UNPLAYED = `SELECT id FROM matches WHERE seq = 0
  AND id IS DISTINCT FROM (SELECT match_id FROM rooms WHERE code = room_code)`;

/** @param room of the row */
export function roomSummaryOf(row: SummaryColumns, room: RoomRecord): RoomSummary {
  return { room, matches: row.matches, changedAt: Math.max(room.updatedAt, row.moved_at ?? 0) };
}

/** What housekeeping and the admin commands do with stored rooms: list them, and delete the old ones. */
export interface Maintenance {
  /**
   * Rooms that have not changed themselves since `before`, longest ago first.
   * @param after the room to go on behind; `null` begins with the first
   */
  rooms(range: {
    before: number;
    after: Pick<RoomRecord, 'updatedAt' | 'code'> | null;
    limit: number;
  }): Promise<RoomSummary[]>;
  /** The ids of all matches that were dealt in a room, oldest first. */
  matches(code: string): Promise<string[]>;
  /**
   * Deletes matches that were dealt before `before`, have not seen a move, and are not the newest of their room: oldest
   * first, as many as `limit`. @returns how many
   */
  deleteUnplayed(range: { before: number; limit: number }): Promise<number>;
  /** Deletes a room with all its matches for ever, unless it has another version or a later move by now. */
  deleteRoom(kept: Pick<RoomSummary, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'>;
}
