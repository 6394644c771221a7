import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { steadyNow } from '../../clock/steadyTime';
import type { ChatStore } from '../chat';
import type { Leases } from '../leases';
import type { Maintenance } from '../maintenance';
import type { PushStore } from '../push';
import type { Commit, MatchRecord, MoveRecord, Progress, RoomRecord, StoredState } from '../records';
import {
  type MatchRow,
  type MoveRow,
  matchOf,
  matchRow,
  moveOf,
  moveRow,
  progressOf,
  type RoomRow,
  roomOf,
  roomRow,
} from '../rows';
import { SNAPSHOT_EVERY, stateAfter } from '../snapshots';
import { matches, rooms } from '../sql';
import type { Store } from '../store';
import { asUnusableDatabase } from '../unusableDatabase';
import { SqliteChat } from './chat';
import { type FileLock, lockFile } from './fileLock';
import { GroupCommit } from './groupCommit';
import { SqliteLeases } from './leases';
import { SqliteMaintenance } from './maintenance';
import { migrate } from './migrations';
import { prepared } from './prepared';
import { makePrivate, narrow } from './privateFile';
import { SqlitePush } from './push';

/** What SQLite keeps beside a file while it is in use; what it makes itself has the rights of the file. */
const BESIDE = ['-wal', '-shm'];

export interface SqliteSpec {
  /** Whether to keep every other process out that wants the file for itself. */
  exclusive?: boolean;
  /** Told what an operator should know. */
  warn?: (sentence: string) => void;
}

/**
 * The store in one SQLite file. Statements are prepared once and run at once: SQLite is inside the process, so a query
 * builder with promises would only keep the writes of one tick from sharing a transaction.
 *
 * @param path of the file, created with its folder if need be, for its owner only; `:memory:` for a store that lasts as
 *   long as the process
 * @throws {UnusableDatabase} if the file cannot be used, or `exclusive` and another process has it
 */
export function openSqlite(path: string, { exclusive = false, warn = () => {} }: SqliteSpec = {}): Store {
  if (path === ':memory:') return new SqliteStore(opened(path), null);
  let lock: FileLock | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    lock = exclusive ? lockFile(path) : null;
    const own = [makePrivate(path), ...BESIDE.map((end) => narrow(path + end))];
    if (own.includes(false)) warn(`${path} belongs to another user, and more people than its owner may read it`);
    return new SqliteStore(opened(path), lock);
  } catch (error) {
    lock?.release();
    throw asUnusableDatabase(path, error);
  }
}

function opened(path: string): Database.Database {
  const database = new Database(path, { timeout: 5_000 });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

type Statements = ReturnType<typeof statements>;

class SqliteStore implements Store {
  readonly leases: Leases;
  readonly maintenance: Maintenance;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly shared = null;
  readonly #database: Database.Database;
  readonly #groupCommit: GroupCommit;
  readonly #sql: Statements;

  readonly #lock: FileLock | null;

  /** @param lock released with the store */
  constructor(database: Database.Database, lock: FileLock | null) {
    this.#database = database;
    this.#lock = lock;
    this.#groupCommit = new GroupCommit(database);
    this.#sql = statements(database);
    this.leases = new SqliteLeases(database, this.#groupCommit);
    this.maintenance = new SqliteMaintenance(database, this.#groupCommit);
    this.chat = new SqliteChat(database, this.#groupCommit);
    this.push = new SqlitePush(database, this.#groupCommit);
  }

  createRoom(room: RoomRecord): Promise<'created' | 'exists'> {
    return this.#groupCommit.write(() =>
      this.#sql.rooms.create.run(roomRow(room)).changes === 1 ? 'created' : 'exists',
    );
  }

  async loadRoom(code: string): Promise<RoomRecord | undefined> {
    const row = this.#sql.rooms.load.get({ code });
    return row && roomOf(row);
  }

  async loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined> {
    const row = this.#sql.rooms.ofMatch.get({ matchId });
    return row && roomOf(row);
  }

  saveRoom(room: RoomRecord, stoodStill = 0): Promise<'saved' | 'conflict'> {
    return this.#groupCommit.write(() => {
      if (this.#sql.saveRoom.run(roomRow(room)).changes === 0) return 'conflict';
      if (stoodStill > 0 && room.matchId !== null) this.#sql.delay.run(stoodStill, steadyNow(), room.matchId);
      return 'saved';
    });
  }

  async listRooms({ game, limit }: { game?: string; limit: number }): Promise<RoomRecord[]> {
    return this.#sql.rooms.listed.all({ game: game ?? null, limit }).map(roomOf);
  }

  createMatch(match: MatchRecord): Promise<void> {
    return this.#groupCommit.write(() => {
      this.#sql.createMatch.run(matchRow(match));
      this.#sql.addSnapshot.run(match.id, match.seq, JSON.stringify(match.state));
    });
  }

  async loadMatch(id: string): Promise<MatchRecord | undefined> {
    const read = this.#database.transaction(() => {
      const row = this.#sql.loadMatch.get(id);
      return row && matchOf(row, this.#stateAt(id, row.seq) as StoredState);
    });
    return read();
  }

  commit(commit: Commit): Promise<'committed' | 'conflict'> {
    return this.#groupCommit.write(() => this.#commit(commit));
  }

  #commit({ move, state, versions, decidedAt }: Commit): 'committed' | 'conflict' {
    const match = this.#sql.standing.get(move.matchId);
    if (match?.seq !== move.seq - 1 || match.frozen === move.rulesVersion) return 'conflict';
    if (this.#sql.addMove.run(moveRow(move)).changes !== 1) return 'conflict';
    this.#sql.advance.run(move.seq, JSON.stringify(versions), decidedAt, move.at, move.matchId);
    if (move.seq % SNAPSHOT_EVERY === 0) this.#sql.addSnapshot.run(move.matchId, move.seq, JSON.stringify(state));
    return 'committed';
  }

  freeze(matchId: string, seq: number, rulesVersion: number): Promise<'frozen' | 'conflict'> {
    return this.#groupCommit.write(() =>
      this.#sql.matches.freeze.run({ matchId, seq, rulesVersion }).changes === 1 ? 'frozen' : 'conflict',
    );
  }

  async progress(matchId: string, seq: number): Promise<Progress | undefined> {
    const read = this.#database.transaction(() => {
      const row = this.#sql.standing.get(matchId);
      const deltas = row ? this.#sql.deltas.all(matchId, seq, row.seq).map(({ delta }) => delta) : [];
      return row && progressOf({ ...row, deltas });
    });
    return read();
  }

  async moves(matchId: string): Promise<MoveRecord[]> {
    return this.#sql.matches.moves.all({ matchId }).map(moveOf);
  }

  async stateAt(matchId: string, seq: number): Promise<StoredState | undefined> {
    return this.#database.transaction(() => this.#stateAt(matchId, seq))();
  }

  #stateAt(matchId: string, seq: number): StoredState | undefined {
    const snapshot = this.#sql.snapshotBefore.get(matchId, seq);
    if (!snapshot) return undefined;
    const deltas = this.#sql.deltas.all(matchId, snapshot.seq, seq);
    if (deltas.length !== seq - snapshot.seq) return undefined;
    return stateAfter(
      snapshot.state,
      deltas.map(({ delta }) => delta),
    );
  }

  async moveOfRequest(matchId: string, requestId: string): Promise<MoveRecord | undefined> {
    const row = this.#sql.matches.moveOfRequest.get({ matchId, requestId });
    return row && moveOf(row);
  }

  async ready(): Promise<boolean> {
    try {
      return this.#sql.ping.get() !== undefined;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    if (!this.#database.open) return;
    this.#groupCommit.flush();
    this.#database.close();
    this.#lock?.release();
  }
}

function statements(database: Database.Database) {
  return {
    rooms: prepared(database, rooms),
    matches: prepared(database, matches),
    ping: database.prepare<[], unknown>('SELECT 1'),
    saveRoom: database.prepare<RoomRow>(
      `UPDATE rooms SET version = @version, game = @game, options = @options, listed = @listed, state = @state,
         host_key_hash = @host_key_hash, seats = @seats, match_id = @match_id, updated_at = @updated_at,
         keeper = @keeper, talk = @talk, hosting = @hosting
       WHERE code = @code AND version = @version - 1`,
    ),
    delay: database.prepare<[number, number, string]>(
      'UPDATE matches SET decided_at = min(decided_at + ?, ?) WHERE id = ?',
    ),
    createMatch: database.prepare<MatchRow>(
      `INSERT INTO matches VALUES (@id, @room_code, @game, @rules_version, @players, @options, @seq, @versions,
         @created_at, @updated_at, @decided_at, @frozen)`,
    ),
    loadMatch: database.prepare<[string], MatchRow>('SELECT * FROM matches WHERE id = ?'),
    standing: database.prepare<[string], Pick<MatchRow, 'seq' | 'versions' | 'decided_at' | 'frozen'>>(
      'SELECT seq, versions, decided_at, frozen FROM matches WHERE id = ?',
    ),
    advance: database.prepare<[number, string, number | null, number, string]>(
      'UPDATE matches SET seq = ?, versions = ?, decided_at = coalesce(?, decided_at), updated_at = ? WHERE id = ?',
    ),
    addSnapshot: database.prepare<[string, number, string]>('INSERT INTO snapshots VALUES (?, ?, ?)'),
    snapshotBefore: database.prepare<[string, number], { seq: number; state: string }>(
      'SELECT seq, state FROM snapshots WHERE match_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
    ),
    addMove: database.prepare<MoveRow>(
      `INSERT INTO moves VALUES (@match_id, @seq, @at, @seat, @move, @args, @rules_version, @request_id, @delta)
       ON CONFLICT DO NOTHING`,
    ),
    deltas: database.prepare<[string, number, number], { delta: string }>(
      'SELECT delta FROM moves WHERE match_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
    ),
  };
}
