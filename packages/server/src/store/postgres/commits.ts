import { callsJson } from '../calls';
import { dayRow } from '../days';
import type { Commit } from '../records';
import { type MoveRow, moveRow } from '../rows';
import type { SnapshotSchedule } from '../snapshotSchedule';
import type { Connections } from './connections';
import { DURABLE } from './durable';
import { prepared } from './preparedStatements';

/** Maximum number of moves in one statement. */
const AT_ONCE = 200;

/**
 * Compare-and-set of many matches, one move each: a move is stored if its match stands just before it and is not
 * frozen, its clock over days has not changed, its request is new, and its seat still has the key that was shown. One
 * statement is one transaction, so all share one wait for the disk. Matches are locked in the order of their ids, so
 * servers that write the same matches cannot deadlock.
 */
const commitSql = (overDays: boolean) => `
  WITH wanted AS (
    SELECT w.* FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[],
      $8::int[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[], $14::text[], $15::int[]${overDays ? DAY_COLUMNS.types : ''})
      AS w (room_code, match_id, seq, at, seat, move, args, rules_version, request_id, delta, versions, state, decided_at, key_hash,
        clock_version${overDays ? DAY_COLUMNS.names : ''})
      CROSS JOIN ${DURABLE}
  ), fitting AS (
    SELECT w.* FROM wanted w JOIN matches m ON m.room_code = w.room_code AND m.id = w.match_id
      WHERE m.seq = w.seq - 1 AND m.frozen IS DISTINCT FROM w.rules_version
        AND (SELECT version FROM day_clocks d WHERE d.room_code = m.room_code AND d.match_id = m.id) IS NOT DISTINCT FROM w.clock_version
        AND (w.key_hash IS NULL OR NOT EXISTS (SELECT FROM rooms r, json_array_elements(r.seats::json) s
          WHERE r.code = m.room_code AND s ->> 'seat' = w.seat AND s ->> 'keyHash' IS DISTINCT FROM w.key_hash))
      ORDER BY m.id FOR UPDATE OF m
  )${overDays ? HELD_CLOCKS : ''}, kept AS (
    INSERT INTO moves (room_code, match_id, seq, at, seat, move, args, rules_version, request_id, delta)
      SELECT room_code, match_id, seq, at, seat, move, args, rules_version, request_id, delta FROM fitting
      ${overDays ? UNCHANGED_CLOCK : ''}
      ON CONFLICT DO NOTHING RETURNING room_code, match_id
  ), advanced AS (
    UPDATE matches m SET seq = w.seq, versions = w.versions, updated_at = w.at,
        decided_at = coalesce(w.decided_at, m.decided_at)
      FROM wanted w JOIN kept USING (room_code, match_id) WHERE m.room_code = w.room_code AND m.id = w.match_id
  ), snapped AS (
    INSERT INTO snapshots (room_code, match_id, seq, state)
      SELECT w.room_code, w.match_id, w.seq, w.state FROM wanted w JOIN kept USING (room_code, match_id) WHERE w.state IS NOT NULL
  )${overDays ? DAY_CLOCKS : ''}
  SELECT match_id FROM kept`;

/** Inserts the notifications of a JSON column, once for each row of a table. */
export function addCalls(json: string, table: string): string {
  return `INSERT INTO calls (room_code, match_id, seat, decision_id, kind, about, not_before)
    SELECT c.* FROM ${table} CROSS JOIN LATERAL json_to_recordset(${json}::json)
      AS c (room_code text, match_id text, seat text, decision_id int, kind text, about text, not_before bigint)
    ON CONFLICT DO NOTHING`;
}

/** The additional clauses of the statement if one of the matches is played over days. */
const DAY_COLUMNS = {
  types: ', $16::int[], $17::text[], $18::bigint[], $19::bigint[], $20::text[], $21::int[]',
  names: ', decision_id, clock, ends_at, next_at, calls, calls_from',
};
/** Locks the clocks, so that none changes between the check and the update. */
const HELD_CLOCKS = `, held AS (
    SELECT d.match_id FROM fitting f JOIN day_clocks d USING (room_code, match_id) WHERE d.version = f.clock_version
      ORDER BY d.match_id FOR UPDATE OF d
  )`;
const UNCHANGED_CLOCK = 'WHERE clock_version IS NULL OR match_id IN (SELECT match_id FROM held)';
const DAY_CLOCKS = `, clocked AS (
    UPDATE day_clocks d SET decision_id = w.decision_id, clock = w.clock, ends_at = w.ends_at, next_at = w.next_at,
        version = w.clock_version + 1, claimed_until = 0
      FROM wanted w JOIN kept USING (room_code, match_id)
      WHERE d.room_code = w.room_code AND d.match_id = w.match_id AND w.clock IS NOT NULL
  ), dropped AS (
    DELETE FROM calls c USING wanted w JOIN kept USING (room_code, match_id)
      WHERE c.room_code = w.room_code AND c.match_id = w.match_id AND c.decision_id < w.calls_from
  ), called AS (
    ${addCalls('w.calls', 'wanted w JOIN kept USING (room_code, match_id)')}
  )`;
const COMMIT = prepared(commitSql(false));
const COMMIT_OVER_DAYS = prepared(commitSql(true));

type Result = 'committed' | 'conflict';

interface Job {
  commit: Commit;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** A move as a row of the statement's parameter. */
interface Row extends MoveRow {
  versions: string;
  decidedAt: number | null;
  keyHash: string | null;
  clockVersion: number | null;
  /** The whole state if the move stores a snapshot. */
  state: string | null;
}

/** Writes moves in batches: those that arrive during a write form the next batch. */
export class PostgresCommits {
  readonly #connections: Connections;
  readonly #snapshots: SnapshotSchedule;
  #jobs: Job[] = [];
  #writing: Promise<void> | undefined;

  constructor(connections: Connections, snapshots: SnapshotSchedule) {
    this.#connections = connections;
    this.#snapshots = snapshots;
  }

  /** Resolves when the move is durable or was rejected. */
  add(commit: Commit): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ commit, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when no move is waiting. */
  async drained(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Moves of the same event-loop turn join the batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#jobs.length > 0) await this.#write(this.#next());
    this.#writing = undefined;
  }

  /** The first waiting move of each match; a second move of the same match waits for the next batch. */
  #next(): Job[] {
    const matches = new Set<string>();
    const next: Job[] = [];
    const later: Job[] = [];
    for (const job of this.#jobs) {
      const { matchId } = job.commit.move;
      (next.length < AT_ONCE && !matches.has(matchId) ? next : later).push(job);
      matches.add(matchId);
    }
    this.#jobs = later;
    return next;
  }

  /** A move with invalid data fails alone; if the database fails, all moves fail. */
  async #write(jobs: readonly Job[]): Promise<void> {
    try {
      const wanted = jobs.map(({ commit }) => this.#rowOf(commit));
      const overDays = jobs.some(({ commit }) => commit.dayClock ?? commit.calls);
      const { rows } = await this.#connections.write<{ match_id: string }>(
        overDays ? COMMIT_OVER_DAYS : COMMIT,
        overDays ? [...columns(wanted), ...dayColumns(jobs)] : columns(wanted),
      );
      const kept = new Set(rows.map(({ match_id }) => match_id));
      for (const { match_id, delta, state } of wanted) {
        if (kept.has(match_id)) this.#snapshots.kept(match_id, delta, state);
      }
      for (const { commit, resolve } of jobs) resolve(kept.has(commit.move.matchId) ? 'committed' : 'conflict');
    } catch (error) {
      if (jobs.length > 1 && isDataFault(error)) for (const job of jobs) await this.#write([job]);
      else for (const { reject } of jobs) reject(error);
    }
  }

  #rowOf({ move, state, versions, decidedAt, keyHash, dayClock }: Commit): Row {
    const row = moveRow(move);
    const isDue = this.#snapshots.isDue(row.match_id, row.delta);
    const whole = isDue ? JSON.stringify(state) : null;
    return {
      ...row,
      versions: JSON.stringify(versions),
      decidedAt,
      keyHash: keyHash ?? null,
      clockVersion: dayClock?.version ?? null,
      state: whole,
    };
  }
}

/**
 * Whether PostgreSQL rejected a value (SQLSTATE class 22). The statement was rolled back, and the connection is fine.
 */
export function isDataFault(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('22');
}

function dayColumns(jobs: readonly Job[]): unknown[][] {
  const rows = jobs.map(({ commit }) => commit.dayClock && dayRow(commit.dayClock));
  return [
    rows.map((row) => row?.decision_id ?? null),
    rows.map((row) => row?.clock ?? null),
    rows.map((row) => row?.ends_at ?? null),
    rows.map((row) => row?.next_at ?? null),
    jobs.map(({ commit }) => (commit.calls ? callsJson(commit.calls.calls) : null)),
    jobs.map(({ commit }) => commit.calls?.from ?? null),
  ];
}

function columns(rows: readonly Row[]): unknown[][] {
  return [
    rows.map((row) => row.room_code),
    rows.map((row) => row.match_id),
    rows.map((row) => row.seq),
    rows.map((row) => row.at),
    rows.map((row) => row.seat),
    rows.map((row) => row.move),
    rows.map((row) => row.args),
    rows.map((row) => row.rules_version),
    rows.map((row) => row.request_id),
    rows.map((row) => row.delta),
    rows.map((row) => row.versions),
    rows.map((row) => row.state),
    rows.map((row) => row.decidedAt),
    rows.map((row) => row.keyHash),
    rows.map((row) => row.clockVersion),
  ];
}
