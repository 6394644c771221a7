import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { steadyNow } from '../../clock/steadyTime';
import type { Archive } from '../archive';
import type { TalkStore } from '../chat';
import type { Leases } from '../leases';
import type { PushStore } from '../push';
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
import type { Commit, MatchRecord, MoveRecord, Progress, RoomRecord, Store, StoredState } from '../store';
import { asUnusable } from '../unusable';
import { SqliteArchive } from './archive';
import { SqliteTalk } from './chat';
import { type FileLock, lockFile } from './fileLock';
import { GroupCommit } from './groupCommit';
import { SqliteRoll } from './leases';
import { migrate } from './migrations';
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
    throw asUnusable(path, error);
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
  readonly archive: Archive;
  readonly talk: TalkStore;
  readonly push: PushStore;
  readonly shared = null;
  readonly #database: Database.Database;
  readonly #batch: GroupCommit;
  readonly #sql: Statements;

  readonly #lock: FileLock | null;

  /** @param lock released with the store */
  constructor(database: Database.Database, lock: FileLock | null) {
    this.#database = database;
    this.#lock = lock;
    this.#batch = new GroupCommit(database);
    this.#sql = statements(database);
    this.leases = new SqliteRoll(database, this.#batch);
    this.archive = new SqliteArchive(database, this.#batch);
    this.talk = new SqliteTalk(database, this.#batch);
    this.push = new SqlitePush(database, this.#batch);
  }

  createRoom(room: RoomRecord): Promise<'created' | 'exists'> {
    return this.#batch.write(() => (this.#sql.createRoom.run(roomRow(room)).changes === 1 ? 'created' : 'exists'));
  }

  async loadRoom(code: string): Promise<RoomRecord | undefined> {
    const row = this.#sql.loadRoom.get(code);
    return row && roomOf(row);
  }

  async loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined> {
    const row = this.#sql.loadRoomOfMatch.get(matchId);
    return row && roomOf(row);
  }

  saveRoom(room: RoomRecord, stood = 0): Promise<'saved' | 'conflict'> {
    return this.#batch.write(() => {
      if (this.#sql.saveRoom.run(roomRow(room)).changes === 0) return 'conflict';
      if (stood > 0 && room.matchId !== null) this.#sql.delay.run(stood, steadyNow(), room.matchId);
      return 'saved';
    });
  }

  async listRooms({ game, limit }: { game?: string; limit: number }): Promise<RoomRecord[]> {
    return this.#sql.listRooms.all({ game: game ?? null, limit }).map(roomOf);
  }

  createMatch(match: MatchRecord): Promise<void> {
    return this.#batch.write(() => {
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
    return this.#batch.write(() => this.#commit(commit));
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
    return this.#batch.write(() =>
      this.#sql.freeze.run(rulesVersion, matchId, seq).changes === 1 ? 'frozen' : 'conflict',
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
    return this.#sql.moves.all(matchId).map(moveOf);
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
    const row = this.#sql.moveOfRequest.get(matchId, requestId);
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
    this.#batch.flush();
    this.#database.close();
    this.#lock?.release();
  }
}

function statements(database: Database.Database) {
  return {
    ping: database.prepare<[], unknown>('SELECT 1'),
    createRoom: database.prepare<RoomRow>(
      `INSERT INTO rooms VALUES (@code, @version, @game, @options, @listed, @state, @host_key_hash, @seats, @match_id,
         @created_at, @updated_at, @keeper, @talk, @hosting) ON CONFLICT (code) DO NOTHING`,
    ),
    loadRoom: database.prepare<[string], RoomRow>('SELECT * FROM rooms WHERE code = ?'),
    loadRoomOfMatch: database.prepare<[string], RoomRow>(
      'SELECT rooms.* FROM matches JOIN rooms ON rooms.code = matches.room_code WHERE matches.id = ?',
    ),
    saveRoom: database.prepare<RoomRow>(
      `UPDATE rooms SET version = @version, game = @game, options = @options, listed = @listed, state = @state,
         host_key_hash = @host_key_hash, seats = @seats, match_id = @match_id, updated_at = @updated_at,
         keeper = @keeper, talk = @talk, hosting = @hosting
       WHERE code = @code AND version = @version - 1`,
    ),
    delay: database.prepare<[number, number, string]>(
      'UPDATE matches SET decided_at = min(decided_at + ?, ?) WHERE id = ?',
    ),
    listRooms: database.prepare<[{ game: string | null; limit: number }], RoomRow>(
      `SELECT * FROM rooms WHERE listed = 1 AND (@game IS NULL OR game = @game)
       ORDER BY created_at DESC, code LIMIT @limit`,
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
    freeze: database.prepare<[number, string, number]>('UPDATE matches SET frozen = ? WHERE id = ? AND seq = ?'),
    addSnapshot: database.prepare<[string, number, string]>('INSERT INTO snapshots VALUES (?, ?, ?)'),
    snapshotBefore: database.prepare<[string, number], { seq: number; state: string }>(
      'SELECT seq, state FROM snapshots WHERE match_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
    ),
    addMove: database.prepare<MoveRow>(
      `INSERT INTO moves VALUES (@match_id, @seq, @at, @seat, @move, @args, @rules_version, @request_id, @delta)
       ON CONFLICT DO NOTHING`,
    ),
    moves: database.prepare<[string], MoveRow>('SELECT * FROM moves WHERE match_id = ? ORDER BY seq'),
    deltas: database.prepare<[string, number, number], { delta: string }>(
      'SELECT delta FROM moves WHERE match_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
    ),
    moveOfRequest: database.prepare<[string, string], MoveRow>(
      'SELECT * FROM moves WHERE match_id = ? AND request_id = ?',
    ),
  };
}
