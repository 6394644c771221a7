import { statSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@lantern/server/src/store/postgres/connections';
import { EARLIER_SCHEMA } from '@lantern/server/src/store/postgres/earlierServer';
import { MIGRATIONS as POSTGRES } from '@lantern/server/src/store/postgres/migrations';
import { MIGRATIONS as SQLITE } from '@lantern/server/src/store/sqlite/migrations';
import { newSchema, type TestSchema } from '@lantern/server/src/testing/postgres';
import Sqlite from 'better-sqlite3';

type Row = Record<string, unknown>;

/** A database of the newest schema and one of the previous schema, which the proof fills with the rows of the newest. */
export interface Databases {
  readonly newest: string;
  readonly earlier: string;
  /** Whether servers of the previous version can play during the migration. */
  readonly hasEarlierServers: boolean;
  /** Runs a statement in the earlier database, in which the tables of the newest one have the prefix `played`. */
  ask(sql: string): Promise<Row[]>;
  /** The columns of the tables of the earlier database, by table. */
  readonly columns: string;
  /** Creates the tables of the earlier schema. */
  make(): Promise<void>;
  schemaVersion(): Promise<number>;
  /** Whether a server is migrating the earlier database. */
  isMigrating(): Promise<boolean>;
  remove(): Promise<void>;
}

/** The number of written bytes after which SQLite is in the middle of the migration. */
const MIDWAY_BYTES = 4_000_000;

export function inSqlite(folder: string): Databases {
  const [newest, earlier] = [join(folder, 'lantern.db'), join(folder, 'earlier.db')] as const;
  const using = <T>(task: (database: Sqlite.Database) => T): T => {
    const database = new Sqlite(earlier);
    database.exec(`PRAGMA foreign_keys = OFF; ATTACH '${newest}' AS played`);
    try {
      return task(database);
    } finally {
      database.close();
    }
  };
  const ask = (sql: string) =>
    using((database) => {
      const statement = database.prepare(sql);
      if (statement.reader) return statement.all() as Row[];
      statement.run();
      return [];
    });
  return {
    hasEarlierServers: false,
    newest: `sqlite:${newest}`,
    earlier: `sqlite:${earlier}`,
    ask: async (sql) => ask(sql),
    columns: `SELECT t.name AS "table", group_concat(c.name) AS columns FROM main.sqlite_schema t
      JOIN pragma_table_info(t.name, 'main') c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' GROUP BY t.name`,
    make: async () =>
      using((database) => {
        for (const step of SQLITE.slice(0, EARLIER_SCHEMA)) database.exec(step);
        database.pragma(`main.user_version = ${EARLIER_SCHEMA}`);
      }),
    schemaVersion: async () => Number(ask('PRAGMA main.user_version')[0]?.user_version),
    isMigrating: async () => (statSync(`${earlier}-wal`, { throwIfNoEntry: false })?.size ?? 0) > MIDWAY_BYTES,
    remove: async () => {},
  };
}

export async function inPostgres(): Promise<Databases> {
  const [played, earlier] = (await Promise.all([newSchema(), newSchema()])) as [TestSchema, TestSchema];
  const url = new URL(earlier.url);
  url.searchParams.set('application_name', 'lantern_proof');
  // Rows are inserted in any order, so references are not checked.
  url.searchParams.set('options', `-c search_path=${earlier.name} -c session_replication_role=replica`);
  const connections = connect(url.href);
  const ask = (sql: string) =>
    connections.alone(async (query) => (await query<Row>(sql.replaceAll('played.', `${played.name}.`))).rows);
  return {
    hasEarlierServers: true,
    newest: played.url,
    earlier: earlier.url,
    ask,
    columns: `SELECT table_name AS "table", string_agg(column_name, ',') AS columns FROM information_schema.columns
      WHERE table_schema = current_schema AND table_name <> 'schema_version' GROUP BY 1`,
    async make() {
      for (const step of POSTGRES.slice(0, EARLIER_SCHEMA)) await ask(step);
      await ask('CREATE TABLE schema_version (version INTEGER NOT NULL)');
      await ask(`INSERT INTO schema_version VALUES (${EARLIER_SCHEMA})`);
    },
    schemaVersion: async () => Number((await ask('SELECT version FROM schema_version'))[0]?.version),
    isMigrating: async () => {
      const sql = `SELECT 1 FROM pg_stat_activity WHERE application_name = '${earlier.name}' AND state = 'active'
        AND query LIKE '%keyed_moves%'`;
      return (await ask(sql)).length > 0;
    },
    async remove() {
      await connections.end();
      await Promise.all([played.remove(), earlier.remove()]);
    },
  };
}

/** Counts to a number, in the table `counted`. */
const counted = (to: number) =>
  `WITH RECURSIVE counted (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ${to})`;

/** A match of the earlier database and its idle copies, `copy-1` and so on. */
export interface Copies {
  matchId: string;
  copies: number;
  /** Number of moves of each. */
  length: number;
}

/** Creates the earlier database with all rows of the newest one, and copies its longest match up to `moves` moves. */
export async function fill({ ask, columns, make }: Databases, moves: number): Promise<Copies> {
  await make();
  const tables = new Map((await ask(columns)).map((row) => [String(row.table), String(row.columns).split(',')]));
  for (const [table, names] of tables)
    await ask(`INSERT INTO ${table} (${names}) SELECT ${names} FROM played.${table} WHERE true ON CONFLICT DO NOTHING`);
  const [longest] = await ask('SELECT match_id, count(*) AS n FROM moves GROUP BY 1 ORDER BY 2 DESC LIMIT 1');
  const [matchId, length] = [String(longest?.match_id), Number(longest?.n)];
  const copies = Math.ceil(moves / length);
  for (const [table, key] of Object.entries({ matches: 'id', snapshots: 'match_id', moves: 'match_id' })) {
    const names = tables.get(table) as string[];
    const values = names.map((name) => ({ [key]: `'copy-' || i`, room_code: `'COPY' || i` })[name] ?? name);
    await ask(`INSERT INTO ${table} (${names}) ${counted(copies)} SELECT ${values} FROM counted, ${table}
      WHERE ${key} = '${matchId}'`);
  }
  return { matchId, copies, length };
}

/** Counts the copied moves that are as those of the match and have the code of their room, and the moves made since. */
export async function keptMoves({ ask }: Databases, { matchId, length }: Copies) {
  const same = ['at', 'seat', 'move', 'args', 'rules_version', 'request_id', 'delta'];
  const [row] = await ask(`SELECT sum(CASE WHEN c.seq > ${length} THEN 1 ELSE 0 END) AS later,
      sum(CASE WHEN ${same.map((name) => `c.${name} IS NOT DISTINCT FROM o.${name}`).join(' AND ')} THEN 1 ELSE 0 END) AS same
    FROM moves c LEFT JOIN moves o ON o.match_id = '${matchId}' AND o.seq = c.seq AND c.seq <= ${length}
    WHERE c.match_id LIKE 'copy-%' AND c.room_code = 'COPY' || substr(c.match_id, 6)`);
  return { asBefore: Number(row?.same), later: Number(row?.later) };
}
