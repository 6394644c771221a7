import type { Commit } from '../records';
import { type MoveRow, moveRow } from '../rows';
import type { SnapshotSchedule } from '../snapshotSchedule';
import type { Connections } from './connections';

/** Moves written in one statement at most. */
const AT_ONCE = 200;

/**
 * Compare-and-set of many matches, one move each: a move is kept where its match stands just before it and its request
 * is new, unless the match is frozen. One statement is one transaction, so that all wait for the disk once. Matches are
 * locked in the order of their ids: servers that write the same ones never wait for one another in a circle.
 */
const COMMIT = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::bigint[])
      AS w (match_id, seq, at, seat, move, args, rules_version, request_id, delta, versions, state, decided_at)
  ), fitting AS (
    SELECT w.* FROM wanted w JOIN matches m ON m.id = w.match_id
      WHERE m.seq = w.seq - 1 AND m.frozen IS DISTINCT FROM w.rules_version ORDER BY m.id FOR UPDATE OF m
  ), kept AS (
    INSERT INTO moves (match_id, seq, at, seat, move, args, rules_version, request_id, delta)
      SELECT match_id, seq, at, seat, move, args, rules_version, request_id, delta FROM fitting
      ON CONFLICT DO NOTHING RETURNING match_id
  ), advanced AS (
    UPDATE matches m SET seq = w.seq, versions = w.versions, updated_at = w.at,
        decided_at = coalesce(w.decided_at, m.decided_at)
      FROM wanted w JOIN kept USING (match_id) WHERE m.id = w.match_id
  ), snapped AS (
    INSERT INTO snapshots (match_id, seq, state)
      SELECT w.match_id, w.seq, w.state FROM wanted w JOIN kept USING (match_id) WHERE w.state IS NOT NULL
  )
  SELECT match_id FROM kept`;

type Result = 'committed' | 'conflict';

interface Job {
  commit: Commit;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** A move as it is written. */
interface Row extends MoveRow {
  versions: string;
  decidedAt: number | null;
  /** The whole state, where it is stored with the move. */
  state: string | null;
}

/** Moves that come while others are being written are written together next. */
export class PostgresCommits {
  readonly #connections: Connections;
  readonly #snapshots: SnapshotSchedule;
  #jobs: Job[] = [];
  #writing: Promise<void> | undefined;

  constructor(connections: Connections, snapshots: SnapshotSchedule) {
    this.#connections = connections;
    this.#snapshots = snapshots;
  }

  /** Resolves once the move is durable, or has been found not to fit. */
  add(commit: Commit): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ commit, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async drained(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // What else comes in this moment goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#jobs.length > 0) await this.#write(this.#next());
    this.#writing = undefined;
  }

  /** The first move of each match that waits; a second one of the same match is for the next time. */
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

  /** What cannot be written because of what it holds fails alone; when the database fails, all fail. */
  async #write(jobs: readonly Job[]): Promise<void> {
    try {
      const wanted = jobs.map(({ commit }) => this.#rowOf(commit));
      const { rows } = await this.#connections.write<{ match_id: string }>(COMMIT, columns(wanted));
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

  #rowOf({ move, state, versions, decidedAt }: Commit): Row {
    const row = moveRow(move);
    const isDue = this.#snapshots.isDue(row.match_id, row.delta);
    return { ...row, versions: JSON.stringify(versions), decidedAt, state: isDue ? JSON.stringify(state) : null };
  }
}

/** Whether PostgreSQL took offence at a value (SQLSTATE class 22): it has undone the statement and is well. */
export function isDataFault(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('22');
}

function columns(rows: readonly Row[]): unknown[][] {
  return [
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
  ];
}
