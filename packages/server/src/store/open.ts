import { openSqlite } from './sqlite';
import type { Store } from './store';

/**
 * Opens the store a URL names: `sqlite:<path>`.
 * @throws on any other kind of URL, naming what is understood (the URL itself may hold a password and is not repeated)
 */
export async function openStore(databaseUrl: string): Promise<Store> {
  const [, path] = /^sqlite:(.+)$/.exec(databaseUrl) ?? [];
  if (path === undefined)
    throw new Error('DATABASE_URL must be of the form sqlite:<path>, e.g. sqlite:./data/lantern.db');
  return openSqlite(path);
}
