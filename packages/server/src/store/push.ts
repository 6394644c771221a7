import type { PushAddress } from '@lantern/protocol/bodies';
import type { QuietHours } from '@lantern/protocol/quietHours';
import { quietColumn, quietOf } from './quiet';
import { type SqlRunner, sql } from './sql';

/** Number of browsers that get notifications for one seat; one more replaces the oldest. */
export const ADDRESSES_PER_SEAT = 5;

/** A browser that wants notifications for a seat. */
export interface PushRecord {
  roomCode: string;
  /** Hash of the key of the seat: the next person on the seat has another key. */
  keyHash: string;
  address: PushAddress;
  language: string;
  /** The time zone of the browser, if it has sent one. */
  zone?: string;
  /** Its quiet hours; absent for the default ones. */
  quiet?: QuietHours;
  /** Time of the request, in milliseconds since 1970. */
  at: number;
}

/** Web Push: the addresses of browsers, deleted with their room, and the server's own key. */
export class PushStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /** The secret of that name. The first call stores `fresh`. */
  async secret(name: string, fresh: string): Promise<string> {
    await this.#sql.change(SQL.keepSecret, { name, value: fresh });
    const [stored] = await this.#sql.read(SQL.secret, { name });
    return (stored as { value: string }).value;
  }

  /** Stores an address and replaces an older one of the same browser. Does nothing if the room does not exist. */
  async add(record: PushRecord): Promise<void> {
    const row = pushRow(record);
    await this.#sql.change(SQL.add, row);
    await this.#sql.change(SQL.deleteOldest, row);
  }

  async addresses(roomCode: string): Promise<PushRecord[]> {
    return (await this.#sql.read(SQL.addresses, { code: roomCode })).map(pushOf);
  }

  async remove(roomCode: string, endpoint: string): Promise<void> {
    await this.#sql.change(SQL.remove, { code: roomCode, endpoint });
  }
}

/** A row of `push_addresses`. */
interface PushRow {
  room_code: string;
  endpoint: string;
  key_hash: string;
  p256dh: string;
  auth: string;
  language: string;
  at: number;
  zone: string | null;
  quiet: string | null;
}

function pushRow({ roomCode, keyHash, address, language, zone, quiet, at }: PushRecord): PushRow {
  const key = { room_code: roomCode, endpoint: address.endpoint };
  return { ...key, key_hash: keyHash, ...address.keys, language, zone: zone ?? null, quiet: quietColumn(quiet), at };
}

function pushOf({ room_code, key_hash, endpoint, p256dh, auth, language, zone, quiet, at }: PushRow): PushRecord {
  const address = { endpoint, keys: { p256dh, auth } };
  return {
    roomCode: room_code,
    keyHash: key_hash,
    address,
    language,
    ...(zone === null ? {} : { zone }),
    ...quietOf(quiet),
    at,
  };
}

const SQL = {
  keepSecret: sql<{ name: string; value: string }>('INSERT INTO secrets VALUES (:name, :value) ON CONFLICT DO NOTHING'),
  secret: sql<{ name: string }, { value: string }>('SELECT value FROM secrets WHERE name = :name'),
  add: sql<PushRow>(
    `INSERT INTO push_addresses (room_code, endpoint, key_hash, p256dh, auth, language, at, zone, quiet)
     SELECT code, :endpoint, :key_hash, :p256dh, :auth, :language, CAST(:at AS BIGINT), CAST(:zone AS TEXT),
       CAST(:quiet AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code, endpoint) DO UPDATE SET key_hash = excluded.key_hash, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, at = excluded.at,
       zone = excluded.zone, quiet = excluded.quiet`,
  ),
  deleteOldest: sql<Pick<PushRow, 'room_code' | 'key_hash'>>(
    `DELETE FROM push_addresses WHERE room_code = :room_code AND key_hash = :key_hash AND endpoint NOT IN (
       SELECT endpoint FROM push_addresses WHERE room_code = :room_code AND key_hash = :key_hash
       ORDER BY at DESC, endpoint LIMIT ${ADDRESSES_PER_SEAT})`,
  ),
  addresses: sql<{ code: string }, PushRow>(
    'SELECT * FROM push_addresses WHERE room_code = :code ORDER BY at, endpoint',
  ),
  remove: sql<{ code: string; endpoint: string }>(
    'DELETE FROM push_addresses WHERE room_code = :code AND endpoint = :endpoint',
  ),
};
