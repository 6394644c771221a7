import { type CallRecord, type CallRow, type CallStore, callOf, callRow } from '../calls';
import { calls } from '../sql';
import type { Connections } from './connections';

/** Skips notifications that another server is claiming at the moment. */
const CLAIM = `
  UPDATE calls SET claimed_until = $2 WHERE (match_id, seat, decision_id, kind, about) IN (
    SELECT match_id, seat, decision_id, kind, about FROM calls
      WHERE sent = 0 AND not_before <= $1::bigint AND claimed_until <= $1::bigint
      ORDER BY not_before LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING *`;

/** Notifications in PostgreSQL. */
export class PostgresCalls implements CallStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async claim(now: number, until: number, limit: number): Promise<CallRecord[]> {
    const { rows } = await this.#connections.read<CallRow>(CLAIM, [now, until, limit]);
    return rows.map(callOf);
  }

  async take(call: CallRecord): Promise<boolean> {
    return (await this.#connections.writeSql(calls.take, callRow(call))).rowCount === 1;
  }

  async renew(call: CallRecord): Promise<void> {
    await this.#connections.writeSql(calls.renew, callRow(call));
  }

  async putOff(call: CallRecord, notBefore: number): Promise<void> {
    await this.#connections.writeSql(calls.putOff, { ...callRow(call), not_before: notBefore });
  }
}
