import type Database from 'better-sqlite3';
import { type Maintenance, type RoomSummary, roomSummaryOf, UNPLAYED } from '../maintenance';
import { roomOf } from '../rows';
import { maintenance } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';

/** Maintenance in SQLite. */
export class SqliteMaintenance implements Maintenance {
  readonly #groupCommit: GroupCommit;
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#sql = statements(database);
  }

  async rooms({ before, after, limit }: Parameters<Maintenance['rooms']>[0]): Promise<RoomSummary[]> {
    const rows = this.#sql.rooms.all({ before, updatedAt: after?.updatedAt ?? -1, code: after?.code ?? '', limit });
    return rows.map((row) => roomSummaryOf(row, roomOf(row)));
  }

  async matches(code: string): Promise<string[]> {
    return this.#sql.matches.all({ code }).map(({ id }) => id);
  }

  deleteUnplayed({ before, limit }: Parameters<Maintenance['deleteUnplayed']>[0]): Promise<number> {
    return this.#groupCommit.write(() => {
      const ids = this.#sql.unplayed.all(before, limit);
      for (const { id } of ids) {
        this.#sql.deleteDeal.run(id);
        this.#sql.deleteMatch.run(id);
      }
      return ids.length;
    });
  }

  deleteRoom({ room, changedAt }: Pick<RoomSummary, 'room' | 'changedAt'>): Promise<'deleted' | 'conflict'> {
    return this.#groupCommit.write(() => {
      if (this.#sql.deleteRoom.run(room.code, room.version, changedAt).changes !== 1) return 'conflict';
      for (const statement of this.#sql.deleteMatches) statement.run(room.code);
      return 'deleted';
    });
  }
}

function statements(database: Database.Database) {
  return {
    ...prepared(database, maintenance),
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
