import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { migrate } from '../store/sqlite/migrations';
import { OWNER_ONLY } from '../store/sqlite/privateFile';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';

let template: Buffer | undefined;

/** An empty database with the newest schema. All migrations take longer than most tests, so they run once per suite. */
function emptyDatabase(): Buffer {
  if (template) return template;
  const database = new Database(':memory:');
  migrate(database);
  template = database.serialize();
  database.close();
  return template;
}

export const memoryStore = (): Store => openSqlite(emptyDatabase());

export const writeDatabase = (path: string): void => writeFileSync(path, emptyDatabase(), { mode: OWNER_ONLY });
