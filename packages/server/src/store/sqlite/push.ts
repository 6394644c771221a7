import type Database from 'better-sqlite3';
import { ADDRESSES_PER_SEAT, type PushRecord, type PushRow, type PushStore, pushOf, pushRow } from '../push';
import type { GroupCommit } from './groupCommit';

/** Who wants to be called, in SQLite. */
export class SqlitePush implements PushStore {
  readonly #batch: GroupCommit;
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: Database.Database, batch: GroupCommit) {
    this.#batch = batch;
    this.#sql = statements(database);
  }

  secret(name: string, fresh: string): Promise<string> {
    return this.#batch.write(() => {
      this.#sql.keep.run(name, fresh);
      return (this.#sql.secret.get(name) as { value: string }).value;
    });
  }

  add(record: PushRecord): Promise<void> {
    return this.#batch.write(() => {
      this.#sql.add.run(pushRow(record));
      this.#sql.giveWay.run(record.roomCode, record.keyHash);
    });
  }

  async addresses(roomCode: string): Promise<PushRecord[]> {
    return this.#sql.addresses.all(roomCode).map(pushOf);
  }

  remove(roomCode: string, endpoint: string): Promise<void> {
    return this.#batch.write(() => {
      this.#sql.remove.run(roomCode, endpoint);
    });
  }
}

function statements(database: Database.Database) {
  return {
    keep: database.prepare<[string, string]>('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING'),
    secret: database.prepare<[string], { value: string }>('SELECT value FROM secrets WHERE name = ?'),
    add: database.prepare<[PushRow]>(
      `INSERT OR REPLACE INTO push_addresses
         SELECT code, @endpoint, @key_hash, @p256dh, @auth, @language, @at FROM rooms WHERE code = @room_code`,
    ),
    giveWay: database.prepare<[string, string]>(
      `DELETE FROM push_addresses WHERE (room_code, endpoint) IN (
         SELECT room_code, endpoint FROM push_addresses WHERE room_code = ? AND key_hash = ?
         ORDER BY at DESC, endpoint LIMIT -1 OFFSET ${ADDRESSES_PER_SEAT})`,
    ),
    addresses: database.prepare<[string], PushRow>(
      'SELECT * FROM push_addresses WHERE room_code = ? ORDER BY at, endpoint',
    ),
    remove: database.prepare<[string, string]>('DELETE FROM push_addresses WHERE room_code = ? AND endpoint = ?'),
  };
}
