import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './store';

/** What a URL of a store may be, in words. */
export const DATABASE_URL_FORM = 'sqlite:<file> or postgres://<user>:<password>@<host>/<database>';

/** Whether a store can be opened from such a URL. */
export const DATABASE_URL = /^(sqlite:.+|postgres(ql)?:\/\/.+)$/;

/**
 * Opens the store a URL names: `sqlite:<path>`, `postgres://…` or `postgresql://…`.
 * @throws on any other kind of URL, naming what is understood (the URL itself may hold a password and is not repeated)
 */
export async function openStore(databaseUrl: string): Promise<Store> {
  if (!DATABASE_URL.test(databaseUrl)) throw new Error(`DATABASE_URL must be ${DATABASE_URL_FORM}`);
  return databaseUrl.startsWith('sqlite:')
    ? openSqlite(databaseUrl.slice('sqlite:'.length))
    : openPostgres(databaseUrl);
}
