import type { RoomRecord } from './records';
import { type RoomRow, roomOf } from './rows';
import { type SqlRunner, sql } from './sql';

/** A room with the facts about its matches that housekeeping needs. */
export interface RoomSummary {
  room: RoomRecord;
  matches: number;
  moves: number;
  /** Whether its match was stopped because a move threw. */
  frozen: boolean;
  /** Time of the last change of the room or the last move in one of its matches, in milliseconds since 1970. */
  changedAt: number;
}

/** The columns that `ROOM_SUMMARY` adds to a row of `rooms`. */
interface SummaryColumns {
  matches: number;
  moves: number;
  frozen: number | null;
  moved_at: number | null;
}

/** The columns of `rooms` and `SummaryColumns`. */
const ROOM_SUMMARY = `rooms.*, (SELECT count(*) FROM matches WHERE room_code = code) AS matches,
  (SELECT CAST(coalesce(sum(seq), 0) AS INTEGER) FROM matches WHERE room_code = code) AS moves,
  (SELECT frozen FROM matches WHERE room_code = code AND id = match_id) AS frozen,
  (SELECT max(updated_at) FROM matches WHERE room_code = code) AS moved_at`;

/** Matches without a move that are not the newest of their room. */
export const UNPLAYED = `SELECT room_code, id FROM matches WHERE seq = 0
  AND id IS DISTINCT FROM (SELECT match_id FROM rooms WHERE code = room_code)`;

function roomSummaryOf(row: RoomRow & SummaryColumns): RoomSummary {
  const room = roomOf(row);
  return {
    room,
    matches: row.matches,
    moves: row.moves,
    frozen: row.frozen !== null,
    changedAt: Math.max(room.updatedAt, row.moved_at ?? 0),
  };
}

export interface StoreFigures {
  rooms: number;
  /** Rooms with a running match. */
  playing: number;
  bytes: number;
  /** When `admin backup` last copied it, in milliseconds since 1970; `null` if never, or if that is unknown. */
  backedUpAt: number | null;
}

/** Listing and deleting stored rooms, for housekeeping and the admin commands. */
export abstract class Maintenance {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /**
   * Rooms whose own last change was before `before`, oldest change first.
   * @param after the room to continue after; `null` starts with the first
   */
  async rooms({
    before,
    after,
    limit,
  }: {
    before: number;
    after: Pick<RoomRecord, 'updatedAt' | 'code'> | null;
    limit: number;
  }): Promise<RoomSummary[]> {
    const from = { updatedAt: after?.updatedAt ?? -1, code: after?.code ?? '' };
    return (await this.#sql.read(SQL.rooms, { before, limit, ...from })).map(roomSummaryOf);
  }

  abstract figures(): Promise<StoreFigures>;

  /** The ids of all matches dealt in a room, oldest first. */
  async matches(code: string): Promise<string[]> {
    return (await this.#sql.read(SQL.matches, { code })).map(({ id }) => id);
  }

  /**
   * Deletes up to `limit` matches that were dealt before `before`, have no move and are not the newest of their room,
   * oldest first.
   * @returns the number of deleted matches
   */
  abstract deleteUnplayed(range: { before: number; limit: number }): Promise<number>;

  /** Permanently deletes a room with all its matches, unless it has changed or a move was made since it was read. */
  abstract deleteRoom(kept: Pick<RoomSummary, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'>;
}

const SQL = {
  rooms: sql<{ before: number; updatedAt: number; code: string; limit: number }, RoomRow & SummaryColumns>(
    `SELECT ${ROOM_SUMMARY} FROM rooms WHERE updated_at < :before AND (updated_at, code) > (:updatedAt, :code)
     ORDER BY updated_at, code LIMIT :limit`,
  ),
  matches: sql<{ code: string }, { id: string }>(
    'SELECT id FROM matches WHERE room_code = :code ORDER BY created_at, id',
  ),
};
