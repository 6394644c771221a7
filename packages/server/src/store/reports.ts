import type { Report } from '@lantern/protocol/reports';
import { type SqlRunner, sql } from './sql';

/** The reports of people to the operator. They outlive their room, and expire on their own. */
export class ReportStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async add(report: Omit<Report, 'n'>): Promise<void> {
    await this.#sql.change(SQL.add, reportRow(report));
  }

  /** The open reports, newest first. */
  async open(limit: number): Promise<Report[]> {
    return (await this.#sql.read(SQL.open, { limit })).map(reportOf);
  }

  /** The codes of the rooms with an open report. */
  async rooms(): Promise<string[]> {
    return (await this.#sql.read(SQL.rooms, {})).map(({ room_code }) => room_code);
  }

  /**
   * Marks a report as done.
   * @param at milliseconds since 1970
   * @returns the code of its room; undefined if no such report is open
   */
  async done(n: number, at: number): Promise<string | undefined> {
    return (await this.#sql.changeReturning(SQL.done, { n, at }))[0]?.room_code;
  }

  /** Deletes all reports made before a time, in milliseconds since 1970. */
  async removeOld(before: number): Promise<void> {
    await this.#sql.change(SQL.removeOld, { before });
  }
}

interface ReportRow {
  n: number;
  at: number;
  room_code: string;
  /** The rest of the report, in JSON. */
  content: string;
}

function reportRow({ at, room, ...content }: Omit<Report, 'n'>): Omit<ReportRow, 'n'> {
  return { at, room_code: room, content: JSON.stringify(content) };
}

function reportOf({ n, at, room_code, content }: ReportRow): Report {
  return { n, at, room: room_code, ...JSON.parse(content) };
}

const SQL = {
  add: sql<Omit<ReportRow, 'n'>>('INSERT INTO reports (at, room_code, content) VALUES (:at, :room_code, :content)'),
  open: sql<{ limit: number }, ReportRow>(
    'SELECT n, at, room_code, content FROM reports WHERE done_at IS NULL ORDER BY n DESC LIMIT :limit',
  ),
  rooms: sql<object, Pick<ReportRow, 'room_code'>>('SELECT DISTINCT room_code FROM reports WHERE done_at IS NULL'),
  done: sql<{ n: number; at: number }, Pick<ReportRow, 'room_code'>>(
    'UPDATE reports SET done_at = :at WHERE n = :n AND done_at IS NULL RETURNING room_code',
  ),
  removeOld: sql<{ before: number }>('DELETE FROM reports WHERE at < :before'),
};
