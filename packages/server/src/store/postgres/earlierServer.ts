import { type CallRecord, type CallsOfDecision, callsJson } from '../calls';
import { type DayClockRecord, dayRow } from '../days';
import type { Commit, MatchRecord } from '../records';
import { matchRow, moveRow } from '../rows';
import type { Connections } from './connections';
import { prepared } from './preparedStatements';

/** The schema whose keys do not name the room. */
export const EARLIER_SCHEMA = 21;

const ADD_CALLS = (json: string, table: string) => `
  INSERT INTO calls (match_id, seat, decision_id, kind, about, not_before)
    SELECT c.* FROM ${table} CROSS JOIN LATERAL json_to_recordset(${json}::json)
      AS c (match_id text, seat text, decision_id int, kind text, about text, not_before bigint) ON CONFLICT DO NOTHING`;

const DEAL = `
  WITH dealt AS (
    INSERT INTO matches (id, room_code, game, rules_version, players, options, seq, versions, created_at,
      updated_at, decided_at, frozen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id, seq
  ), clocked AS (
    INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
      SELECT id, $2, $14::int, $15::text, $16::bigint, $17::bigint FROM dealt WHERE $15::text IS NOT NULL
  ), called AS (
    ${ADD_CALLS('$18', 'dealt')}
  ) INSERT INTO snapshots (match_id, seq, state) SELECT id, seq, $13 FROM dealt`;

const COMMIT = prepared(`
  WITH wanted AS (
    SELECT w.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::text[], $14::int[],
      $15::int[], $16::text[], $17::bigint[], $18::bigint[], $19::text[], $20::int[])
      AS w (match_id, seq, at, seat, move, args, rules_version, request_id, delta, versions, state, decided_at, key_hash,
        clock_version, decision_id, clock, ends_at, next_at, calls, calls_from)
  ), fitting AS (
    SELECT w.* FROM wanted w JOIN matches m ON m.id = w.match_id
      WHERE m.seq = w.seq - 1 AND m.frozen IS DISTINCT FROM w.rules_version
        AND (SELECT version FROM day_clocks WHERE match_id = m.id) IS NOT DISTINCT FROM w.clock_version
        AND (w.key_hash IS NULL OR NOT EXISTS (SELECT FROM rooms r, json_array_elements(r.seats::json) s
          WHERE r.code = m.room_code AND s ->> 'seat' = w.seat AND s ->> 'keyHash' IS DISTINCT FROM w.key_hash))
      ORDER BY m.id FOR UPDATE OF m
  ), held AS (
    SELECT d.match_id FROM fitting f JOIN day_clocks d USING (match_id) WHERE d.version = f.clock_version
      ORDER BY d.match_id FOR UPDATE OF d
  ), kept AS (
    INSERT INTO moves (match_id, seq, at, seat, move, args, rules_version, request_id, delta)
      SELECT match_id, seq, at, seat, move, args, rules_version, request_id, delta FROM fitting
      WHERE clock_version IS NULL OR match_id IN (SELECT match_id FROM held)
      ON CONFLICT DO NOTHING RETURNING match_id
  ), advanced AS (
    UPDATE matches m SET seq = w.seq, versions = w.versions, updated_at = w.at,
        decided_at = coalesce(w.decided_at, m.decided_at)
      FROM wanted w JOIN kept USING (match_id) WHERE m.id = w.match_id
  ), snapped AS (
    INSERT INTO snapshots (match_id, seq, state)
      SELECT w.match_id, w.seq, w.state FROM wanted w JOIN kept USING (match_id) WHERE w.state IS NOT NULL
  ), clocked AS (
    UPDATE day_clocks d SET decision_id = w.decision_id, clock = w.clock, ends_at = w.ends_at, next_at = w.next_at,
        version = w.clock_version + 1, claimed_until = 0
      FROM wanted w JOIN kept USING (match_id) WHERE d.match_id = w.match_id AND w.clock IS NOT NULL
  ), dropped AS (
    DELETE FROM calls c USING wanted w JOIN kept USING (match_id)
      WHERE c.match_id = w.match_id AND c.decision_id < w.calls_from
  ), called AS (
    ${ADD_CALLS('w.calls', 'wanted w JOIN kept USING (match_id)')}
  )
  SELECT match_id FROM kept`);

const RENEW = `
  INSERT INTO calls (match_id, seat, decision_id, kind, about, not_before) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (match_id, seat, decision_id, kind, about) DO UPDATE
      SET not_before = excluded.not_before, claimed_until = 0, sent = 0`;

const DELETE_UNPLAYED = `
  WITH old AS (
    SELECT id FROM matches WHERE seq = 0
      AND id IS DISTINCT FROM (SELECT match_id FROM rooms WHERE code = room_code)
      AND created_at < $1::bigint ORDER BY created_at LIMIT $2 FOR UPDATE OF matches SKIP LOCKED
  ), old_snapshots AS (
    DELETE FROM snapshots USING old WHERE match_id = old.id
  )
  DELETE FROM matches m USING old WHERE m.id = old.id`;

/** The statements of a server of `EARLIER_SCHEMA`, as it sent them. For tests of the migration. */
export class EarlierServer {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async deal(match: MatchRecord, dayClock?: DayClockRecord, calls?: CallsOfDecision): Promise<void> {
    const row = matchRow(match);
    const day = dayClock && dayRow(dayClock);
    await this.#connections.write(DEAL, [
      ...[row.id, row.room_code, row.game, row.rules_version, row.players, row.options, row.seq, row.versions],
      ...[row.created_at, row.updated_at, row.decided_at, row.frozen, JSON.stringify(match.state)],
      ...[day?.decision_id ?? null, day?.clock ?? null, day?.ends_at ?? null, day?.next_at ?? null],
      calls ? callsJson(calls.calls) : null,
    ]);
  }

  /** Stores a move and the state after it. */
  async commit({ move, state, versions, decidedAt, dayClock, calls }: Commit): Promise<'committed' | 'conflict'> {
    const row = moveRow(move);
    const day = dayClock && dayRow(dayClock);
    const values = [
      ...[row.match_id, row.seq, row.at, row.seat, row.move, row.args, row.rules_version, row.request_id, row.delta],
      ...[JSON.stringify(versions), JSON.stringify(state), decidedAt, null, dayClock?.version ?? null],
      ...[day?.decision_id ?? null, day?.clock ?? null, day?.ends_at ?? null, day?.next_at ?? null],
      ...[calls ? callsJson(calls.calls) : null, calls?.from ?? null],
    ];
    const { rowCount } = await this.#connections.write(
      COMMIT,
      values.map((value) => [value]),
    );
    return rowCount === 1 ? 'committed' : 'conflict';
  }

  async renew({ matchId, seat, decisionId, kind, about, notBefore }: CallRecord): Promise<void> {
    await this.#connections.write(RENEW, [matchId, seat, decisionId, kind, about, notBefore]);
  }

  async deleteUnplayed(before: number, limit: number): Promise<number> {
    return (await this.#connections.write(DELETE_UNPLAYED, [before, limit])).rowCount ?? 0;
  }
}
