import { ADDRESSES_PER_SEAT, type PushRecord, type PushRow, type PushStore, pushOf, pushRow } from '../push';
import type { Connections } from './connections';

/** Who wants to be called, in PostgreSQL. */
export class PostgresPush implements PushStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.#connections.read('INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, fresh]);
    const { rows } = await this.#connections.read<{ value: string }>('SELECT value FROM secrets WHERE name = $1', [
      name,
    ]);
    return (rows[0] as { value: string }).value;
  }

  async add(record: PushRecord): Promise<void> {
    const { room_code, endpoint, key_hash, p256dh, auth, language, at } = pushRow(record);
    await this.#connections.write(
      `INSERT INTO push_addresses
         SELECT code, $2, $3, $4, $5, $6, $7::bigint FROM rooms WHERE code = $1
         ON CONFLICT (room_code, endpoint) DO UPDATE SET key_hash = excluded.key_hash, p256dh = excluded.p256dh,
           auth = excluded.auth, language = excluded.language, at = excluded.at`,
      [room_code, endpoint, key_hash, p256dh, auth, language, at],
    );
    await this.#connections.write(
      `DELETE FROM push_addresses WHERE (room_code, endpoint) IN (
         SELECT room_code, endpoint FROM push_addresses WHERE room_code = $1 AND key_hash = $2
         ORDER BY at DESC, endpoint OFFSET ${ADDRESSES_PER_SEAT})`,
      [room_code, key_hash],
    );
  }

  async addresses(roomCode: string): Promise<PushRecord[]> {
    const { rows } = await this.#connections.read<PushRow>(
      'SELECT * FROM push_addresses WHERE room_code = $1 ORDER BY at, endpoint',
      [roomCode],
    );
    return rows.map(pushOf);
  }

  async remove(roomCode: string, endpoint: string): Promise<void> {
    const values = [roomCode, endpoint];
    await this.#connections.write('DELETE FROM push_addresses WHERE room_code = $1 AND endpoint = $2', values);
  }
}
