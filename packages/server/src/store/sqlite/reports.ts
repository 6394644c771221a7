import type { Report } from '@lantern/protocol/reports';
import type Database from 'better-sqlite3';
import { type ReportStore, reportOf, reportRow } from '../reports';
import { reports } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change, query } from './steps';

export class SqliteReports implements ReportStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async add(report: Omit<Report, 'n'>): Promise<void> {
    await this.#groupCommit.write(change(reports.add, reportRow(report)));
  }

  async open(limit: number): Promise<Report[]> {
    return this.#reading.open.all({ limit }).map(reportOf);
  }

  async rooms(): Promise<string[]> {
    return this.#reading.rooms.all({}).map(({ room_code }) => room_code);
  }

  async done(n: number, at: number): Promise<string | undefined> {
    const [rows = []] = await this.#groupCommit.write(query(reports.done, { n, at }));
    return rows[0]?.room_code;
  }

  async removeOld(before: number): Promise<void> {
    await this.#groupCommit.write(change(reports.removeOld, { before }));
  }
}

const READING = { open: reports.open, rooms: reports.rooms };
