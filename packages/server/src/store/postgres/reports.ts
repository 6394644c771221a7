import type { Report } from '@lantern/protocol/reports';
import { type ReportStore, reportOf, reportRow } from '../reports';
import { reports } from '../sql';
import type { Connections } from './connections';

/** Reports in PostgreSQL. */
export class PostgresReports implements ReportStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async add(report: Omit<Report, 'n'>): Promise<void> {
    await this.#connections.writeSql(reports.add, reportRow(report));
  }

  async open(limit: number): Promise<Report[]> {
    return (await this.#connections.readSql(reports.open, { limit })).rows.map(reportOf);
  }

  async rooms(): Promise<string[]> {
    return (await this.#connections.readSql(reports.rooms, {})).rows.map(({ room_code }) => room_code);
  }

  async done(n: number, at: number): Promise<string | undefined> {
    return (await this.#connections.writeSql(reports.done, { n, at })).rows[0]?.room_code;
  }

  async removeOld(before: number): Promise<void> {
    await this.#connections.writeSql(reports.removeOld, { before });
  }
}
