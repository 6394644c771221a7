import { Maintenance, type RoomSummary, type StoreFigures, UNPLAYED } from '../maintenance';
import type { SqlRunner } from '../sql';
import type { Connections } from './connections';

/** SQLSTATE `foreign_key_violation`: other rows still refer to this one. */
const REFERRED_TO = '23503';

/** A concurrent move keeps a reference to its match, so the whole deletion is rolled back. */
const DELETE_ROOM = `
  WITH room AS (
    DELETE FROM rooms WHERE code = $1 AND version = $2
      AND NOT EXISTS (SELECT 1 FROM matches WHERE room_code = $1 AND updated_at > $3::bigint) RETURNING code
  ), old AS (
    SELECT m.room_code, m.id FROM matches m JOIN room ON m.room_code = room.code ORDER BY m.id FOR UPDATE OF m
  ), old_moves AS (
    DELETE FROM moves v USING old WHERE v.room_code = old.room_code AND v.match_id = old.id
  ), old_snapshots AS (
    DELETE FROM snapshots s USING old WHERE s.room_code = old.room_code AND s.match_id = old.id
  ), old_matches AS (
    DELETE FROM matches m USING old WHERE m.room_code = old.room_code AND m.id = old.id
  ), nobody AS (
    DELETE FROM visitors v USING room WHERE v.code = room.code
  )
  SELECT code FROM room`;

const FIGURES = `SELECT (SELECT count(*) FROM rooms) AS rooms,
  (SELECT count(*) FROM rooms WHERE state = 'playing') AS playing, pg_database_size(current_database()) AS bytes, NULL AS "backedUpAt"`;

/** Skips a match whose first move is being stored. */
const DELETE_UNPLAYED = `
  WITH old AS (
    ${UNPLAYED} AND created_at < $1::bigint ORDER BY created_at LIMIT $2 FOR UPDATE OF matches SKIP LOCKED
  ), old_snapshots AS (
    DELETE FROM snapshots s USING old WHERE s.room_code = old.room_code AND s.match_id = old.id
  )
  DELETE FROM matches m USING old WHERE m.room_code = old.room_code AND m.id = old.id`;

export class PostgresMaintenance extends Maintenance {
  readonly #connections: Connections;

  constructor(runner: SqlRunner, connections: Connections) {
    super(runner);
    this.#connections = connections;
  }

  async figures(): Promise<StoreFigures> {
    const { rows } = await this.#connections.read<StoreFigures>(FIGURES, []);
    return rows[0] as StoreFigures;
  }

  async deleteUnplayed({ before, limit }: Parameters<Maintenance['deleteUnplayed']>[0]): Promise<number> {
    const { rowCount } = await this.#connections.write(DELETE_UNPLAYED, [before, limit]);
    return rowCount ?? 0;
  }

  async deleteRoom({ room, changedAt }: Pick<RoomSummary, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'> {
    try {
      const { rowCount } = await this.#connections.write(DELETE_ROOM, [room.code, room.version, changedAt]);
      return rowCount === 1 ? 'deleted' : 'conflict';
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code === REFERRED_TO) return 'conflict';
      throw error;
    }
  }
}
