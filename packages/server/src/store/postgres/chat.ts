import {
  type ChatPosition,
  type ChatRecord,
  type ChatRow,
  ChatStore,
  chatRecordOf,
  MESSAGES_KEPT,
  MISSABLE,
  type ReadPosition,
  storedSaying,
} from '../chat';
import type { SqlRunner } from '../sql';
import type { Connections } from './connections';

/** Attempts to get the next number: servers that store messages of one room at the same time collide. */
const MAX_ATTEMPTS = 50;

const ADD = `
  WITH next AS (
    SELECT coalesce(max(n) FILTER (WHERE audience = $2), 0) + 1 AS n, greatest($3::bigint, max(at)) AS at
      FROM said WHERE room_code = $1
  ), old AS (
    DELETE FROM said USING next WHERE room_code = $1 AND audience = $2 AND said.n <= next.n - ${MESSAGES_KEPT}
  )
  INSERT INTO said SELECT code, $2, next.n, next.at, $4, $5, $6, $7 FROM rooms, next WHERE code = $1
    ON CONFLICT DO NOTHING RETURNING *`;

/** SQLSTATE `foreign_key_violation`: the room does not exist. */
const REFERS_TO_NOTHING = '23503';

export class PostgresChat extends ChatStore {
  readonly #connections: Connections;

  constructor(runner: SqlRunner, connections: Connections) {
    super(runner);
    this.#connections = connections;
  }

  async add({
    roomCode,
    audience,
    at,
    speaker,
    saying,
    author,
  }: Omit<ChatRecord, 'n'>): Promise<ChatRecord | undefined> {
    const values = [
      roomCode,
      audience,
      at,
      speaker.seat,
      speaker.name,
      storedSaying({ speaker, saying }),
      author ?? null,
    ];
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const [row] = await this.#insert(values);
      if (row) return chatRecordOf(row);
      const { rowCount } = await this.#connections.read('SELECT 1 FROM rooms WHERE code = $1', [roomCode]);
      if (rowCount === 0) return undefined;
    }
    throw new Error('too many servers write to the chat of one room');
  }

  async since(heard: ReadonlyMap<string, ChatPosition>): Promise<ChatRecord[]> {
    const entries = [...heard.values()];
    const { rows } = await this.#connections.read<ChatRow>(
      `SELECT said.* FROM said JOIN unnest($1::text[], $2::int[], $3::int[]) AS heard (code, of_all, of_watchers)
         ON room_code = code AND n > CASE audience WHEN 'all' THEN of_all ELSE of_watchers END
       ORDER BY room_code, at, audience, n`,
      [[...heard.keys()], entries.map(({ all }) => all), entries.map(({ watchers }) => watchers)],
    );
    return rows.map(chatRecordOf);
  }

  async unread(readers: readonly ReadPosition[]): Promise<Map<string, number>> {
    const { rows } = await this.#connections.read<{ room_code: string; unread: number }>(
      `SELECT room_code, count(*) AS unread FROM said JOIN unnest($1::text[], $2::int[], $3::text[])
           AS reader (code, read, own) ON room_code = code AND n > read
         WHERE ${MISSABLE} AND seat IS DISTINCT FROM own GROUP BY room_code`,
      [readers.map(({ code }) => code), readers.map(({ read }) => read), readers.map(({ seat }) => seat)],
    );
    return new Map(rows.map(({ room_code, unread }) => [room_code, unread]));
  }

  async #insert(values: unknown[]): Promise<ChatRow[]> {
    try {
      return (await this.#connections.write<ChatRow>(ADD, values)).rows;
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code === REFERS_TO_NOTHING) return [];
      throw error;
    }
  }
}
