import type { ServerLoad } from '@lantern/protocol/operator';
import type { FollowedMatch } from '../matchKey';
import type { SharedStore, Visitor } from '../shared';
import type { Connections } from './connections';

/** The queries that only servers with a shared PostgreSQL database need. */
export class PostgresShared implements SharedStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async moved(
    matches: readonly FollowedMatch[],
    rooms: ReadonlyMap<string, number>,
  ): Promise<{ matches: string[]; rooms: string[] }> {
    const { rows } = await this.#connections.read<{ match: string | null; room: string | null }>(
      `SELECT id AS match, NULL AS room FROM unnest($1::text[], $2::text[], $3::int[]) AS known (room_code, id, seq)
         JOIN matches m USING (room_code, id) WHERE m.seq <> known.seq
       UNION ALL
       SELECT NULL, code FROM unnest($4::text[], $5::int[]) AS known (code, version) LEFT JOIN rooms r USING (code)
         WHERE r.version IS DISTINCT FROM known.version`,
      [
        ...[matches.map(({ roomCode }) => roomCode), matches.map(({ matchId }) => matchId)],
        ...[matches.map(({ seq }) => seq), [...rooms.keys()], [...rooms.values()]],
      ],
    );
    return { matches: rows.flatMap(({ match }) => match ?? []), rooms: rows.flatMap(({ room }) => room ?? []) };
  }

  async saveVisitors(server: string, rooms: ReadonlyMap<string, readonly Visitor[]>): Promise<void> {
    const entries = [...rooms];
    const left = entries.flatMap(([code, visitors]) => (visitors.length === 0 ? code : []));
    const kept = entries.filter(([, visitors]) => visitors.length > 0);
    await this.#connections.read(
      `WITH empty AS (DELETE FROM visitors WHERE server = $1 AND code = ANY ($2))
       INSERT INTO visitors (server, code, visitors) SELECT $1, * FROM unnest($3::text[], $4::text[])
         ON CONFLICT (code, server) DO UPDATE SET visitors = excluded.visitors`,
      [server, left, kept.map(([code]) => code), kept.map(([, visitors]) => JSON.stringify(visitors))],
    );
  }

  async visitorsElsewhere(server: string, codes: readonly string[], patience: number): Promise<Map<string, Visitor[]>> {
    const { rows } = await this.#connections.read<{ code: string; visitors: string }>(
      `SELECT code, visitors FROM visitors v JOIN servers s ON s.id = v.server
         WHERE code = ANY ($2) AND s.id <> $1 AND NOT s.gone
           AND ${heardWithin('$3')}
         ORDER BY code, server`,
      [server, codes, patience],
    );
    const found = new Map<string, Visitor[]>();
    for (const { code, visitors } of rows) found.set(code, [...(found.get(code) ?? []), ...JSON.parse(visitors)]);
    return found;
  }

  async saveLoad(server: string, load: ServerLoad): Promise<void> {
    await this.#connections.read('UPDATE servers SET load = $2 WHERE id = $1', [server, JSON.stringify(load)]);
  }

  async loadsElsewhere(server: string, patience: number): Promise<ServerLoad[]> {
    const { rows } = await this.#connections.read<{ load: string }>(
      `SELECT load FROM servers s WHERE id <> $1 AND NOT gone AND load IS NOT NULL AND ${heardWithin('$2')}`,
      [server, patience],
    );
    const loads = rows.map(({ load }): ServerLoad => JSON.parse(load));
    return loads.sort((load, other) => load.host.localeCompare(other.host));
  }
}

/** Whether a server `s` has sent a heartbeat within a parameter in milliseconds. */
function heardWithin(patience: string): string {
  return `s.heard_at >= (extract(epoch FROM clock_timestamp()) * 1000)::bigint - ${patience}::bigint`;
}
