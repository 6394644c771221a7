import { type DayBeatRecord, DayStore } from '../days';
import { type SqlRunner, sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { change } from './steps';

export class SqliteDays extends DayStore {
  readonly #groupCommit: GroupCommit;

  constructor(runner: SqlRunner, groupCommit: GroupCommit) {
    super(runner);
    this.#groupCommit = groupCommit;
  }

  async beat({ now, before, shift, notBefore }: DayBeatRecord): Promise<'stored' | 'conflict'> {
    const later = shift > 0 || notBefore > 0 ? [change(SQL.later, { shift, notBefore })] : [];
    const stored = before === null ? change(SQL.firstBeat, { now }) : change(SQL.beat, { now, before });
    const [done] = await this.#groupCommit.write({ ...stored, decides: true }, ...later);
    return done === 1 ? 'stored' : 'conflict';
  }
}

const SQL = {
  firstBeat: sql<{ now: number }>('INSERT INTO day_beats VALUES (1, :now) ON CONFLICT DO NOTHING'),
  beat: sql<{ now: number; before: number }>('UPDATE day_beats SET at = :now WHERE at = :before'),
  later: sql<{ shift: number; notBefore: number }>(
    `UPDATE day_clocks SET ends_at = ends_at + :shift, next_at = max(next_at + :shift, :notBefore), claimed_until = 0,
       version = version + 1 WHERE next_at IS NOT NULL`,
  ),
};
