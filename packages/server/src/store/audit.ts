import type { AuditEntry } from '@lantern/protocol/operator';
import { type SqlRunner, sql } from './sql';

/** The audit log: the actions of the operator. Entries are never changed. */
export class AuditStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async add(entry: AuditEntry): Promise<void> {
    await this.#sql.change(SQL.add, auditRow(entry));
  }

  /** The newest entries, newest first. */
  async latest(limit: number): Promise<AuditEntry[]> {
    return (await this.#sql.read(SQL.latest, { limit })).map(auditEntryOf);
  }
}

/** A row of `operator_acts`. */
interface AuditRow {
  at: number;
  source: string;
  act: string;
  room_code: string | null;
  detail: string;
}

function auditRow({ at, by, act, room, detail }: AuditEntry): AuditRow {
  return { at, source: by, act, room_code: room, detail };
}

function auditEntryOf({ at, source, act, room_code, detail }: AuditRow): AuditEntry {
  return { at, by: source as AuditEntry['by'], act: act as AuditEntry['act'], room: room_code, detail };
}

const SQL = {
  add: sql<AuditRow>(
    `INSERT INTO operator_acts (at, source, act, room_code, detail)
     VALUES (:at, :source, :act, :room_code, :detail)`,
  ),
  latest: sql<{ limit: number }, AuditRow>(
    'SELECT at, source, act, room_code, detail FROM operator_acts ORDER BY n DESC LIMIT :limit',
  ),
};
