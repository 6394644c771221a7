import Database from 'better-sqlite3';

/** How long a lock of another process is waited for, in milliseconds. */
const PATIENCE = 5_000;

/** A connection to a database on which what is committed is durable. */
export function connected(path: string): Database.Database {
  const database = new Database(path, { timeout: PATIENCE });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
