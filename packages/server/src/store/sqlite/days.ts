import type Database from 'better-sqlite3';
import {
  type DayClockRecord,
  type DayFigures,
  type DayRow,
  type DayStore,
  dayOf,
  dayRow,
  type StoppedClock,
  stoppedOf,
} from '../days';
import { days, sql, stoppedSql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change, query } from './steps';

/** Clocks over days in SQLite. */
export class SqliteDays implements DayStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async load(matchId: string): Promise<DayClockRecord | undefined> {
    const row = this.#reading.load.get({ matchId });
    return row && dayOf(row);
  }

  async ofRooms(codes: readonly string[]): Promise<DayClockRecord[]> {
    return this.#reading.ofRooms.all({ codes: JSON.stringify(codes) }).map(dayOf);
  }

  async save(clock: DayClockRecord): Promise<'saved' | 'conflict'> {
    const [saved] = await this.#groupCommit.write(change(days.save, dayRow(clock)));
    return saved === 1 ? 'saved' : 'conflict';
  }

  async claim(now: number, until: number, limit: number): Promise<DayClockRecord[]> {
    const [rows = []] = await this.#groupCommit.write(query(SQL.claim, { now, until, limit }));
    return rows.map(dayOf);
  }

  async add(clock: DayClockRecord): Promise<void> {
    await this.#groupCommit.write(change(days.addMissing, dayRow(clock)));
  }

  async remove(matchId: string): Promise<void> {
    await this.#groupCommit.write(change(days.remove, { matchId }));
  }

  async stopped(after: string, limit: number): Promise<StoppedClock[]> {
    return this.#reading.stopped.all({ after, limit }).map(stoppedOf);
  }

  async figures(now: number): Promise<DayFigures> {
    const found = this.#reading.figures.get({ now });
    return { matches: found?.matches ?? 0, dueSince: found?.due_since ?? null };
  }

  async course(): ReturnType<DayStore['course']> {
    const found = this.#reading.course.get({});
    return { runs: found?.running != null, lastBeat: found?.last_beat ?? null };
  }

  async beat(beat: Parameters<DayStore['beat']>[0]): Promise<'stored' | 'conflict'> {
    const { now, before, shift, notBefore } = beat;
    const later = shift > 0 || notBefore > 0 ? [change(SQL.later, { shift, notBefore })] : [];
    const stored = before === null ? change(SQL.firstBeat, { now }) : change(SQL.beat, { now, before });
    const [done] = await this.#groupCommit.write({ ...stored, decides: true }, ...later);
    return done === 1 ? 'stored' : 'conflict';
  }
}

const READING = {
  load: days.load,
  course: days.course,
  figures: days.figures,
  stopped: stoppedSql(`hosting ->> 'tempo' IS NOT NULL`),
  ofRooms: sql<{ codes: string }, DayRow>(
    `SELECT day_clocks.* FROM json_each(:codes) AS wanted JOIN rooms ON rooms.code = wanted.value
       JOIN day_clocks USING (match_id)`,
  ),
};

const SQL = {
  claim: sql<{ now: number; until: number; limit: number }, DayRow>(
    `UPDATE day_clocks SET claimed_until = :until WHERE match_id IN (
       SELECT match_id FROM day_clocks WHERE next_at <= :now AND claimed_until <= :now
       ORDER BY next_at, match_id LIMIT :limit) RETURNING *`,
  ),
  firstBeat: sql<{ now: number }>('INSERT INTO day_beats VALUES (1, :now) ON CONFLICT DO NOTHING'),
  beat: sql<{ now: number; before: number }>('UPDATE day_beats SET at = :now WHERE at = :before'),
  later: sql<{ shift: number; notBefore: number }>(
    `UPDATE day_clocks SET ends_at = ends_at + :shift, next_at = max(next_at + :shift, :notBefore), claimed_until = 0,
       version = version + 1 WHERE next_at IS NOT NULL`,
  ),
};
