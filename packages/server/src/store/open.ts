import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite, type SqliteSpec } from './sqlite/sqlite';
import { type Store, StoreError } from './store';

/** The valid forms of a database URL, for messages. */
export const DATABASE_URL_FORM = 'sqlite:<file> or postgres://<user>:<password>@<host>/<database>';

/** Matches the URLs that a store can be opened from. */
export const DATABASE_URL = /^(sqlite:.+|postgres(ql)?:\/\/.+)$/;

/**
 * What the PostgreSQL driver does not support in a URL, although other clients of PostgreSQL do. It would connect to a
 * standby, or nowhere.
 */
export const UNSUPPORTED_IN_URL = [
  [
    /[?&]target_session_attrs=/,
    'must not contain target_session_attrs, which has no effect: name a proxy that leads to the primary',
  ],
  [
    /^postgres(ql)?:\/\/([^@/?#]*@)?[^/?#]*,|[?&]host=[^&]*(,|%2C)/i,
    'must name one host: with several database servers, name a proxy that leads to the primary',
  ],
] as const;

/** The kind of store a URL names, without anything secret. */
export function storeKind(databaseUrl: string): 'sqlite' | 'postgres' {
  return databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres';
}

export interface OpenSpec extends SqliteSpec {
  /** How long to retry while the database does not answer, in milliseconds; by default no retry. */
  patience?: number;
  /** Delay between two attempts, in milliseconds; a second by default. */
  delay?: number;
}

/**
 * Opens the store of a URL: `sqlite:<path>`, `postgres://…` or `postgresql://…`.
 * @throws {StoreError} if the database does not answer in time
 * @throws {UnusableDatabase} if it cannot be used
 * @throws on any other URL, naming the valid forms (the URL may contain a password and is not repeated)
 */
export async function openStore(databaseUrl: string, spec: OpenSpec = {}): Promise<Store> {
  if (!DATABASE_URL.test(databaseUrl)) throw new Error(`DATABASE_URL must be ${DATABASE_URL_FORM}`);
  if (databaseUrl.startsWith('sqlite:')) return openSqlite(databaseUrl.slice('sqlite:'.length), spec);
  // Loaded on demand: a server with SQLite saves the time and memory.
  const { openPostgres } = await import('./postgres/postgres');
  const { patience = 0, delay = 1_000, events, warn = () => {}, info } = spec;
  const latest = performance.now() + patience;
  for (let tries = 1; ; tries++) {
    try {
      return await openPostgres(databaseUrl, { events, warn, info });
    } catch (error) {
      if (!(error instanceof StoreError) || performance.now() > latest) throw error;
      if (tries === 1) warn(`${error.message}; trying again for ${patience / 1000} seconds`);
      await pause(delay);
    }
  }
}
