import type Database from 'better-sqlite3';
import { type Archive, KEPT_ROOM, type KeptRoom, type KeptRoomColumns, keptRoomOf, UNPLAYED } from '../archive';
import { type RoomRow, roomOf } from '../rows';
import type { GroupCommit } from './groupCommit';

/** The archive in SQLite. */
export class SqliteArchive implements Archive {
  readonly #batch: GroupCommit;
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: Database.Database, batch: GroupCommit) {
    this.#batch = batch;
    this.#sql = statements(database);
  }

  async rooms({ before, after, limit }: Parameters<Archive['rooms']>[0]): Promise<KeptRoom[]> {
    const rows = this.#sql.rooms.all(before, after?.updatedAt ?? -1, after?.code ?? '', limit);
    return rows.map((row) => keptRoomOf(row, roomOf(row)));
  }

  async matches(code: string): Promise<string[]> {
    return this.#sql.matches.all(code).map(({ id }) => id);
  }

  deleteUnplayed({ before, limit }: Parameters<Archive['deleteUnplayed']>[0]): Promise<number> {
    return this.#batch.write(() => {
      const ids = this.#sql.unplayed.all(before, limit);
      for (const { id } of ids) {
        this.#sql.deleteDeal.run(id);
        this.#sql.deleteMatch.run(id);
      }
      return ids.length;
    });
  }

  deleteRoom({ room, changedAt }: Pick<KeptRoom, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'> {
    return this.#batch.write(() => {
      if (this.#sql.deleteRoom.run(room.code, room.version, changedAt).changes !== 1) return 'conflict';
      for (const statement of this.#sql.deleteMatches) statement.run(room.code);
      return 'deleted';
    });
  }
}

function statements(database: Database.Database) {
  return {
    rooms: database.prepare<[number, number, string, number], RoomRow & KeptRoomColumns>(
      `SELECT ${KEPT_ROOM} FROM rooms WHERE updated_at < ? AND (updated_at, code) > (?, ?)
       ORDER BY updated_at, code LIMIT ?`,
    ),
    matches: database.prepare<[string], { id: string }>(
      'SELECT id FROM matches WHERE room_code = ? ORDER BY created_at, id',
    ),
    unplayed: database.prepare<[number, number], { id: string }>(
      `${UNPLAYED} AND created_at < ? ORDER BY created_at LIMIT ?`,
    ),
    deleteDeal: database.prepare<[string]>('DELETE FROM snapshots WHERE match_id = ?'),
    deleteMatch: database.prepare<[string]>('DELETE FROM matches WHERE id = ?'),
    deleteRoom: database.prepare<[string, number, number]>(
      `DELETE FROM rooms WHERE code = ? AND version = ?
         AND NOT EXISTS (SELECT 1 FROM matches WHERE room_code = code AND updated_at > ?)`,
    ),
    deleteMatches: [
      database.prepare<[string]>('DELETE FROM moves WHERE match_id IN (SELECT id FROM matches WHERE room_code = ?)'),
      database.prepare<[string]>(
        'DELETE FROM snapshots WHERE match_id IN (SELECT id FROM matches WHERE room_code = ?)',
      ),
      database.prepare<[string]>('DELETE FROM matches WHERE room_code = ?'),
    ],
  };
}
