import type Database from 'better-sqlite3';
import { type ChatPosition, type ChatRecord, type ChatRow, type ChatStore, chatRecordOf, MESSAGES_KEPT } from '../chat';
import { sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change, query } from './steps';

/** The chat of rooms in SQLite. */
export class SqliteChat implements ChatStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async add({ roomCode, audience, at, speaker, saying }: Omit<ChatRecord, 'n'>): Promise<ChatRecord | undefined> {
    const said = { room_code: roomCode, audience, at, ...speaker, saying: JSON.stringify(saying) };
    const [rows = []] = await this.#groupCommit.write(query(WRITING.add, said), change(WRITING.forget, said));
    return rows[0] && chatRecordOf(rows[0]);
  }

  async since(heard: ReadonlyMap<string, ChatPosition>): Promise<ChatRecord[]> {
    return [...heard].flatMap(([code, { all, watchers }]) =>
      this.#reading.since.all({ code, all, watchers }).map(chatRecordOf),
    );
  }
}

const WRITING = {
  add: sql<Omit<ChatRow, 'n'>, ChatRow>(
    `INSERT INTO said SELECT code, @audience,
       (SELECT coalesce(max(n), 0) + 1 FROM said WHERE room_code = @room_code AND audience = @audience),
       (SELECT max(@at, coalesce(max(at), 0)) FROM said WHERE room_code = @room_code), @seat, @name, @saying FROM rooms WHERE code = @room_code RETURNING *`,
  ),
  forget: sql<Pick<ChatRow, 'room_code' | 'audience'>>(
    `DELETE FROM said WHERE room_code = @room_code AND audience = @audience
       AND n <= (SELECT max(n) FROM said WHERE room_code = @room_code AND audience = @audience) - ${MESSAGES_KEPT}`,
  ),
};

const READING = {
  since: sql<{ code: string } & ChatPosition, ChatRow>(
    `SELECT * FROM said WHERE room_code = @code AND n > CASE audience WHEN 'all' THEN @all ELSE @watchers END
     ORDER BY at, audience, n`,
  ),
};
