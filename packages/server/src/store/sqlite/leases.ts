import { steadyNow } from '../../clock/steadyTime';
import { FORGET_SERVERS_AFTER, type Leases } from '../leases';
import type { RoomRecord } from '../records';
import { type RoomRow, roomOf } from '../rows';
import { sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { change, query } from './steps';

/** Leases in SQLite: those of the one server that uses the file, and of its predecessors. */
export class SqliteLeases implements Leases {
  readonly #groupCommit: GroupCommit;

  constructor(groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
  }

  async register(server: string, before: string | null): Promise<void> {
    const now = steadyNow();
    const free = before === null ? [] : [change(SQL.free, { server: before, now })];
    const forget = change(SQL.forget, { before: now - FORGET_SERVERS_AFTER });
    await this.#groupCommit.write(forget, ...free, change(SQL.enter, { server, now }));
  }

  async heartbeat(server: string, patience: number): Promise<boolean> {
    const now = steadyNow();
    const [heard] = await this.#groupCommit.write(change(SQL.beat, { server, now, earliest: now - patience }));
    return heard === 1;
  }

  async leave(server: string): Promise<void> {
    await this.#groupCommit.write(change(SQL.leave, { server, now: steadyNow() }));
  }

  async takeOver(server: string, patience: number): Promise<RoomRecord[]> {
    const now = steadyNow();
    // A heartbeat in the future was recorded before the machine's clock was set back.
    const free = { server, earliest: now - patience, latest: now + patience };
    const [, rows = []] = await this.#groupCommit.write(change(SQL.resume, { ...free, now }), query(SQL.keep, free));
    return rows.map(roomOf);
  }
}

/** Other servers that have left or stopped their heartbeats. */
const FREE = 'servers.id <> :server AND (gone = 1 OR heard_at NOT BETWEEN :earliest AND :latest)';

interface Asking {
  server: string;
  earliest: number;
  latest: number;
}

const SQL = {
  enter: sql<{ server: string; now: number }>('INSERT INTO servers (id, heard_at, gone) VALUES (:server, :now, 0)'),
  free: sql<{ server: string; now: number }>(
    'INSERT INTO servers (id, heard_at, gone) VALUES (:server, :now, 1) ON CONFLICT (id) DO UPDATE SET gone = 1',
  ),
  forget: sql<{ before: number }>(
    `DELETE FROM servers WHERE heard_at < :before
       AND NOT EXISTS (SELECT 1 FROM rooms WHERE keeper = servers.id AND state = 'playing')`,
  ),
  beat: sql<{ server: string; now: number; earliest: number }>(
    'UPDATE servers SET heard_at = :now WHERE id = :server AND gone = 0 AND heard_at >= :earliest',
  ),
  leave: sql<{ server: string; now: number }>('UPDATE servers SET heard_at = :now, gone = 1 WHERE id = :server'),
  /** Restarts the clocks of matches in free rooms, except stopped ones: resuming those sets the clock. */
  resume: sql<Asking & { now: number }>(
    `UPDATE matches SET decided_at = :now - max(0, heard_at - decided_at)
       FROM servers JOIN rooms ON keeper = servers.id
       WHERE room_code = code AND matches.id = match_id AND state = 'playing' AND ${FREE}
       AND coalesce(json_extract(hosting, '$.pausedAt'), json_extract(hosting, '$.clockHeldAt')) IS NULL`,
  ),
  keep: sql<Asking, RoomRow>(
    `UPDATE rooms SET keeper = :server, version = version + 1
       WHERE state = 'playing' AND keeper IN (SELECT id FROM servers WHERE ${FREE}) RETURNING *`,
  ),
};
