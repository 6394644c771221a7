import { Pool, type PoolConfig, types } from 'pg';
import { isDataFault, PostgresCommits } from './postgresCommits';
import { migratePostgres } from './postgresSchema';
import { type MatchRow, type MoveRow, matchOf, matchRow, moveOf, type RoomRow, roomOf, roomRow } from './rows';
import { stateAfter } from './snapshots';
import type { Commit, MatchRecord, MoveRecord, RoomRecord, Store, StoredState } from './store';

/** Connections for reading; one more writes. */
const READERS = 8;

/** How long a connection may take to open and a statement to be answered, in milliseconds. */
const PATIENCE = { connect: 5_000, answer: 10_000 };

const BIGINT = 20;

/** Whole numbers of 64 bits are times here and fit a JavaScript number. */
const wholeNumbers = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * The store in a PostgreSQL database that several servers may share. All writes of a server go through one connection
 * in their order; moves that come while it is busy are written together, so that one wait for the disk serves many.
 *
 * @param url `postgres://…`; `?options=-c search_path=<schema>` puts the tables in a schema of their own
 * @throws if the database does not answer, or is from a newer version of the server
 */
export async function openPostgres(url: string): Promise<Store> {
  const writer = newPool(url, 1);
  try {
    const client = await writer.connect();
    try {
      await migratePostgres(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await writer.end();
    throw error;
  }
  return new PostgresStore(writer, newPool(url, READERS));
}

function newPool(connectionString: string, max: number): Pool {
  const config: PoolConfig = {
    connectionString,
    max,
    types: wholeNumbers,
    connectionTimeoutMillis: PATIENCE.connect,
    query_timeout: PATIENCE.answer,
    keepAlive: true,
    // An acknowledged move is on the disk, whatever the database's own default is.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit = on');
    },
  };
  const pool = new Pool(config);
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  return pool;
}

interface Opened {
  snapshot: string;
  snapshot_seq: number;
  deltas: string[];
}

/** The newest snapshot of match `m` up to a move, and the deltas from there to that move. */
const opened = (seq: string) => `s.state AS snapshot, s.seq AS snapshot_seq,
  ARRAY(SELECT delta FROM moves WHERE match_id = m.id AND seq > s.seq AND seq <= ${seq} ORDER BY seq) AS deltas
  FROM matches m CROSS JOIN LATERAL
    (SELECT seq, state FROM snapshots WHERE match_id = m.id AND seq <= ${seq} ORDER BY seq DESC LIMIT 1) s
  WHERE m.id = $1`;

class PostgresStore implements Store {
  readonly #writer: Pool;
  readonly #readers: Pool;
  readonly #commits: PostgresCommits;
  #closed: Promise<void> | undefined;

  constructor(writer: Pool, readers: Pool) {
    this.#writer = writer;
    this.#readers = readers;
    this.#commits = new PostgresCommits(writer);
  }

  async createRoom(room: RoomRecord): Promise<'created' | 'exists'> {
    const { rowCount } = await this.#writer.query(
      `INSERT INTO rooms (code, version, game, options, listed, state, host_key_hash, seats, match_id, created_at,
         updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (code) DO NOTHING`,
      roomValues(room),
    );
    return rowCount === 1 ? 'created' : 'exists';
  }

  async loadRoom(code: string): Promise<RoomRecord | undefined> {
    const [row] = await this.#read<RoomRow>('SELECT * FROM rooms WHERE code = $1', [code]);
    return row && roomOf(row);
  }

  async loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined> {
    const [row] = await this.#read<RoomRow>(
      'SELECT rooms.* FROM matches JOIN rooms ON rooms.code = matches.room_code WHERE matches.id = $1',
      [matchId],
    );
    return row && roomOf(row);
  }

  async saveRoom(room: RoomRecord): Promise<'saved' | 'conflict'> {
    const { rowCount } = await this.#writer.query(
      `UPDATE rooms SET version = $2, game = $3, options = $4, listed = $5, state = $6, host_key_hash = $7, seats = $8,
         match_id = $9, created_at = $10, updated_at = $11 WHERE code = $1 AND version = $2::int - 1`,
      roomValues(room),
    );
    return rowCount === 1 ? 'saved' : 'conflict';
  }

  async listRooms({ game, limit }: { game?: string; limit: number }): Promise<RoomRecord[]> {
    const rows = await this.#read<RoomRow>(
      `SELECT * FROM rooms WHERE listed = 1 AND ($1::text IS NULL OR game = $1) ORDER BY created_at DESC, code LIMIT $2`,
      [game ?? null, limit],
    );
    return rows.map(roomOf);
  }

  async playingRooms(): Promise<RoomRecord[]> {
    return (await this.#read<RoomRow>("SELECT * FROM rooms WHERE state = 'playing'", [])).map(roomOf);
  }

  async createMatch(match: MatchRecord): Promise<void> {
    const row = matchRow(match);
    await this.#writer.query(
      `WITH dealt AS (
         INSERT INTO matches (id, room_code, game, rules_version, players, options, seq, versions, created_at,
           updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, seq
       ) INSERT INTO snapshots (match_id, seq, state) SELECT id, seq, $11 FROM dealt`,
      [
        ...[row.id, row.room_code, row.game, row.rules_version, row.players, row.options, row.seq, row.versions],
        ...[row.created_at, row.updated_at, JSON.stringify(match.state)],
      ],
    );
  }

  async loadMatch(id: string): Promise<MatchRecord | undefined> {
    const [row] = await this.#read<MatchRow & Opened>(`SELECT m.*, ${opened('m.seq')}`, [id]);
    return row && matchOf(row, stateAfter(row.snapshot, row.deltas));
  }

  commit(commit: Commit): Promise<'committed' | 'conflict'> {
    return this.#commits.add(commit);
  }

  async moves(matchId: string): Promise<MoveRecord[]> {
    return (await this.#read<MoveRow>('SELECT * FROM moves WHERE match_id = $1 ORDER BY seq', [matchId])).map(moveOf);
  }

  async stateAt(matchId: string, seq: number): Promise<StoredState | undefined> {
    const [row] = await this.#read<Opened>(`SELECT ${opened('$2::int')}`, [matchId, seq]);
    return row && row.deltas.length === seq - row.snapshot_seq ? stateAfter(row.snapshot, row.deltas) : undefined;
  }

  async moveOfRequest(matchId: string, requestId: string): Promise<MoveRecord | undefined> {
    const [row] = await this.#read<MoveRow>('SELECT * FROM moves WHERE match_id = $1 AND request_id = $2', [
      matchId,
      requestId,
    ]);
    return row && moveOf(row);
  }

  async ready(): Promise<boolean> {
    try {
      await this.#readers.query('SELECT 1');
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
    await Promise.all([this.#writer.end(), this.#readers.end()]);
  }

  /** What PostgreSQL cannot hold as a text or a number is nowhere in it. */
  async #read<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await this.#readers.query<Row>(sql, values)).rows;
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
    ...[row.match_id, row.created_at, row.updated_at],
  ];
}
