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
import { days, stoppedSql } from '../sql';
import type { Connections } from './connections';

/** Skips clocks that another server is claiming at the moment. */
const CLAIM = `
  UPDATE day_clocks SET claimed_until = $2 WHERE match_id IN (
    SELECT match_id FROM day_clocks WHERE next_at <= $1::bigint AND claimed_until <= $1::bigint
      ORDER BY next_at, match_id LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING *`;

const BEAT = `
  WITH stored AS (
    INSERT INTO day_beats VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1 WHERE day_beats.at = $2::bigint RETURNING id
  ), later AS (
    UPDATE day_clocks SET ends_at = ends_at + $3::bigint, next_at = greatest(next_at + $3::bigint, $4::bigint),
        claimed_until = 0, version = version + 1
      FROM stored WHERE next_at IS NOT NULL AND ($3::bigint > 0 OR $4::bigint > 0)
  )
  SELECT id FROM stored`;

const STOPPED = stoppedSql(`CAST(hosting AS json) ->> 'tempo' IS NOT NULL`);

/** Clocks over days in PostgreSQL. */
export class PostgresDays implements DayStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async load(matchId: string): Promise<DayClockRecord | undefined> {
    const [row] = (await this.#connections.readSql(days.load, { matchId })).rows;
    return row && dayOf(row);
  }

  async ofRooms(codes: readonly string[]): Promise<DayClockRecord[]> {
    const { rows } = await this.#connections.read<DayRow>(
      'SELECT d.* FROM rooms JOIN day_clocks d USING (match_id) WHERE code = ANY ($1)',
      [codes],
    );
    return rows.map(dayOf);
  }

  async save(clock: DayClockRecord): Promise<'saved' | 'conflict'> {
    const { rowCount } = await this.#connections.writeSql(days.save, dayRow(clock));
    return rowCount === 1 ? 'saved' : 'conflict';
  }

  async claim(now: number, until: number, limit: number): Promise<DayClockRecord[]> {
    const { rows } = await this.#connections.read<DayRow>(CLAIM, [now, until, limit]);
    return rows.map(dayOf);
  }

  async add(clock: DayClockRecord): Promise<void> {
    await this.#connections.writeSql(days.addMissing, dayRow(clock));
  }

  async remove(matchId: string): Promise<void> {
    await this.#connections.writeSql(days.remove, { matchId });
  }

  async stopped(after: string, limit: number): Promise<StoppedClock[]> {
    return (await this.#connections.readSql(STOPPED, { after, limit })).rows.map(stoppedOf);
  }

  async figures(now: number): Promise<DayFigures> {
    const [found] = (await this.#connections.readSql(days.figures, { now })).rows;
    return { matches: found?.matches ?? 0, dueSince: found?.due_since ?? null };
  }

  async course(): ReturnType<DayStore['course']> {
    const found = (await this.#connections.readSql(days.course, {})).rows[0];
    return { runs: found?.running != null, lastBeat: found?.last_beat ?? null };
  }

  async beat({ now, before, shift, notBefore }: Parameters<DayStore['beat']>[0]): Promise<'stored' | 'conflict'> {
    const { rowCount } = await this.#connections.write(BEAT, [now, before, shift, notBefore]);
    return rowCount === 1 ? 'stored' : 'conflict';
  }
}
