import { type HookRecord, type HookStore, hookOf, hookRow } from '../hooks';
import { hooks } from '../sql';
import type { Connections } from './connections';

/** Channels of rooms in PostgreSQL. */
export class PostgresHooks implements HookStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async ofRoom(code: string): Promise<HookRecord[]> {
    return (await this.#connections.readSql(hooks.ofRoom, { code })).rows.map(hookOf);
  }

  async add(hook: Omit<HookRecord, 'n'>): Promise<number | undefined> {
    const { rows } = await this.#connections.readSql(hooks.add, hookRow({ ...hook, n: 0 }));
    return rows[0]?.n;
  }

  async remove(code: string, n: number): Promise<void> {
    await this.#connections.writeSql(hooks.remove, { code, n });
  }

  async forget(code: string, name: string): Promise<void> {
    await this.#connections.writeSql(hooks.forget, { code, name });
  }

  async claim(code: string, now: number, until: number): Promise<HookRecord[]> {
    return (await this.#connections.readSql(hooks.claim, { code, now, until })).rows.map(hookOf);
  }

  async posted(hook: HookRecord): Promise<void> {
    await this.#connections.writeSql(hooks.posted, hookRow(hook));
  }
}
