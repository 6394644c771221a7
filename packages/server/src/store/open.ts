import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite, type SqliteSpec } from './sqlite/sqlite';
import { type Store, StoreError } from './store';

/** What a URL of a store may be, in words. */
export const DATABASE_URL_FORM = 'sqlite:<file> or postgres://<user>:<password>@<host>/<database>';

/** Whether a store can be opened from such a URL. */
export const DATABASE_URL = /^(sqlite:.+|postgres(ql)?:\/\/.+)$/;

/** Time between two tries, in milliseconds. */
const PAUSE = 1_000;

/** What a URL of a store names, without anything secret. */
export function storeKind(databaseUrl: string): 'sqlite' | 'postgres' {
  return databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres';
}

export interface OpenSpec extends SqliteSpec {
  /** How long to wait for a database that does not answer yet, in milliseconds; not at all by default. */
  patience?: number;
}

/**
 * Opens the store a URL names: `sqlite:<path>`, `postgres://…` or `postgresql://…`.
 * @throws {StoreError} if the database does not answer in that time
 * @throws {UnusableDatabase} if it cannot be used as it stands
 * @throws on any other kind of URL, naming what is understood (the URL itself may hold a password and is not repeated)
 */
export async function openStore(databaseUrl: string, spec: OpenSpec = {}): Promise<Store> {
  if (!DATABASE_URL.test(databaseUrl)) throw new Error(`DATABASE_URL must be ${DATABASE_URL_FORM}`);
  if (databaseUrl.startsWith('sqlite:')) return openSqlite(databaseUrl.slice('sqlite:'.length), spec);
  // Takes time and memory that a house with SQLite can do without.
  const { openPostgres } = await import('./postgres/postgres');
  const { patience = 0, warn = () => {} } = spec;
  const latest = performance.now() + patience;
  for (let tries = 1; ; tries++) {
    try {
      return await openPostgres(databaseUrl);
    } catch (error) {
      if (!(error instanceof StoreError) || performance.now() > latest) throw error;
      if (tries === 1) warn(`${error.message}; trying again for ${patience / 1000} seconds`);
      await pause(PAUSE);
    }
  }
}
