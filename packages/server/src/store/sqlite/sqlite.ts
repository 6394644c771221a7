import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { steadyNow } from '../../clock/steadyTime';
import { type CallRecord, type CallsOfDecision, callsJson } from '../calls';
import { DAY_SQL, type DayClockRecord, dayRow } from '../days';
import { keyOf, type MatchKey } from '../matchKey';
import type { Commit, MatchRecord, Progress, RoomRecord, StoredState } from '../records';
import { matchOf, matchRow, moveRow, progressOf, roomRow } from '../rows';
import { SnapshotSchedule } from '../snapshotSchedule';
import { stateAfter } from '../snapshots';
import { SqlStore } from '../sqlStore';
import { LONGEST_WRITE, type Store } from '../store';
import type { StoreEvents } from '../storeEvents';
import { asUnusableDatabase } from '../unusableDatabase';
import { SqliteChat } from './chat';
import { connected } from './connection';
import { SqliteDays } from './days';
import { type FileLock, lockFile } from './fileLock';
import { GroupCommit } from './groupCommit';
import { SqliteLeases } from './leases';
import { SqliteMaintenance } from './maintenance';
import { migrate } from './migrations';
import { prepared } from './prepared';
import { makePrivate, narrow } from './privateFile';
import { sqliteRunner } from './runner';
import { sameFile, writingOnly } from './sameFile';
import { READING, WRITING } from './statements';
import { change, decisive } from './steps';
import { type Writer, writerHere } from './writer';
import { WriterThread } from './writerThread';

/** Files that SQLite keeps beside a database in use; it creates them with the permissions of the database. */
const BESIDE = ['-wal', '-shm'];

export interface SqliteSpec {
  /** Whether to lock the file against other servers. */
  exclusive?: boolean;
  /** The built writer thread, so that this thread never waits for the disk; without it this thread writes. */
  writerThread?: URL | undefined;
  events?: StoreEvents;
  /** Receives warnings for the operator. */
  warn?: (sentence: string) => void;
  /** Receives events that the operator may look for. */
  info?: (sentence: string) => void;
}

/**
 * The store in one SQLite file. This thread reads, and sees only committed data; it hands its writes to the writer
 * thread.
 *
 * @param path of the file, created with its folder if missing, readable by its owner only; the folders above must exist.
 * `:memory:`, or the bytes of a database to start from, for a store that ends with the process
 * @throws {UnusableDatabase} if the file cannot be used, or if it is to be `exclusive` and another process has locked
 * it
 */
export function openSqlite(path: string | Buffer, spec: SqliteSpec = {}): Store {
  const { exclusive = false, writerThread, events, warn = () => {}, info = () => {} } = spec;
  if (path === ':memory:' || typeof path !== 'string') return openedHere(path, { lock: null, events, info });
  let lock: FileLock | null = null;
  try {
    if (!existsSync(path)) {
      if (!existsSync(dirname(path))) mkdirSync(dirname(path), { mode: 0o700 });
      info(`The database ${resolve(path)} does not exist: a new one is created.`);
    }
    lock = exclusive ? lockFile(path) : null;
    const own = [makePrivate(path), ...BESIDE.map((end) => narrow(path + end))];
    if (own.includes(false)) warn(`${path} belongs to another user, and not only its owner can read it`);
    return writerThread
      ? openedWithThread(path, writerThread, { lock, events, info })
      : openedHere(path, { lock, events, info });
  } catch (error) {
    lock?.release();
    throw asUnusableDatabase(path, error);
  }
}

type Opening = Pick<SqliteParts, 'lock' | 'events'> & { info: (sentence: string) => void };

/** Opens a store with one connection that reads and writes. */
function openedHere(path: string | Buffer, { info, ...parts }: Opening): Store {
  const database = connected(path, (database) => migrate(database, info));
  return new SqliteStore(database, { ...parts, writer: writerHere(database), isThere: fileCheck(path) });
}

function openedWithThread(path: string, code: URL, { info, ...parts }: Opening): Store {
  const database = connected(path, (database) => migrate(database, info));
  database.pragma('query_only = ON');
  return new SqliteStore(database, { ...parts, writer: new WriterThread(code, path), isThere: fileCheck(path) });
}

/** A database in memory has no file that could be lost. */
function fileCheck(path: string | Buffer): () => boolean {
  return path === ':memory:' || typeof path !== 'string' ? () => true : sameFile(path);
}

/** The parts of a store beside its reading connection. */
interface SqliteParts {
  writer: Writer;
  /** Released with the store. */
  lock: FileLock | null;
  /** Whether the file is still the one that was opened. */
  isThere: () => boolean;
  events: StoreEvents | undefined;
}

class SqliteStore extends SqlStore implements Store {
  readonly leases: SqliteLeases;
  readonly maintenance: SqliteMaintenance;
  readonly chat: SqliteChat;
  readonly days: SqliteDays;
  readonly shared = null;
  readonly #database: Database.Database;
  readonly #groupCommit: GroupCommit;
  readonly #snapshots = new SnapshotSchedule();
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;
  readonly #lock: FileLock | null;
  readonly #isThere: () => boolean;
  #closing: Promise<void> | undefined;

  /** @param database the connection for reading */
  constructor(database: Database.Database, { writer, lock, isThere, events }: SqliteParts) {
    const groupCommit = new GroupCommit(writingOnly(isThere, writer), events);
    const runner = sqliteRunner(database, groupCommit);
    super(runner);
    this.#database = database;
    this.#groupCommit = groupCommit;
    this.#lock = lock;
    this.#isThere = isThere;
    this.#reading = prepared(database, READING);
    this.leases = new SqliteLeases(groupCommit);
    this.maintenance = new SqliteMaintenance(runner, database, groupCommit);
    this.chat = new SqliteChat(runner, database, groupCommit);
    this.days = new SqliteDays(runner, groupCommit);
  }

  async saveRoom(room: RoomRecord, stoodStill = 0, calls: readonly CallRecord[] = []): Promise<'saved' | 'conflict'> {
    const { code: roomCode, matchId } = room;
    const delays = stoodStill > 0 && matchId !== null;
    const delay = delays
      ? [
          change(WRITING.delay, { stoodStill, now: steadyNow(), roomCode, matchId }),
          change(DAY_SQL.delay, { stoodStill, roomCode, matchId }),
        ]
      : [];
    const called = calls.length > 0 ? [change(WRITING.addCalls, { calls: callsJson(calls) })] : [];
    const [saved] = await this.#groupCommit.write(decisive(WRITING.saveRoom, roomRow(room)), ...delay, ...called);
    return saved === 1 ? 'saved' : 'conflict';
  }

  async createMatch(match: MatchRecord, dayClock?: DayClockRecord, calls?: CallsOfDecision): Promise<void> {
    const { id: matchId, seq } = match;
    const state = JSON.stringify(match.state);
    await this.#groupCommit.write(
      change(WRITING.createMatch, matchRow(match)),
      change(WRITING.addSnapshot, { ...keyOf(match), seq, state }),
      ...(dayClock ? [change(DAY_SQL.add, dayRow(dayClock))] : []),
      ...(calls ? [change(WRITING.addCalls, { calls: callsJson(calls.calls) })] : []),
    );
    this.#snapshots.kept(matchId, '', state);
  }

  async loadMatch(key: MatchKey): Promise<MatchRecord | undefined> {
    const read = this.#database.transaction(() => {
      const row = this.#reading.loadMatch.get(key);
      return row && matchOf(row, this.#stateAt(key, row.seq) as StoredState);
    });
    return read();
  }

  async commit({
    move,
    versions,
    decidedAt,
    keyHash,
    dayClock,
    calls,
    ...after
  }: Commit): Promise<'committed' | 'conflict'> {
    const { roomCode, matchId, seq } = move;
    const key = { roomCode, matchId };
    const row = moveRow(move);
    const advanced = {
      ...row,
      versions: JSON.stringify(versions),
      decided_at: decidedAt,
      key_hash: keyHash ?? null,
      clock_version: dayClock?.version ?? null,
    };
    const state = this.#snapshots.isDue(matchId, row.delta) ? JSON.stringify(after.state) : null;
    const snapshot = state === null ? [] : [change(WRITING.addSnapshot, { ...key, seq, state })];
    const [fits] = await this.#groupCommit.write(
      decisive(WRITING.advance, advanced),
      change(WRITING.addMove, row),
      ...snapshot,
      ...(dayClock ? [change(DAY_SQL.save, dayRow(dayClock))] : []),
      ...(calls ? [change(WRITING.dropCalls, { ...key, from: calls.from })] : []),
      ...(calls ? [change(WRITING.addCalls, { calls: callsJson(calls.calls) })] : []),
    );
    if (fits !== 1) return 'conflict';
    this.#snapshots.kept(matchId, row.delta, state);
    return 'committed';
  }

  async progress(key: MatchKey, seq: number): Promise<Progress | undefined> {
    const read = this.#database.transaction(() => {
      const row = this.#reading.standing.get(key);
      return row && progressOf({ ...row, deltas: this.#deltas(key, seq, row.seq) });
    });
    return read();
  }

  async stateAt(key: MatchKey, seq: number): Promise<StoredState | undefined> {
    return this.#database.transaction(() => this.#stateAt(key, seq))();
  }

  #stateAt(key: MatchKey, seq: number): StoredState | undefined {
    const snapshot = this.#reading.snapshotBefore.get({ ...key, seq });
    if (!snapshot) return undefined;
    const deltas = this.#deltas(key, snapshot.seq, seq);
    return deltas.length === seq - snapshot.seq ? stateAfter(snapshot.state, deltas) : undefined;
  }

  #deltas(key: MatchKey, after: number, last: number): string[] {
    return this.#reading.deltas.all({ ...key, after, last }).map(({ delta }) => delta);
  }

  get oldestWrite(): number {
    return this.#groupCommit.oldestWrite;
  }

  async ready(): Promise<boolean> {
    try {
      return this.oldestWrite <= LONGEST_WRITE && this.#isThere() && this.#reading.ping.get({}) !== undefined;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  /**
   * The writer closes last: closing the last connection moves the write-ahead log into the file, and no other thread
   * should wait for that.
   */
  async #close(): Promise<void> {
    await this.#groupCommit.close(() => this.#database.close());
    this.#lock?.release();
  }
}
