import type { AuditEntry } from '@lantern/protocol/operator';
import { type AuditStore, auditEntryOf, auditRow } from '../audit';
import { audit } from '../sql';
import type { Connections } from './connections';

/** The audit log in PostgreSQL. */
export class PostgresAudit implements AuditStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async add(entry: AuditEntry): Promise<void> {
    await this.#connections.writeSql(audit.add, auditRow(entry));
  }

  async latest(limit: number): Promise<AuditEntry[]> {
    return (await this.#connections.readSql(audit.latest, { limit })).rows.map(auditEntryOf);
  }
}
