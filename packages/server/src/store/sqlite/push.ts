import type Database from 'better-sqlite3';
import { type PushRecord, type PushStore, pushOf, pushRow } from '../push';
import { push } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';

/** Web Push in SQLite. */
export class SqlitePush implements PushStore {
  readonly #groupCommit: GroupCommit;
  readonly #sql: ReturnType<typeof prepared<typeof push>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#sql = prepared(database, push);
  }

  secret(name: string, fresh: string): Promise<string> {
    return this.#groupCommit.write(() => {
      this.#sql.keepSecret.run({ name, value: fresh });
      return (this.#sql.secret.get({ name }) as { value: string }).value;
    });
  }

  add(record: PushRecord): Promise<void> {
    return this.#groupCommit.write(() => {
      const row = pushRow(record);
      this.#sql.add.run(row);
      this.#sql.deleteOldest.run(row);
    });
  }

  async addresses(code: string): Promise<PushRecord[]> {
    return this.#sql.addresses.all({ code }).map(pushOf);
  }

  remove(code: string, endpoint: string): Promise<void> {
    return this.#groupCommit.write(() => {
      this.#sql.remove.run({ code, endpoint });
    });
  }
}
