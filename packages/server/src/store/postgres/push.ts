import { type PushRecord, type PushStore, pushOf, pushRow } from '../push';
import { push } from '../sql';
import type { Connections } from './connections';

/** Web Push in PostgreSQL. */
export class PostgresPush implements PushStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.#connections.readSql(push.keepSecret, { name, value: fresh });
    const { rows } = await this.#connections.readSql(push.secret, { name });
    return (rows[0] as { value: string }).value;
  }

  async add(record: PushRecord): Promise<void> {
    const row = pushRow(record);
    await this.#connections.writeSql(push.add, row);
    await this.#connections.writeSql(push.deleteOldest, row);
  }

  async addresses(code: string): Promise<PushRecord[]> {
    return (await this.#connections.readSql(push.addresses, { code })).rows.map(pushOf);
  }

  async remove(code: string, endpoint: string): Promise<void> {
    await this.#connections.writeSql(push.remove, { code, endpoint });
  }
}
