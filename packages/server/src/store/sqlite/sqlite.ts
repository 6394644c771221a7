import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { steadyNow } from '../../clock/steadyTime';
import type { ChatStore } from '../chat';
import type { GroupStore } from '../groups';
import type { Leases } from '../leases';
import type { Maintenance } from '../maintenance';
import type { PushStore } from '../push';
import type { Commit, MatchRecord, MoveRecord, Progress, RoomRecord, StoredState } from '../records';
import { matchOf, matchRow, moveOf, moveRow, progressOf, roomOf, roomRow } from '../rows';
import { SnapshotSchedule } from '../snapshotSchedule';
import { stateAfter } from '../snapshots';
import { matches, rooms } from '../sql';
import type { Store } from '../store';
import { asUnusableDatabase } from '../unusableDatabase';
import { SqliteChat } from './chat';
import { connected } from './connection';
import { type FileLock, lockFile } from './fileLock';
import { GroupCommit } from './groupCommit';
import { SqliteGroups } from './groups';
import { SqliteLeases } from './leases';
import { SqliteMaintenance } from './maintenance';
import { migrate } from './migrations';
import { prepared } from './prepared';
import { makePrivate, narrow } from './privateFile';
import { SqlitePush } from './push';
import { READING, WRITING } from './statements';
import { change, decisive } from './steps';
import { type Writer, writerHere } from './writer';
import { WriterThread } from './writerThread';

/** What SQLite keeps beside a file while it is in use; what it makes itself has the rights of the file. */
const BESIDE = ['-wal', '-shm'];

export interface SqliteSpec {
  /** Whether to keep every other process out that wants the file for itself. */
  exclusive?: boolean;
  /** The built thread that writes, lest this one wait for the disk; without it this one does. */
  writerThread?: URL | undefined;
  /** Told what an operator should know. */
  warn?: (sentence: string) => void;
}

/**
 * The store in one SQLite file. This thread reads, and sees what is committed and nothing else; what it writes is handed
 * to the thread that writes.
 *
 * @param path of the file, created with its folder if need be, for its owner only; `:memory:` for a store that lasts as
 *   long as the process
 * @throws {UnusableDatabase} if the file cannot be used, or `exclusive` and another process has it
 */
export function openSqlite(path: string, spec: SqliteSpec = {}): Store {
  const { exclusive = false, writerThread, warn = () => {} } = spec;
  if (path === ':memory:') return openedHere(path, null);
  let lock: FileLock | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    lock = exclusive ? lockFile(path) : null;
    const own = [makePrivate(path), ...BESIDE.map((end) => narrow(path + end))];
    if (own.includes(false)) warn(`${path} belongs to another user, and more people than its owner may read it`);
    return writerThread ? openedWithThread(path, writerThread, lock) : openedHere(path, lock);
  } catch (error) {
    lock?.release();
    throw asUnusableDatabase(path, error);
  }
}

/** One connection reads and writes. */
function openedHere(path: string, lock: FileLock | null): Store {
  const database = connected(path, migrate);
  return new SqliteStore(database, writerHere(database), lock);
}

function openedWithThread(path: string, code: URL, lock: FileLock | null): Store {
  const database = connected(path, migrate);
  database.pragma('query_only = ON');
  return new SqliteStore(database, new WriterThread(code, path), lock);
}

class SqliteStore implements Store {
  readonly leases: Leases;
  readonly maintenance: Maintenance;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly groups: GroupStore;
  readonly shared = null;
  readonly #database: Database.Database;
  readonly #groupCommit: GroupCommit;
  readonly #snapshots = new SnapshotSchedule();
  readonly #rooms: ReturnType<typeof prepared<typeof rooms>>;
  readonly #matches: ReturnType<typeof prepared<typeof matches>>;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;
  readonly #lock: FileLock | null;
  #closing: Promise<void> | undefined;

  /**
   * @param database read from
   * @param lock released with the store
   */
  constructor(database: Database.Database, writer: Writer, lock: FileLock | null) {
    this.#database = database;
    this.#lock = lock;
    this.#groupCommit = new GroupCommit(writer);
    this.#rooms = prepared(database, rooms);
    this.#matches = prepared(database, matches);
    this.#reading = prepared(database, READING);
    this.leases = new SqliteLeases(this.#groupCommit);
    this.maintenance = new SqliteMaintenance(database, this.#groupCommit);
    this.chat = new SqliteChat(database, this.#groupCommit);
    this.push = new SqlitePush(database, this.#groupCommit);
    this.groups = new SqliteGroups(database, this.#groupCommit);
  }

  async createRoom(room: RoomRecord): Promise<'created' | 'exists'> {
    const [created] = await this.#groupCommit.write(change(rooms.create, roomRow(room)));
    return created === 1 ? 'created' : 'exists';
  }

  async loadRoom(code: string): Promise<RoomRecord | undefined> {
    const row = this.#rooms.load.get({ code });
    return row && roomOf(row);
  }

  async loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined> {
    const row = this.#rooms.ofMatch.get({ matchId });
    return row && roomOf(row);
  }

  async saveRoom(room: RoomRecord, stoodStill = 0): Promise<'saved' | 'conflict'> {
    const { matchId } = room;
    const delays = stoodStill > 0 && matchId !== null;
    const delay = delays ? [change(WRITING.delay, { stoodStill, now: steadyNow(), matchId })] : [];
    const [saved] = await this.#groupCommit.write(decisive(WRITING.saveRoom, roomRow(room)), ...delay);
    return saved === 1 ? 'saved' : 'conflict';
  }

  async listRooms({ game, limit }: { game?: string; limit: number }): Promise<RoomRecord[]> {
    return this.#rooms.listed.all({ game: game ?? null, limit }).map(roomOf);
  }

  async createMatch(match: MatchRecord): Promise<void> {
    const { id: matchId, seq } = match;
    const state = JSON.stringify(match.state);
    await this.#groupCommit.write(
      change(WRITING.createMatch, matchRow(match)),
      change(WRITING.addSnapshot, { matchId, seq, state }),
    );
    this.#snapshots.kept(matchId, '', state);
  }

  async loadMatch(id: string): Promise<MatchRecord | undefined> {
    const read = this.#database.transaction(() => {
      const row = this.#reading.loadMatch.get({ matchId: id });
      return row && matchOf(row, this.#stateAt(id, row.seq) as StoredState);
    });
    return read();
  }

  async commit({ move, versions, decidedAt, ...after }: Commit): Promise<'committed' | 'conflict'> {
    const { matchId, seq } = move;
    const row = moveRow(move);
    const advanced = { ...row, versions: JSON.stringify(versions), decided_at: decidedAt };
    const state = this.#snapshots.isDue(matchId, row.delta) ? JSON.stringify(after.state) : null;
    const snapshot = state === null ? [] : [change(WRITING.addSnapshot, { matchId, seq, state })];
    const [fits] = await this.#groupCommit.write(
      decisive(WRITING.advance, advanced),
      change(WRITING.addMove, row),
      ...snapshot,
    );
    if (fits !== 1) return 'conflict';
    this.#snapshots.kept(matchId, row.delta, state);
    return 'committed';
  }

  async freeze(matchId: string, seq: number, rulesVersion: number): Promise<'frozen' | 'conflict'> {
    const [frozen] = await this.#groupCommit.write(change(matches.freeze, { matchId, seq, rulesVersion }));
    return frozen === 1 ? 'frozen' : 'conflict';
  }

  async progress(matchId: string, seq: number): Promise<Progress | undefined> {
    const read = this.#database.transaction(() => {
      const row = this.#reading.standing.get({ matchId });
      return row && progressOf({ ...row, deltas: this.#deltas(matchId, seq, row.seq) });
    });
    return read();
  }

  async moves(matchId: string): Promise<MoveRecord[]> {
    return this.#matches.moves.all({ matchId }).map(moveOf);
  }

  async stateAt(matchId: string, seq: number): Promise<StoredState | undefined> {
    return this.#database.transaction(() => this.#stateAt(matchId, seq))();
  }

  #stateAt(matchId: string, seq: number): StoredState | undefined {
    const snapshot = this.#reading.snapshotBefore.get({ matchId, seq });
    if (!snapshot) return undefined;
    const deltas = this.#deltas(matchId, snapshot.seq, seq);
    return deltas.length === seq - snapshot.seq ? stateAfter(snapshot.state, deltas) : undefined;
  }

  #deltas(matchId: string, after: number, last: number): string[] {
    return this.#reading.deltas.all({ matchId, after, last }).map(({ delta }) => delta);
  }

  async moveOfRequest(matchId: string, requestId: string): Promise<MoveRecord | undefined> {
    const row = this.#matches.moveOfRequest.get({ matchId, requestId });
    return row && moveOf(row);
  }

  async ready(): Promise<boolean> {
    try {
      return this.#reading.ping.get({}) !== undefined;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /** Whoever writes closes last, so that no other thread waits while what was written ahead goes into the file. */
  async #close(): Promise<void> {
    await this.#groupCommit.close(() => this.#database.close());
    this.#lock?.release();
  }
}
