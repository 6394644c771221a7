import { migrated } from '../migrated';
import { migrationsOf } from '../migrations';
import { foreignDatabase, mixedSchema, newerSchema } from '../unusableDatabase';
import type { Query } from './connections';
import { ROOM_KEYS } from './roomKeys';

export const MIGRATIONS = migrationsOf({
  long: 'BIGINT',
  serial: 'BIGSERIAL',
  flag: 'BOOLEAN',
  true: 'true',
  keyed: '',
  plain: '',
  visitors: `
   CREATE TABLE visitors (
     code TEXT NOT NULL,
     server TEXT NOT NULL,
     visitors TEXT NOT NULL,
     PRIMARY KEY (code, server)
   );
   CREATE INDEX visitors_server ON visitors (server);`,
  withTakeBacks: `(hosting::jsonb || '{"takeBacks":{"asked":{},"open":null}}')::text`,
  roomKeys: ROOM_KEYS,
});

/** The log message about an empty database. */
const CREATED = 'There were no tables of Lantern in this database: they are created.';

/** SQLSTATE codes of a table and a column that exist already. */
const EXISTS = new Set(['42P07', '42701']);

/**
 * Lets PostgreSQL cancel the migration of a server that has died; otherwise it would block the tables until the
 * statement is done. Only from PostgreSQL 14, and on systems that report a closed connection.
 */
const ENDS_WITH_SERVER = `
  DO $$ BEGIN
    PERFORM set_config('client_connection_check_interval', '1s', true);
  EXCEPTION WHEN undefined_object OR invalid_parameter_value THEN NULL;
  END $$`;

/** First half of the key of the migration lock; the second half is derived from the schema's name. */
const LOCK = 0x1a27e2;

/**
 * Migrates a PostgreSQL schema to the newest version, all or nothing. Servers that start together wait for one another.
 * A schema of the newest version is not written.
 * @param info receives an event for the operator
 * @throws {UnusableDatabase} if the database is from a newer version of the server, has some of its tables, or
 *   belongs to another program
 */
export async function migratePostgres(query: Query, info: (sentence: string) => void = () => {}): Promise<void> {
  await query('BEGIN');
  try {
    await query(ENDS_WITH_SERVER);
    await query(`SELECT pg_advisory_xact_lock(${LOCK}, hashtext(coalesce(current_schema(), '')))`);
    await query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await query<{ version: number }>('SELECT version FROM schema_version');
    const done = rows[0]?.version ?? 0;
    if (done > MIGRATIONS.length) throw newerSchema(done, MIGRATIONS.length);
    if (done < MIGRATIONS.length) await migrate(query, done);
    await query('COMMIT');
    if (done < MIGRATIONS.length) info(done === 0 ? CREATED : migrated(done, MIGRATIONS.length));
  } catch (error) {
    // Fails as well if the connection is broken, which rolls back by itself.
    await query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function migrate(query: Query, done: number): Promise<void> {
  try {
    for (const step of MIGRATIONS.slice(done)) await query(step);
  } catch (error) {
    if (!EXISTS.has((error as { code?: string }).code ?? '')) throw error;
    throw done === 0 ? foreignDatabase() : mixedSchema(done, error);
  }
  await query('DELETE FROM schema_version');
  await query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
}
