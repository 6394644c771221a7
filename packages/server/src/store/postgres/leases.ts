import { FORGET_SERVERS_AFTER, type Leases } from '../leases';
import type { RoomRecord } from '../records';
import { type RoomRow, roomOf } from '../rows';
import type { Connections } from './connections';

/** Milliseconds since 1970 by the clock of the database, which all servers share. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Skips rooms and matches that another server has locked: no server waits, and only one gets a room. */
const TAKE_OVER = `
  WITH free AS (
    SELECT r.code, r.match_id, s.heard_at,
      coalesce(hosting::jsonb ->> 'pausedAt', hosting::jsonb ->> 'clockHeldAt') IS NOT NULL AS still FROM servers s
      JOIN rooms r ON r.keeper = s.id AND r.state = 'playing' JOIN matches m ON m.room_code = r.code AND m.id = r.match_id
      WHERE s.id <> $1 AND (s.gone OR s.heard_at < ${NOW} - $2::bigint) FOR UPDATE OF r, m SKIP LOCKED
  ), resumed AS (
    UPDATE matches m SET decided_at = ${NOW} - greatest(0, f.heard_at - m.decided_at)
      FROM free f WHERE m.room_code = f.code AND m.id = f.match_id AND NOT f.still
  )
  UPDATE rooms r SET keeper = $1, version = r.version + 1 FROM free f WHERE r.code = f.code RETURNING r.*`;

export class PostgresLeases implements Leases {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async register(server: string, before: string | null): Promise<void> {
    await this.#connections.read(
      `WITH forgotten AS (
         DELETE FROM servers WHERE heard_at < ${NOW} - ${FORGET_SERVERS_AFTER} AND id IS DISTINCT FROM $2
           AND NOT EXISTS (SELECT 1 FROM rooms WHERE keeper = servers.id AND state = 'playing') RETURNING id
       ), nobody AS (
         DELETE FROM visitors USING forgotten WHERE visitors.server = forgotten.id
       ), entered AS (
         INSERT INTO servers VALUES ($1, ${NOW}, false)
       )
       INSERT INTO servers SELECT $2, ${NOW}, true WHERE $2::text IS NOT NULL ON CONFLICT (id) DO UPDATE SET gone = true`,
      [server, before],
    );
  }

  async heartbeat(server: string, patience: number): Promise<boolean> {
    const { rowCount } = await this.#connections.read(
      `UPDATE servers SET heard_at = ${NOW} WHERE id = $1 AND NOT gone AND heard_at >= ${NOW} - $2::bigint`,
      [server, patience],
    );
    return rowCount === 1;
  }

  async leave(server: string): Promise<void> {
    await this.#connections.read(
      `WITH nobody AS (DELETE FROM visitors WHERE server = $1)
       UPDATE servers SET heard_at = ${NOW}, gone = true WHERE id = $1`,
      [server],
    );
  }

  async takeOver(server: string, patience: number): Promise<RoomRecord[]> {
    const { rows } = await this.#connections.read<RoomRow>(TAKE_OVER, [server, patience]);
    return rows.map(roomOf);
  }
}
