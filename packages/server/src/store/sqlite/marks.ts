import type Database from 'better-sqlite3';
import { type MarkRecord, type MarkRow, type MarkStore, MERGED, markOf, marksJson } from '../marks';
import { sql } from '../sql';
import type { GroupCommit } from './groupCommit';
import { prepared } from './prepared';
import { change } from './steps';

export class SqliteMarks implements MarkStore {
  readonly #groupCommit: GroupCommit;
  readonly #reading: ReturnType<typeof prepared<typeof READING>>;

  constructor(database: Database.Database, groupCommit: GroupCommit) {
    this.#groupCommit = groupCommit;
    this.#reading = prepared(database, READING);
  }

  async save(marks: readonly MarkRecord[]): Promise<void> {
    await this.#groupCommit.write(change(SAVE, { marks: marksJson(marks) }));
  }

  async ofRooms(codes: readonly string[]): Promise<MarkRecord[]> {
    return this.#reading.ofRooms.all({ codes: JSON.stringify(codes) }).map(markOf);
  }
}

const SAVE = sql<{ marks: string }>(
  `INSERT INTO seat_marks (room_code, person, read_n, match_id, version, fact)
   SELECT code, value ->> 'person', value ->> 'read_n', value ->> 'match_id', value ->> 'version', value ->> 'fact'
     FROM json_each(:marks) JOIN rooms ON code = value ->> 'room_code' WHERE true ${MERGED}`,
);

const READING = {
  ofRooms: sql<{ codes: string }, MarkRow>(
    'SELECT seat_marks.* FROM json_each(:codes) AS wanted JOIN seat_marks ON room_code = wanted.value',
  ),
};
