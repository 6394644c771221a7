import { type Archive, KEPT_ROOM, type KeptRoom, type KeptRoomColumns, keptRoomOf, UNPLAYED } from '../archive';
import { type RoomRow, roomOf } from '../rows';
import type { Connections } from './connections';

/** SQLSTATE of a row that others still refer to. */
const REFERRED_TO = '23503';

/** A move that is kept meanwhile holds on to its match, so that nothing at all is deleted. */
const DELETE_ROOM = `
  WITH room AS (
    DELETE FROM rooms WHERE code = $1 AND version = $2
      AND NOT EXISTS (SELECT 1 FROM matches WHERE room_code = $1 AND updated_at > $3::bigint) RETURNING code
  ), old AS (
    SELECT m.id FROM matches m JOIN room ON m.room_code = room.code ORDER BY m.id FOR UPDATE OF m
  ), old_moves AS (
    DELETE FROM moves USING old WHERE match_id = old.id
  ), old_snapshots AS (
    DELETE FROM snapshots USING old WHERE match_id = old.id
  ), old_matches AS (
    DELETE FROM matches m USING old WHERE m.id = old.id
  ), nobody AS (
    DELETE FROM visitors v USING room WHERE v.code = room.code
  )
  SELECT code FROM room`;

/** A match that a first move is being kept of is left alone. */
const DELETE_UNPLAYED = `
  WITH old AS (
    ${UNPLAYED} AND created_at < $1::bigint ORDER BY created_at LIMIT $2 FOR UPDATE OF matches SKIP LOCKED
  ), old_snapshots AS (
    DELETE FROM snapshots USING old WHERE match_id = old.id
  )
  DELETE FROM matches m USING old WHERE m.id = old.id`;

/** The archive in PostgreSQL. */
export class PostgresArchive implements Archive {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async rooms({ before, after, limit }: Parameters<Archive['rooms']>[0]): Promise<KeptRoom[]> {
    const { rows } = await this.#connections.read<RoomRow & KeptRoomColumns>(
      `SELECT ${KEPT_ROOM} FROM rooms WHERE updated_at < $1::bigint AND (updated_at, code) > ($2::bigint, $3)
       ORDER BY updated_at, code LIMIT $4`,
      [before, after?.updatedAt ?? -1, after?.code ?? '', limit],
    );
    return rows.map((row) => keptRoomOf(row, roomOf(row)));
  }

  async matches(code: string): Promise<string[]> {
    const { rows } = await this.#connections.read<{ id: string }>(
      'SELECT id FROM matches WHERE room_code = $1 ORDER BY created_at, id',
      [code],
    );
    return rows.map(({ id }) => id);
  }

  async deleteUnplayed({ before, limit }: Parameters<Archive['deleteUnplayed']>[0]): Promise<number> {
    const { rowCount } = await this.#connections.write(DELETE_UNPLAYED, [before, limit]);
    return rowCount ?? 0;
  }

  async deleteRoom({ room, changedAt }: Pick<KeptRoom, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'> {
    try {
      const { rowCount } = await this.#connections.write(DELETE_ROOM, [room.code, room.version, changedAt]);
      return rowCount === 1 ? 'deleted' : 'conflict';
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code === REFERRED_TO) return 'conflict';
      throw error;
    }
  }
}
