import { setTimeout } from 'node:timers/promises';
import { steadyNow } from '../../clock/steadyTime';
import { type CallRecord, type CallsOfDecision, callsJson } from '../calls';
import { type DayClockRecord, dayRow } from '../days';
import type { MatchKey } from '../matchKey';
import type { Commit, MatchRecord, Progress, RoomRecord, StoredState } from '../records';
import { type MatchRow, matchOf, matchRow, type ProgressRow, progressOf, roomRow } from '../rows';
import { SnapshotSchedule } from '../snapshotSchedule';
import { stateAfter } from '../snapshots';
import { SqlStore } from '../sqlStore';
import { LONGEST_WRITE, type Store } from '../store';
import type { StoreEvents } from '../storeEvents';
import { PostgresChat } from './chat';
import { addCalls, isDataFault, PostgresCommits } from './commits';
import { type Connections, connect } from './connections';
import { PostgresDays } from './days';
import { DURABLE } from './durable';
import { PostgresLeases } from './leases';
import { PostgresMaintenance } from './maintenance';
import { migratePostgres } from './migrations';
import { postgresRunner } from './runner';
import { PostgresShared } from './shared';

/**
 * The store in a PostgreSQL database that several servers may share. All writes of matches and rooms go through one
 * connection, in order. Moves that arrive during a write are written together, so they share one wait for the disk.
 *
 * @param url `postgres://…`; `?options=-c search_path=<schema>` selects a schema for the tables
 * @throws {StoreError} if the database does not answer
 * @throws if the database refuses the login, or is from a newer version of the server
 */
export async function openPostgres(url: string, { events, warn = () => {}, info }: PostgresSpec = {}): Promise<Store> {
  const connections = connect(url, { events });
  try {
    await connections.alone((query) => migratePostgres(query, info));
    const { rows } = await connections.read<{ setting: string }>(DEFAULT_DURABILITY, []);
    const setting = rows[0]?.setting;
    if (setting !== undefined && NOT_DURABLE.has(setting)) warn(adviceAgainst(setting));
  } catch (error) {
    await connections.end();
    throw error;
  }
  return new PostgresStore(connections);
}

export interface PostgresSpec {
  events?: StoreEvents;
  /** Receives warnings for the operator. */
  warn?: (sentence: string) => void;
  /** Receives events that the operator may look for. */
  info?: (sentence: string) => void;
}

/** What `synchronous_commit` is for a session that does not set it. */
const DEFAULT_DURABILITY = `SELECT reset_val AS setting FROM pg_settings WHERE name = 'synchronous_commit'`;

/** The values with which acknowledged data may be missing on a standby, or even on the disk. */
const NOT_DURABLE = new Set(['off', 'local', 'remote_write']);

function adviceAgainst(setting: string): string {
  return `synchronous_commit is ${setting} by default in this database. Moves and rooms are stored with on all the same; behind a pooler chat and notes are not: ALTER ROLE … SET synchronous_commit = on`;
}

/** The parts a state is rebuilt from. */
interface StateSource {
  snapshot: string;
  snapshot_seq: number;
  deltas: string[];
}

/**
 * The newest snapshot of match `m` up to a move, and the deltas from there to the move. `$1` is the code of its room
 * and `$2` its id. Both are named in each part, so that PostgreSQL reads only one partition if the tables are
 * partitioned.
 */
const stateSource = (seq: string) => `s.state AS snapshot, s.seq AS snapshot_seq,
  ARRAY(SELECT delta FROM moves WHERE room_code = $1 AND match_id = $2 AND seq > s.seq AND seq <= ${seq} ORDER BY seq) AS deltas
  FROM matches m CROSS JOIN LATERAL
    (SELECT seq, state FROM snapshots WHERE room_code = $1 AND match_id = $2 AND seq <= ${seq} ORDER BY seq DESC LIMIT 1) s
  WHERE m.room_code = $1 AND m.id = $2`;

/** Whether this database accepts writes; a standby does not. */
const IS_WRITABLE = `SELECT NOT pg_is_in_recovery() AND NOT current_setting('transaction_read_only')::bool AS writable`;

/** How long to wait for the answer to `IS_WRITABLE`, in milliseconds. */
const READY_WITHIN = 2_000;

/** The store on open connections to a migrated database. */
export class PostgresStore extends SqlStore implements Store {
  readonly leases: PostgresLeases;
  readonly maintenance: PostgresMaintenance;
  readonly chat: PostgresChat;
  readonly days: PostgresDays;
  readonly shared: PostgresShared;
  readonly #connections: Connections;
  readonly #snapshots = new SnapshotSchedule();
  readonly #commits: PostgresCommits;
  #closed: Promise<void> | undefined;

  constructor(connections: Connections) {
    const runner = postgresRunner(connections);
    super(runner);
    this.#connections = connections;
    this.#commits = new PostgresCommits(connections, this.#snapshots);
    this.leases = new PostgresLeases(connections);
    this.maintenance = new PostgresMaintenance(runner, connections);
    this.chat = new PostgresChat(runner, connections);
    this.days = new PostgresDays(runner, connections);
    this.shared = new PostgresShared(connections);
  }

  async saveRoom(room: RoomRecord, stoodStill = 0, calls: readonly CallRecord[] = []): Promise<'saved' | 'conflict'> {
    const { rowCount } = await this.#connections.write(
      `WITH saved AS (
         UPDATE rooms SET version = $2, game = $3, options = $4, listed = $5, state = $6, host_key_hash = $7, seats = $8,
           match_id = $9, created_at = $10, updated_at = $11, keeper = $12, talk = $13, hosting = $14
           FROM ${DURABLE} WHERE code = $1 AND version = $2::int - 1 RETURNING code, match_id
       ), delayed AS (
         UPDATE matches SET decided_at = least(decided_at + $15::bigint, $16::bigint) FROM saved
           WHERE room_code = saved.code AND id = saved.match_id AND $15::bigint > 0
       ), days AS (
         UPDATE day_clocks d SET ends_at = ends_at + $15::bigint, version = d.version + 1
           FROM saved WHERE d.room_code = saved.code AND d.match_id = saved.match_id AND $15::bigint > 0
       ), called AS (
         ${addCalls('$17', 'saved')}
       )
       SELECT 1 FROM saved`,
      [...roomValues(room), stoodStill, steadyNow(), calls.length > 0 ? callsJson(calls) : null],
    );
    return rowCount === 1 ? 'saved' : 'conflict';
  }

  async createMatch(match: MatchRecord, dayClock?: DayClockRecord, calls?: CallsOfDecision): Promise<void> {
    const row = matchRow(match);
    const state = JSON.stringify(match.state);
    const day = dayClock && dayRow(dayClock);
    await this.#connections.write(
      `WITH dealt AS (
         INSERT INTO matches (id, room_code, game, rules_version, players, options, seq, versions, created_at,
           updated_at, decided_at, frozen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id, seq
       ), clocked AS (
         INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
           SELECT id, $2, $14::int, $15::text, $16::bigint, $17::bigint FROM dealt WHERE $15::text IS NOT NULL
       ), called AS (
         ${addCalls('$18', 'dealt')}
       ) INSERT INTO snapshots (room_code, match_id, seq, state) SELECT $2, id, seq, $13 FROM dealt CROSS JOIN ${DURABLE}`,
      [
        ...[row.id, row.room_code, row.game, row.rules_version, row.players, row.options, row.seq, row.versions],
        ...[row.created_at, row.updated_at, row.decided_at, row.frozen, state],
        ...[day?.decision_id ?? null, day?.clock ?? null, day?.ends_at ?? null, day?.next_at ?? null],
        calls ? callsJson(calls.calls) : null,
      ],
    );
    this.#snapshots.kept(row.id, '', state);
  }

  async loadMatch({ roomCode, matchId }: MatchKey): Promise<MatchRecord | undefined> {
    const [row] = await this.#read<MatchRow & StateSource>(`SELECT m.*, ${stateSource('m.seq')}`, [roomCode, matchId]);
    return row && matchOf(row, stateAfter(row.snapshot, row.deltas));
  }

  commit(commit: Commit): Promise<'committed' | 'conflict'> {
    return this.#commits.add(commit);
  }

  async progress({ roomCode, matchId }: MatchKey, seq: number): Promise<Progress | undefined> {
    const [row] = await this.#read<ProgressRow>(
      `SELECT seq, versions, decided_at, frozen, updated_at,
         EXISTS (SELECT 1 FROM day_clocks WHERE room_code = $1 AND match_id = $2) AS over_days,
         ARRAY(SELECT delta FROM moves WHERE room_code = $1 AND match_id = $2 AND seq > $3::int AND seq <= m.seq
           ORDER BY seq) AS deltas FROM matches m WHERE room_code = $1 AND id = $2`,
      [roomCode, matchId, seq],
    );
    return row && progressOf(row);
  }

  async stateAt({ roomCode, matchId }: MatchKey, seq: number): Promise<StoredState | undefined> {
    const [row] = await this.#read<StateSource>(`SELECT ${stateSource('$3::int')}`, [roomCode, matchId, seq]);
    return row && row.deltas.length === seq - row.snapshot_seq ? stateAfter(row.snapshot, row.deltas) : undefined;
  }

  async ready(): Promise<boolean> {
    const late = setTimeout(READY_WITHIN, false, { ref: false });
    return Promise.race([this.#canWrite().catch(() => false), late]);
  }

  async #canWrite(): Promise<boolean> {
    if (await this.#connections.stuck()) return false;
    if (this.oldestWrite > LONGEST_WRITE) return false;
    const { rows } = await this.#connections.read<{ writable: boolean }>(IS_WRITABLE, []);
    return rows[0]?.writable === true;
  }

  get oldestWrite(): number {
    return this.#connections.oldestWrite;
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    await this.#commits.drained();
    await this.#connections.end();
  }

  /** Returns no rows if PostgreSQL cannot represent a parameter: such a value cannot be in the database. */
  async #read<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await this.#connections.read<Row>(sql, values)).rows;
    } catch (error) {
      if (isDataFault(error)) return [];
      throw error;
    }
  }
}

function roomValues(room: RoomRecord): unknown[] {
  const row = roomRow(room);
  return [
    ...[row.code, row.version, row.game, row.options, row.listed, row.state, row.host_key_hash, row.seats],
    ...[row.match_id, row.created_at, row.updated_at, row.keeper, row.talk, row.hosting],
  ];
}
