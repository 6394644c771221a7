import type Database from 'better-sqlite3';
import { type PushRecord, type PushStore, pushOf, pushRow } from '../push';
import { push } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change, query } from './steps';

export class SqlitePush implements PushStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async secret(name: string, fresh: string): Promise<string> {
    const [, rows = []] = await this.#groupCommit.write(
      change(push.keepSecret, { name, value: fresh }),
      query(push.secret, { name }),
    );
    return (rows[0] as { value: string }).value;
  }

  async add(record: PushRecord): Promise<void> {
    const row = pushRow(record);
    await this.#groupCommit.write(change(push.add, row), change(push.deleteOldest, row));
  }

  async addresses(code: string): Promise<PushRecord[]> {
    return this.#reading.addresses.all({ code }).map(pushOf);
  }

  async remove(code: string, endpoint: string): Promise<void> {
    await this.#groupCommit.write(change(push.remove, { code, endpoint }));
  }
}

const READING = { addresses: push.addresses };
