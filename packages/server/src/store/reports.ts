import type { Report } from '@lantern/protocol/reports';

/** The reports of people to the operator. They stay when their room is deleted, until their own term is over. */
export interface ReportStore {
  add(report: Omit<Report, 'n'>): Promise<void>;
  /** The newest reports that are not done, newest first. */
  open(limit: number): Promise<Report[]>;
  /** The codes of the rooms with a report that is not done. */
  rooms(): Promise<string[]>;
  /**
   * Marks a report as done.
   * @param at milliseconds since 1970
   * @returns the code of its room; undefined if no such report is open
   */
  done(n: number, at: number): Promise<string | undefined>;
  /** Deletes all reports made before a time, in milliseconds since 1970. */
  removeOld(before: number): Promise<void>;
}

/** A row of `reports`. */
export interface ReportRow {
  n: number;
  at: number;
  room_code: string;
  /** The rest of the report, in JSON. */
  content: string;
}

export function reportRow({ at, room, ...content }: Omit<Report, 'n'>): Omit<ReportRow, 'n'> {
  return { at, room_code: room, content: JSON.stringify(content) };
}

export function reportOf({ n, at, room_code, content }: ReportRow): Report {
  return { n, at, room: room_code, ...JSON.parse(content) };
}
