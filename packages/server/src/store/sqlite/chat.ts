import type Database from 'better-sqlite3';
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
import { type SqlRunner, sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change, query } from './steps';

export class SqliteChat extends ChatStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(runner: SqlRunner, database: Database.Database, groupCommit: GroupCommit) {
    super(runner);
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async add({
    roomCode,
    audience,
    at,
    speaker,
    saying,
    author,
  }: Omit<ChatRecord, 'n'>): Promise<ChatRecord | undefined> {
    const { seat, name } = speaker;
    const said = { room_code: roomCode, audience, at, seat, name, saying: storedSaying({ speaker, saying }) };
    const row = { ...said, author: author ?? null };
    const [rows = []] = await this.#groupCommit.write(query(WRITING.add, row), change(WRITING.forget, said));
    return rows[0] && chatRecordOf(rows[0]);
  }

  async since(heard: ReadonlyMap<string, ChatPosition>): Promise<ChatRecord[]> {
    return [...heard].flatMap(([code, { all, watchers }]) =>
      this.#reading.since.all({ code, all, watchers }).map(chatRecordOf),
    );
  }

  async unread(readers: readonly ReadPosition[]): Promise<Map<string, number>> {
    const counts = readers.map((reader) => [reader.code, this.#reading.unread.get(reader)?.unread ?? 0] as const);
    return new Map(counts.filter(([, count]) => count > 0));
  }
}

const WRITING = {
  add: sql<Omit<ChatRow, 'n'>, ChatRow>(
    `INSERT INTO said SELECT code, @audience,
       (SELECT coalesce(max(n), 0) + 1 FROM said WHERE room_code = @room_code AND audience = @audience),
       (SELECT max(@at, coalesce(max(at), 0)) FROM said WHERE room_code = @room_code), @seat, @name, @saying, @author FROM rooms WHERE code = @room_code RETURNING *`,
  ),
  forget: sql<Pick<ChatRow, 'room_code' | 'audience'>>(
    `DELETE FROM said WHERE room_code = @room_code AND audience = @audience
       AND n <= (SELECT max(n) FROM said WHERE room_code = @room_code AND audience = @audience) - ${MESSAGES_KEPT}`,
  ),
};

const READING = {
  unread: sql<ReadPosition, { unread: number }>(
    `SELECT count(*) AS unread FROM said
       WHERE room_code = @code AND n > @read AND ${MISSABLE} AND seat IS NOT @seat`,
  ),
  since: sql<{ code: string } & ChatPosition, ChatRow>(
    `SELECT * FROM said WHERE room_code = @code AND n > CASE audience WHEN 'all' THEN @all ELSE @watchers END
     ORDER BY at, audience, n`,
  ),
};
