import { steadyNow } from '../../clock/steadyTime';
import type { ChatStore } from '../chat';
import type { GroupStore } from '../groups';
import type { Leases } from '../leases';
import type { Maintenance } from '../maintenance';
import type { PushStore } from '../push';
import type { Commit, MatchRecord, MoveRecord, Progress, RoomRecord, StoredState } from '../records';
import { type MatchRow, matchOf, matchRow, moveOf, type ProgressRow, progressOf, roomOf, roomRow } from '../rows';
import type { SharedStore } from '../shared';
import { SnapshotSchedule } from '../snapshotSchedule';
import { stateAfter } from '../snapshots';
import { matches, rooms, type Sql } from '../sql';
import type { Store } from '../store';
import { PostgresChat } from './chat';
import { isDataFault, PostgresCommits } from './commits';
import { type Connections, connect } from './connections';
import { PostgresGroups } from './groups';
import { PostgresLeases } from './leases';
import { PostgresMaintenance } from './maintenance';
import { migratePostgres } from './migrations';
import { numbered } from './numbered';
import { PostgresPush } from './push';
import { PostgresShared } from './shared';

/**
 * The store in a PostgreSQL database that several servers may share. All writes of matches and rooms go through one
 * connection in their order; moves that come while it is busy are written together, so that one wait for the disk
 * serves many.
 *
 * @param url `postgres://…`; `?options=-c search_path=<schema>` puts the tables in a schema of their own
 * @throws {StoreError} if the database does not answer
 * @throws if the database lets nobody in, or is from a newer version of the server
 */
export async function openPostgres(url: string): Promise<Store> {
  const connections = connect(url);
  try {
    await connections.alone(migratePostgres);
  } catch (error) {
    await connections.end();
    throw error;
  }
  return new PostgresStore(connections);
}

/** From what a state is rebuilt. */
interface StateSource {
  snapshot: string;
  snapshot_seq: number;
  deltas: string[];
}

/** The newest snapshot of match `m` up to a move, and the deltas from there to that move. */
const stateSource = (seq: string) => `s.state AS snapshot, s.seq AS snapshot_seq,
  ARRAY(SELECT delta FROM moves WHERE match_id = m.id AND seq > s.seq AND seq <= ${seq} ORDER BY seq) AS deltas
  FROM matches m CROSS JOIN LATERAL
    (SELECT seq, state FROM snapshots WHERE match_id = m.id AND seq <= ${seq} ORDER BY seq DESC LIMIT 1) s
  WHERE m.id = $1`;

class PostgresStore implements Store {
  readonly leases: Leases;
  readonly maintenance: Maintenance;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly groups: GroupStore;
  readonly shared: SharedStore;
  readonly #connections: Connections;
  readonly #snapshots = new SnapshotSchedule();
  readonly #commits: PostgresCommits;
  #closed: Promise<void> | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#commits = new PostgresCommits(connections, this.#snapshots);
    this.leases = new PostgresLeases(connections);
    this.maintenance = new PostgresMaintenance(connections);
    this.chat = new PostgresChat(connections);
    this.push = new PostgresPush(connections);
    this.groups = new PostgresGroups(connections);
    this.shared = new PostgresShared(connections);
  }

  async createRoom(room: RoomRecord): Promise<'created' | 'exists'> {
    const { rowCount } = await this.#connections.writeSql(rooms.create, roomRow(room));
    return rowCount === 1 ? 'created' : 'exists';
  }

  async loadRoom(code: string): Promise<RoomRecord | undefined> {
    const [row] = await this.#readSql(rooms.load, { code });
    return row && roomOf(row);
  }

  async loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined> {
    const [row] = await this.#readSql(rooms.ofMatch, { matchId });
    return row && roomOf(row);
  }

  async saveRoom(room: RoomRecord, stoodStill = 0): Promise<'saved' | 'conflict'> {
    const { rowCount } = await this.#connections.write(
      `WITH saved AS (
         UPDATE rooms SET version = $2, game = $3, options = $4, listed = $5, state = $6, host_key_hash = $7, seats = $8,
           match_id = $9, created_at = $10, updated_at = $11, keeper = $12, talk = $13, hosting = $14
           WHERE code = $1 AND version = $2::int - 1 RETURNING match_id
       ), delayed AS (
         UPDATE matches SET decided_at = least(decided_at + $15::bigint, $16::bigint) FROM saved WHERE id = saved.match_id AND $15 > 0
       )
       SELECT 1 FROM saved`,
      [...roomValues(room), stoodStill, steadyNow()],
    );
    return rowCount === 1 ? 'saved' : 'conflict';
  }

  async listRooms({ game, limit }: { game?: string; limit: number }): Promise<RoomRecord[]> {
    return (await this.#readSql(rooms.listed, { game: game ?? null, limit })).map(roomOf);
  }

  async createMatch(match: MatchRecord): Promise<void> {
    const row = matchRow(match);
    const state = JSON.stringify(match.state);
    await this.#connections.write(
      `WITH dealt AS (
         INSERT INTO matches (id, room_code, game, rules_version, players, options, seq, versions, created_at,
           updated_at, decided_at, frozen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id, seq
       ) INSERT INTO snapshots (match_id, seq, state) SELECT id, seq, $13 FROM dealt`,
      [
        ...[row.id, row.room_code, row.game, row.rules_version, row.players, row.options, row.seq, row.versions],
        ...[row.created_at, row.updated_at, row.decided_at, row.frozen, state],
      ],
    );
    this.#snapshots.kept(row.id, '', state);
  }

  async loadMatch(id: string): Promise<MatchRecord | undefined> {
    const [row] = await this.#read<MatchRow & StateSource>(`SELECT m.*, ${stateSource('m.seq')}`, [id]);
    return row && matchOf(row, stateAfter(row.snapshot, row.deltas));
  }

  commit(commit: Commit): Promise<'committed' | 'conflict'> {
    return this.#commits.add(commit);
  }

  async freeze(matchId: string, seq: number, rulesVersion: number): Promise<'frozen' | 'conflict'> {
    const { rowCount } = await this.#connections.writeSql(matches.freeze, { matchId, seq, rulesVersion });
    return rowCount === 1 ? 'frozen' : 'conflict';
  }

  async progress(matchId: string, seq: number): Promise<Progress | undefined> {
    const [row] = await this.#read<ProgressRow>(
      `SELECT seq, versions, decided_at, frozen, ARRAY(SELECT delta FROM moves
         WHERE match_id = m.id AND seq > $2::int AND seq <= m.seq ORDER BY seq) AS deltas FROM matches m WHERE id = $1`,
      [matchId, seq],
    );
    return row && progressOf(row);
  }

  async moves(matchId: string): Promise<MoveRecord[]> {
    return (await this.#readSql(matches.moves, { matchId })).map(moveOf);
  }

  async stateAt(matchId: string, seq: number): Promise<StoredState | undefined> {
    const [row] = await this.#read<StateSource>(`SELECT ${stateSource('$2::int')}`, [matchId, seq]);
    return row && row.deltas.length === seq - row.snapshot_seq ? stateAfter(row.snapshot, row.deltas) : undefined;
  }

  async moveOfRequest(matchId: string, requestId: string): Promise<MoveRecord | undefined> {
    const [row] = await this.#readSql(matches.moveOfRequest, { matchId, requestId });
    return row && moveOf(row);
  }

  async ready(): Promise<boolean> {
    try {
      await this.#connections.read('SELECT 1', []);
      return true;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    await this.#commits.drained();
    await this.#connections.end();
  }

  /** A shared statement, as `#read`. */
  async #readSql<Params extends object, Row extends object>(
    statement: Sql<Params, Row>,
    params: Params,
  ): Promise<Row[]> {
    return this.#read(...numbered(statement, params));
  }

  /** What PostgreSQL cannot hold as a text or a number is nowhere in it. */
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
