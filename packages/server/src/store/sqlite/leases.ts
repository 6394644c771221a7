import type Database from 'better-sqlite3';
import { steadyNow } from '../../clock/steadyTime';
import { FORGET_SERVERS_AFTER, type Leases } from '../leases';
import type { RoomRecord } from '../records';
import { type RoomRow, roomOf } from '../rows';
import type { GroupCommit } from './groupCommit';

interface FreeRoom {
  code: string;
  match_id: string;
  heard_at: number;
  paused: number;
}

/** Leases in SQLite: those of the one server that uses the file, and of the servers that used it before. */
export class SqliteLeases implements Leases {
  readonly #groupCommit: GroupCommit;
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#sql = statements(database);
  }

  register(server: string, before: string | null): Promise<void> {
    return this.#groupCommit.write(() => {
      const now = steadyNow();
      this.#sql.forget.run(now - FORGET_SERVERS_AFTER);
      if (before !== null) this.#sql.free.run(before, now);
      this.#sql.enter.run(server, now);
    });
  }

  heartbeat(server: string, patience: number): Promise<boolean> {
    return this.#groupCommit.write(() => {
      const now = steadyNow();
      return this.#sql.beat.run(now, server, now - patience).changes === 1;
    });
  }

  leave(server: string): Promise<void> {
    return this.#groupCommit.write(() => {
      this.#sql.leave.run(steadyNow(), server);
    });
  }

  takeOver(server: string, patience: number): Promise<RoomRecord[]> {
    return this.#groupCommit.write(() => {
      const now = steadyNow();
      // A sign of life that is still to come is from before the clock of the machine was put back.
      const free = this.#sql.freeRooms.all(server, now - patience, now + patience);
      return free.flatMap(({ code, match_id, heard_at, paused }) => {
        if (!paused) this.#sql.resume.run(now, heard_at, match_id);
        return this.#sql.keep.all(server, code).map(roomOf);
      });
    });
  }
}

function statements(database: Database.Database) {
  return {
    enter: database.prepare<[string, number]>('INSERT INTO servers VALUES (?, ?, 0)'),
    free: database.prepare<[string, number]>(
      'INSERT INTO servers VALUES (?, ?, 1) ON CONFLICT (id) DO UPDATE SET gone = 1',
    ),
    forget: database.prepare<[number]>(
      `DELETE FROM servers WHERE heard_at < ?
         AND NOT EXISTS (SELECT 1 FROM rooms WHERE keeper = servers.id AND state = 'playing')`,
    ),
    beat: database.prepare<[number, string, number]>(
      'UPDATE servers SET heard_at = ? WHERE id = ? AND gone = 0 AND heard_at >= ?',
    ),
    leave: database.prepare<[number, string]>('UPDATE servers SET heard_at = ?, gone = 1 WHERE id = ?'),
    freeRooms: database.prepare<[string, number, number], FreeRoom>(
      `SELECT code, match_id, heard_at, json_extract(hosting, '$.pausedAt') IS NOT NULL AS paused
       FROM servers JOIN rooms ON keeper = servers.id
       WHERE state = 'playing' AND servers.id <> ? AND (gone = 1 OR heard_at NOT BETWEEN ? AND ?)`,
    ),
    keep: database.prepare<[string, string], RoomRow>(
      'UPDATE rooms SET keeper = ?, version = version + 1 WHERE code = ? RETURNING *',
    ),
    resume: database.prepare<[number, number, string]>(
      'UPDATE matches SET decided_at = ? - max(0, ? - decided_at) WHERE id = ?',
    ),
  };
}
