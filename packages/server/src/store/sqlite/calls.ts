import { type CallRecord, type CallRow, type CallStore, callOf, callRow } from '../calls';
import { calls, sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { change, query } from './steps';

export class SqliteCalls implements CallStore {
  readonly #groupCommit: GroupCommit;

  constructor(groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
  }

  async claim(now: number, until: number, limit: number): Promise<CallRecord[]> {
    const [rows = []] = await this.#groupCommit.write(query(CLAIM, { now, until, limit }));
    return rows.map(callOf);
  }

  async take(call: CallRecord): Promise<boolean> {
    const [taken] = await this.#groupCommit.write(change(calls.take, callRow(call)));
    return taken === 1;
  }

  async renew(call: CallRecord): Promise<void> {
    await this.#groupCommit.write(change(calls.renew, callRow(call)));
  }

  async putOff(call: CallRecord, notBefore: number): Promise<void> {
    await this.#groupCommit.write(change(calls.putOff, { ...callRow(call), not_before: notBefore }));
  }
}

const CLAIM = sql<{ now: number; until: number; limit: number }, CallRow>(
  `UPDATE calls SET claimed_until = :until WHERE (match_id, seat, decision_id, kind, about) IN (
     SELECT match_id, seat, decision_id, kind, about FROM calls
       WHERE sent = 0 AND not_before <= :now AND claimed_until <= :now ORDER BY not_before LIMIT :limit) RETURNING *`,
);
