import type Database from 'better-sqlite3';
import { type ChatPosition, type ChatRecord, type ChatRow, type ChatStore, chatRecordOf, MESSAGES_KEPT } from '../chat';
import type { GroupCommit } from './groupCommit';

/** The chat of rooms in SQLite. */
export class SqliteChat implements ChatStore {
  readonly #groupCommit: GroupCommit;
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#sql = statements(database);
  }

  add({ roomCode, audience, at, speaker, saying }: Omit<ChatRecord, 'n'>): Promise<ChatRecord | undefined> {
    return this.#groupCommit.write(() => {
      const said = { room_code: roomCode, audience, at, ...speaker, saying: JSON.stringify(saying) };
      const row = this.#sql.add.get(said);
      if (!row) return undefined;
      this.#sql.forget.run(roomCode, audience, row.n - MESSAGES_KEPT);
      return chatRecordOf(row);
    });
  }

  async since(heard: ReadonlyMap<string, ChatPosition>): Promise<ChatRecord[]> {
    return [...heard].flatMap(([code, { all, watchers }]) =>
      this.#sql.since.all({ code, all, watchers }).map(chatRecordOf),
    );
  }
}

function statements(database: Database.Database) {
  return {
    add: database.prepare<[Omit<ChatRow, 'n'>], ChatRow>(
      `INSERT INTO said SELECT code, @audience,
         (SELECT coalesce(max(n), 0) + 1 FROM said WHERE room_code = @room_code AND audience = @audience),
         (SELECT max(@at, coalesce(max(at), 0)) FROM said WHERE room_code = @room_code), @seat, @name, @saying FROM rooms WHERE code = @room_code RETURNING *`,
    ),
    forget: database.prepare<[string, string, number]>(
      'DELETE FROM said WHERE room_code = ? AND audience = ? AND n <= ?',
    ),
    since: database.prepare<[{ code: string } & ChatPosition], ChatRow>(
      `SELECT * FROM said WHERE room_code = @code AND n > CASE audience WHEN 'all' THEN @all ELSE @watchers END
       ORDER BY at, audience, n`,
    ),
  };
}
