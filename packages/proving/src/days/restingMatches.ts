import type { TestSchema } from '@lantern/server/src/testing/postgres';

type Database = TestSchema['admin'];

/** The tables that have rows of a match, with the columns that name it and its room. */
const TABLES = [
  { table: 'rooms', match: 'match_id', room: 'code', own: { owner: 'keeper' } },
  { table: 'matches', match: 'id', room: 'room_code' },
  { table: 'snapshots', match: 'match_id', room: 'room_code' },
  { table: 'day_clocks', match: 'match_id', room: 'room_code' },
  { table: 'calls', match: 'match_id', room: 'room_code', due: 'not_before' },
] as const;

/** The rows that searches have read and the number of searches, as PostgreSQL counts them. */
export interface Reads {
  rows: number;
  scans: number;
}

/** Copies a match over days, with its room, clock and notifications; no server owns the copies. */
export async function addRestingMatches(database: Database, matchId: string, count: number): Promise<void> {
  for (const { table, match, ...columns } of TABLES) {
    const room = 'room' in columns ? `, '${columns.room}', 'AT-REST-' || n` : '';
    // Nothing becomes due while the copies are made and watched.
    const due = 'due' in columns ? `, '${columns.due}', kept.${columns.due} + 86400000` : '';
    const owner = 'own' in columns ? `, '${columns.own.owner}', NULL` : '';
    await database.query(
      `INSERT INTO ${table}
         SELECT (jsonb_populate_record(kept, jsonb_build_object('${match}', 'at-rest-' || n${room}${owner}${due}))).*
         FROM ${table} kept, generate_series(1, $2::int) n WHERE kept.${match} = $1`,
      [matchId, count],
    );
    await database.query(`ANALYZE ${table}`);
  }
}

/** The search for due clocks and notifications, each without the lock and the update around it. */
const SEARCHES = {
  day_clocks_next: `SELECT room_code, match_id FROM day_clocks WHERE next_at <= $1::bigint AND claimed_until <= $1::bigint
    ORDER BY next_at, match_id LIMIT 50`,
  calls_waiting: `SELECT room_code, match_id FROM calls WHERE sent = 0 AND not_before <= $1::bigint AND claimed_until <= $1::bigint
    ORDER BY not_before LIMIT 50`,
} as const;

/**
 * The numbers of rows and scans of the clocks and the notifications so far: sequential ones, and those of the indexes of
 * the searches. Rows of single matches are not counted.
 */
export async function readsOf(database: Database, schema: string): Promise<Reads> {
  const { rows } = await database.query<{ rows: string; scans: string }>(
    `SELECT sum(read) AS rows, sum(scans) AS scans FROM (
       SELECT seq_tup_read AS read, seq_scan AS scans FROM pg_stat_user_tables
         WHERE schemaname = $1 AND relname IN ('day_clocks', 'calls')
       UNION ALL
       SELECT idx_tup_read, idx_scan FROM pg_stat_user_indexes WHERE schemaname = $1 AND indexrelname = ANY ($2)
     ) AS counted`,
    [schema, Object.keys(SEARCHES)],
  );
  return { rows: Number(rows[0]?.rows), scans: Number(rows[0]?.scans) };
}

/** Number of beats that the servers have stored until now. */
export async function beatsOf(database: Database, schema: string): Promise<number> {
  const { rows } = await database.query<{ beats: string }>(
    `SELECT n_tup_upd AS beats FROM pg_stat_user_tables WHERE schemaname = $1 AND relname = 'day_beats'`,
    [schema],
  );
  return Number(rows[0]?.beats);
}

/** The indexes that PostgreSQL does not use in the searches although it should. */
export async function unusedIndexes(database: Database): Promise<string[]> {
  const unused: string[] = [];
  for (const [index, search] of Object.entries(SEARCHES)) {
    const { rows } = await database.query(`EXPLAIN (FORMAT JSON) ${search}`, [Date.now()]);
    if (!JSON.stringify(rows).includes(index)) unused.push(index);
  }
  return unused;
}
