import { AuditStore } from './audit';
import { BlockStore } from './blocks';
import { BundleStore } from './bundles';
import { CallStore } from './calls';
import { GroupStore } from './groups';
import { HookStore } from './hooks';
import { MailStore } from './mail';
import { MarkStore } from './marks';
import type { MatchKey } from './matchKey';
import { PersonalStore } from './personal';
import { PushStore } from './push';
import type { LoadedRoom, MoveRecord, RoomRecord } from './records';
import { ReportStore } from './reports';
import { type LoadedRow, type MoveRow, moveOf, type RoomRow, roomOf, roomRow } from './rows';
import { type Dialect, type Sql, type SqlRunner, sql } from './sql';

/** The part of a store that is common to both databases. */
export abstract class SqlStore {
  readonly audit: AuditStore;
  readonly blocks: BlockStore;
  readonly bundles: BundleStore;
  readonly calls: CallStore;
  readonly groups: GroupStore;
  readonly hooks: HookStore;
  readonly mail: MailStore;
  readonly marks: MarkStore;
  readonly personal: PersonalStore;
  readonly push: PushStore;
  readonly reports: ReportStore;
  readonly #runner: SqlRunner;
  readonly #loadRooms: ReturnType<typeof loadRoomsSql>;

  constructor(runner: SqlRunner) {
    this.#runner = runner;
    this.#loadRooms = loadRoomsSql(runner.dialect);
    this.audit = new AuditStore(runner);
    this.blocks = new BlockStore(runner);
    this.bundles = new BundleStore(runner);
    this.calls = new CallStore(runner);
    this.groups = new GroupStore(runner);
    this.hooks = new HookStore(runner);
    this.mail = new MailStore(runner);
    this.marks = new MarkStore(runner);
    this.personal = new PersonalStore(runner);
    this.push = new PushStore(runner);
    this.reports = new ReportStore(runner);
  }

  async createRoom(room: RoomRecord): Promise<'created' | 'exists'> {
    return (await this.#runner.change(rooms.create, roomRow(room))) === 1 ? 'created' : 'exists';
  }

  async loadRoom(code: string): Promise<RoomRecord | undefined> {
    return (await this.#runner.read(rooms.load, { code })).map(roomOf)[0];
  }

  async loadRooms(codes: readonly string[]): Promise<LoadedRoom[]> {
    const rows = await this.#runner.read(this.#loadRooms, { codes: JSON.stringify(codes) });
    return rows.map((row) => ({ room: roomOf(row), movedAt: row.moved_at }));
  }

  async loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined> {
    return (await this.#runner.read(rooms.ofMatch, { matchId })).map(roomOf)[0];
  }

  async listRooms({ game, limit }: { game?: string; limit: number }): Promise<RoomRecord[]> {
    return (await this.#runner.read(rooms.listed, { game: game ?? null, limit })).map(roomOf);
  }

  async findMatch(matchId: string): Promise<MatchKey | undefined> {
    const [found] = await this.#runner.read(matches.find, { matchId });
    return found && { roomCode: found.room_code, matchId };
  }

  async freeze({ roomCode, matchId }: MatchKey, seq: number, rulesVersion: number): Promise<'frozen' | 'conflict'> {
    const frozen = await this.#runner.change(matches.freeze, { roomCode, matchId, seq, rulesVersion });
    return frozen === 1 ? 'frozen' : 'conflict';
  }

  async moves({ roomCode, matchId }: MatchKey): Promise<MoveRecord[]> {
    return (await this.#runner.read(matches.moves, { roomCode, matchId })).map(moveOf);
  }

  async moveOfRequest({ roomCode, matchId }: MatchKey, requestId: string): Promise<MoveRecord | undefined> {
    return (await this.#runner.read(matches.moveOfRequest, { roomCode, matchId, requestId })).map(moveOf)[0];
  }
}

const loadRoomsSql = ({ strings }: Dialect): Sql<{ codes: string }, LoadedRow> =>
  sql(
    `SELECT rooms.*, matches.updated_at AS moved_at FROM ${strings(':codes')} JOIN rooms ON code = wanted.value
     LEFT JOIN matches ON matches.room_code = code AND matches.id = match_id`,
  );

const rooms = {
  load: sql<{ code: string }, RoomRow>('SELECT * FROM rooms WHERE code = :code'),
  ofMatch: sql<{ matchId: string }, RoomRow>(
    'SELECT rooms.* FROM matches JOIN rooms ON rooms.code = matches.room_code WHERE matches.id = :matchId',
  ),
  listed: sql<{ game: string | null; limit: number }, RoomRow>(
    `SELECT * FROM rooms WHERE listed = 1 AND (CAST(:game AS TEXT) IS NULL OR game = :game)
     ORDER BY created_at DESC, code LIMIT :limit`,
  ),
  create: sql<RoomRow>(
    `INSERT INTO rooms (code, version, game, options, listed, state, host_key_hash, seats, match_id, created_at,
       updated_at, keeper, talk, hosting)
     VALUES (:code, :version, :game, :options, :listed, :state, :host_key_hash, :seats, :match_id, :created_at,
       :updated_at, :keeper, :talk, :hosting) ON CONFLICT (code) DO NOTHING`,
  ),
};

const matches = {
  find: sql<{ matchId: string }, { room_code: string }>('SELECT room_code FROM matches WHERE id = :matchId'),
  freeze: sql<MatchKey & { seq: number; rulesVersion: number }>(
    'UPDATE matches SET frozen = :rulesVersion WHERE room_code = :roomCode AND id = :matchId AND seq = :seq',
  ),
  moves: sql<MatchKey, MoveRow>('SELECT * FROM moves WHERE room_code = :roomCode AND match_id = :matchId ORDER BY seq'),
  moveOfRequest: sql<MatchKey & { requestId: string }, MoveRow>(
    'SELECT * FROM moves WHERE room_code = :roomCode AND match_id = :matchId AND request_id = :requestId',
  ),
};
