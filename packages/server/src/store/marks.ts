import type { Marks } from '@lantern/protocol/marks';
import { type Dialect, type SqlRunner, sql } from './sql';

export interface MarkRecord extends Marks {
  roomCode: string;
  /** The number of the person in the room. */
  person: number;
}

/** The marks of people, deleted with their room. */
export class MarkStore {
  readonly #sql: SqlRunner;
  readonly #statements: ReturnType<typeof statements>;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
    this.#statements = statements(sql.dialect);
  }

  /**
   * Stores marks: a higher number replaces a lower one, and another match replaces the previous one. Ignores rooms that
   * do not exist.
   */
  async save(marks: readonly MarkRecord[]): Promise<void> {
    await this.#sql.change(this.#statements.save, { marks: marksJson(marks) });
  }

  /** The marks of all people of these rooms. */
  async ofRooms(codes: readonly string[]): Promise<MarkRecord[]> {
    return (await this.#sql.read(this.#statements.ofRooms, { codes: JSON.stringify(codes) })).map(markOf);
  }
}

/** A row of `seat_marks`. */
interface MarkRow {
  room_code: string;
  person: number;
  read_n: number;
  match_id: string | null;
  version: number | null;
  fact: number | null;
}

const HIGHER = `excluded.match_id IS NOT NULL
  AND (excluded.match_id IS DISTINCT FROM seat_marks.match_id OR excluded.version > seat_marks.version)`;

const statements = ({ objects, strings }: Dialect) => ({
  save: sql<{ marks: string }>(
    `INSERT INTO seat_marks (room_code, person, read_n, match_id, version, fact)
     SELECT code, CAST(value ->> 'person' AS INTEGER), CAST(value ->> 'read_n' AS INTEGER), value ->> 'match_id',
       CAST(value ->> 'version' AS INTEGER), CAST(value ->> 'fact' AS INTEGER)
     FROM ${objects(':marks')} JOIN rooms ON code = value ->> 'room_code' WHERE true
     ON CONFLICT (room_code, person) DO UPDATE SET
       read_n = CASE WHEN excluded.read_n > seat_marks.read_n THEN excluded.read_n ELSE seat_marks.read_n END,
       match_id = CASE WHEN ${HIGHER} THEN excluded.match_id ELSE seat_marks.match_id END,
       version = CASE WHEN ${HIGHER} THEN excluded.version ELSE seat_marks.version END,
       fact = CASE WHEN ${HIGHER} THEN excluded.fact ELSE seat_marks.fact END`,
  ),
  ofRooms: sql<{ codes: string }, MarkRow>(
    `SELECT seat_marks.* FROM ${strings(':codes')} JOIN seat_marks ON room_code = wanted.value`,
  ),
});

/** Marks as one parameter of a statement, in a fixed order, which prevents deadlocks between servers. */
function marksJson(marks: readonly MarkRecord[]): string {
  const rows = marks.map(({ roomCode, person, read, seen }) => ({
    room_code: roomCode,
    person,
    read_n: read,
    match_id: seen?.matchId ?? null,
    version: seen?.version ?? null,
    fact: seen?.fact ?? null,
  }));
  return JSON.stringify(rows.sort((a, b) => a.room_code.localeCompare(b.room_code) || a.person - b.person));
}

function markOf({ room_code, person, read_n, match_id, version, fact }: MarkRow): MarkRecord {
  const seen = match_id === null ? null : { matchId: match_id, version: version ?? 0, fact: fact ?? 0 };
  return { roomCode: room_code, person, read: read_n, seen };
}
