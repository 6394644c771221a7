import type Database from 'better-sqlite3';
import { type HookRecord, type HookStore, hookOf, hookRow } from '../hooks';
import { hooks } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change, query } from './steps';

/** Channels of rooms in SQLite. */
export class SqliteHooks implements HookStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async ofRoom(code: string): Promise<HookRecord[]> {
    return this.#reading.ofRoom.all({ code }).map(hookOf);
  }

  async add(hook: Omit<HookRecord, 'n'>): Promise<number | undefined> {
    const [rows = []] = await this.#groupCommit.write(query(hooks.add, hookRow({ ...hook, n: 0 })));
    return rows[0]?.n;
  }

  async remove(code: string, n: number): Promise<void> {
    await this.#groupCommit.write(change(hooks.remove, { code, n }));
  }

  async forget(code: string, name: string): Promise<void> {
    await this.#groupCommit.write(change(hooks.forget, { code, name }));
  }

  async claim(code: string, now: number, until: number): Promise<HookRecord[]> {
    const [rows = []] = await this.#groupCommit.write(query(hooks.claim, { code, now, until }));
    return rows.map(hookOf);
  }

  async posted(hook: HookRecord): Promise<void> {
    await this.#groupCommit.write(change(hooks.posted, hookRow(hook)));
  }
}

const READING = { ofRoom: hooks.ofRoom };
