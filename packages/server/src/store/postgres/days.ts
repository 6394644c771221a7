import { type DayBeatRecord, DayStore } from '../days';
import type { SqlRunner } from '../sql';
import type { Connections } from './connections';

const BEAT = `
  WITH stored AS (
    INSERT INTO day_beats VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1 WHERE day_beats.at = $2::bigint RETURNING id
  ), later AS (
    UPDATE day_clocks SET ends_at = ends_at + $3::bigint, next_at = greatest(next_at + $3::bigint, $4::bigint),
        claimed_until = 0, version = version + 1
      FROM stored WHERE next_at IS NOT NULL AND ($3::bigint > 0 OR $4::bigint > 0)
  )
  SELECT id FROM stored`;

export class PostgresDays extends DayStore {
  readonly #connections: Connections;

  constructor(runner: SqlRunner, connections: Connections) {
    super(runner);
    this.#connections = connections;
  }

  async beat({ now, before, shift, notBefore }: DayBeatRecord): Promise<'stored' | 'conflict'> {
    const { rowCount } = await this.#connections.write(BEAT, [now, before, shift, notBefore]);
    return rowCount === 1 ? 'stored' : 'conflict';
  }
}
