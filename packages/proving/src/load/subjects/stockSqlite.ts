import Database from 'better-sqlite3';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';

/**
 * An SQLite store for boardgame.io's own server, written like its database adapters: whole states, with the same
 * durability as ours.
 */
export class StockSqlite extends Async {
  readonly #db: Database.Database;

  constructor(file: string) {
    super();
    this.#db = new Database(file);
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = FULL');
    this.#db.exec(`
      create table matches (id text primary key, state text, initial text, metadata text) without rowid;
      create table log (id text, seq integer, entry text, primary key (id, seq)) without rowid;`);
  }

  async connect(): Promise<void> {}

  override async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const state = JSON.stringify(initialState);
    this.#db.prepare('insert into matches values (?, ?, ?, ?)').run(id, state, state, JSON.stringify(metadata));
  }

  async setState(id: string, state: State, deltalog?: LogEntry[]): Promise<void> {
    this.#db.transaction(() => {
      this.#db.prepare('update matches set state = ? where id = ?').run(JSON.stringify(state), id);
      const insert = this.#db.prepare('insert or replace into log values (?, ?, ?)');
      for (const entry of deltalog ?? []) insert.run(id, entry._stateID, JSON.stringify(entry));
    })();
  }

  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    this.#db.prepare('update matches set metadata = ? where id = ?').run(JSON.stringify(metadata), id);
  }

  async fetch<O extends StorageAPI.FetchOpts>(id: string, options: O): Promise<StorageAPI.FetchResult<O>> {
    const row = this.#db.prepare('select * from matches where id = ?').get(id) as Record<string, string> | undefined;
    const result: Record<string, unknown> = {};
    if (row && options.state) result.state = JSON.parse(row.state as string);
    if (row && options.metadata) result.metadata = JSON.parse(row.metadata as string);
    if (row && options.initialState) result.initialState = JSON.parse(row.initial as string);
    if (options.log) {
      const rows = this.#db.prepare('select entry from log where id = ? order by seq').all(id) as { entry: string }[];
      result.log = rows.map(({ entry }) => JSON.parse(entry));
    }
    return result as StorageAPI.FetchResult<O>;
  }

  async wipe(id: string): Promise<void> {
    this.#db.prepare('delete from matches where id = ?').run(id);
    this.#db.prepare('delete from log where id = ?').run(id);
  }

  override async listMatches(): Promise<string[]> {
    return (this.#db.prepare('select id from matches').all() as { id: string }[]).map(({ id }) => id);
  }
}
