import type Database from 'better-sqlite3';
import { type Heard, REMARKS_KEPT, type SaidRecord, type SaidRow, saidOf, type TalkStore } from '../chat';
import type { GroupCommit } from './groupCommit';

/** What is said in rooms, in SQLite. */
export class SqliteTalk implements TalkStore {
  readonly #batch: GroupCommit;
  readonly #sql: ReturnType<typeof statements>;

  constructor(database: Database.Database, batch: GroupCommit) {
    this.#batch = batch;
    this.#sql = statements(database);
  }

  add({ roomCode, audience, at, speaker, saying }: Omit<SaidRecord, 'n'>): Promise<SaidRecord | undefined> {
    return this.#batch.write(() => {
      const said = { room_code: roomCode, audience, at, ...speaker, saying: JSON.stringify(saying) };
      const row = this.#sql.add.get(said);
      if (!row) return undefined;
      this.#sql.forget.run(roomCode, audience, row.n - REMARKS_KEPT);
      return saidOf(row);
    });
  }

  async since(heard: ReadonlyMap<string, Heard>): Promise<SaidRecord[]> {
    return [...heard].flatMap(([code, { all, watchers }]) => this.#sql.since.all({ code, all, watchers }).map(saidOf));
  }
}

function statements(database: Database.Database) {
  return {
    add: database.prepare<[Omit<SaidRow, 'n'>], SaidRow>(
      `INSERT INTO said SELECT code, @audience,
         (SELECT coalesce(max(n), 0) + 1 FROM said WHERE room_code = @room_code AND audience = @audience),
         (SELECT max(@at, coalesce(max(at), 0)) FROM said WHERE room_code = @room_code), @seat, @name, @saying FROM rooms WHERE code = @room_code RETURNING *`,
    ),
    forget: database.prepare<[string, string, number]>(
      'DELETE FROM said WHERE room_code = ? AND audience = ? AND n <= ?',
    ),
    since: database.prepare<[{ code: string } & Heard], SaidRow>(
      `SELECT * FROM said WHERE room_code = @code AND n > CASE audience WHEN 'all' THEN @all ELSE @watchers END
       ORDER BY at, audience, n`,
    ),
  };
}
