import type { AuditEntry } from '@lantern/protocol/operator';
import type Database from 'better-sqlite3';
import { type AuditStore, auditEntryOf, auditRow } from '../audit';
import { audit } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

export class SqliteAudit implements AuditStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async add(entry: AuditEntry): Promise<void> {
    await this.#groupCommit.write(change(audit.add, auditRow(entry)));
  }

  async latest(limit: number): Promise<AuditEntry[]> {
    return this.#reading.latest.all({ limit }).map(auditEntryOf);
  }
}

const READING = { latest: audit.latest };
