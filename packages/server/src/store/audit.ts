import type { AuditEntry } from '@lantern/protocol/operator';

/** The audit log: what the operator has done. Entries are never changed. */
export interface AuditStore {
  add(entry: AuditEntry): Promise<void>;
  /** The newest entries, newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
}

/** A row of `operator_acts`. */
export interface AuditRow {
  at: number;
  source: string;
  act: string;
  room_code: string | null;
  detail: string;
}

export function auditRow({ at, by, act, room, detail }: AuditEntry): AuditRow {
  return { at, source: by, act, room_code: room, detail };
}

export function auditEntryOf({ at, source, act, room_code, detail }: AuditRow): AuditEntry {
  return { at, by: source as AuditEntry['by'], act: act as AuditEntry['act'], room: room_code, detail };
}
