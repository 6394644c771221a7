import Database from 'better-sqlite3';

/** How long a lock of another process is waited for, in milliseconds. */
const PATIENCE = 5_000;

/**
 * A connection to a database on which what is committed is durable.
 * @param prepare done with it first; where that fails, the connection is closed
 */
export function connected(path: string, prepare: (database: Database.Database) => void = () => {}): Database.Database {
  const database = new Database(path, { timeout: PATIENCE });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
