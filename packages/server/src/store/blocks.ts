import { type SqlRunner, sql } from './sql';

/** A household that is refused for a time, on all servers. */
export interface BlockRecord {
  household: string;
  /** Milliseconds since 1970. */
  until: number;
}

export class BlockStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /** Replaces an earlier block of the household, and deletes those that have ended. */
  async save(block: BlockRecord, now: number): Promise<void> {
    await this.#sql.change(SQL.save, block);
    await this.#sql.change(SQL.removeOld, { now });
  }

  async active(now: number): Promise<BlockRecord[]> {
    return this.#sql.read(SQL.active, { now });
  }
}

const SQL = {
  save: sql<BlockRecord>(
    `INSERT INTO blocked_households (household, until) VALUES (:household, :until)
     ON CONFLICT (household) DO UPDATE SET until = excluded.until`,
  ),
  removeOld: sql<{ now: number }>('DELETE FROM blocked_households WHERE until <= :now'),
  active: sql<{ now: number }, BlockRecord>('SELECT household, until FROM blocked_households WHERE until > :now'),
};
