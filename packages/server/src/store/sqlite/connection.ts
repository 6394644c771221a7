import Database from 'better-sqlite3';

/** How long to wait for a lock of another process. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens a connection whose commits are durable.
 * @param path of the file; or the bytes of a database, of which the connection has a copy in memory
 * @param prepare runs first; if it throws, the connection is closed
 */
export function connected(
  path: string | Buffer,
  prepare: (database: Database.Database) => void = () => {},
): Database.Database {
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
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
