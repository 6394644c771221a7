import { migrated } from '../migrated';
import { migrationsOf } from '../migrations';
import { foreignDatabase, newerSchema } from '../unusableDatabase';
import { ROOM_KEYS } from './roomKeys';

/** The part of a database that migrations use. */
interface Database {
  exec(sql: string): unknown;
  pragma(source: string, options?: { simple: boolean }): unknown;
  transaction(task: () => void): { immediate(): void };
}

export const MIGRATIONS = migrationsOf({
  long: 'INTEGER',
  serial: 'INTEGER',
  flag: 'INTEGER',
  true: '1',
  keyed: ' STRICT, WITHOUT ROWID',
  plain: ' STRICT',
  visitors: '',
  withTakeBacks: `json_set(hosting, '$.takeBacks', json('{"asked":{},"open":null}'))`,
  roomKeys: ROOM_KEYS,
});

/**
 * Migrates a SQLite database to the newest schema; each step is all or nothing.
 * @param info receives an event for the operator
 * @throws {UnusableDatabase} if the database is from a newer version of the server, or of another program
 */
export function migrate(database: Database, info: (sentence: string) => void = () => {}): void {
  let done = 0;
  const task = () => {
    done = Number(database.pragma('user_version', { simple: true }));
    if (done > MIGRATIONS.length) throw newerSchema(done, MIGRATIONS.length);
    if (!isOurs(database, done)) throw foreignDatabase();
    for (const step of MIGRATIONS.slice(done)) database.exec(step);
    database.pragma(`user_version = ${MIGRATIONS.length}`);
  };
  database.transaction(task).immediate();
  if (done > 0 && done < MIGRATIONS.length) info(migrated(done, MIGRATIONS.length));
}

/** Whether a database is empty or has the tables of this program. */
function isOurs(database: Database, done: number): boolean {
  if (done === 0) return Number(database.pragma('schema_version', { simple: true })) === 0;
  return (database.pragma('table_info(rooms)') as unknown[]).length > 0;
}
