import type { GivenOrders } from '@lantern/protocol/orders';
import { type SqlRunner, sql } from './sql';

/** The answers that a person has given in advance for a match. */
interface OrdersRecord {
  matchId: string;
  orders: GivenOrders;
}

interface NoteRecord {
  matchId: string;
  text: string;
}

/** The private texts of a person. */
export interface PersonalRecord {
  orders?: OrdersRecord;
  note?: NoteRecord;
}

/** The orders and notes of people, deleted with their room. A person has those of at most one match. */
export class PersonalStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /** Replaces the given parts of the record of a person of a room. Does nothing if the room does not exist. */
  async save(roomCode: string, person: number, record: PersonalRecord): Promise<void> {
    await this.#sql.change(SQL.save, personalRow(roomCode, person, record));
  }

  /** Deletes the orders, the note and the marks of a person. */
  async remove(roomCode: string, person: number): Promise<void> {
    await this.#sql.change(SQL.remove, { code: roomCode, person });
  }

  async load(roomCode: string, person: number): Promise<PersonalRecord> {
    return personalOf((await this.#sql.read(SQL.load, { code: roomCode, person }))[0]);
  }
}

/** Columns of `seat_marks`. */
interface PersonalRow {
  room_code: string;
  person: number;
  orders: string | null;
  note: string | null;
}

function personalRow(roomCode: string, person: number, { orders, note }: PersonalRecord): PersonalRow {
  const json = (part: object | undefined) => (part ? JSON.stringify(part) : null);
  return { room_code: roomCode, person, orders: json(orders), note: json(note) };
}

function personalOf(row: Pick<PersonalRow, 'orders' | 'note'> | undefined): PersonalRecord {
  return {
    ...(row?.orders && { orders: JSON.parse(row.orders) }),
    ...(row?.note && { note: JSON.parse(row.note) }),
  };
}

const SQL = {
  save: sql<PersonalRow>(
    `INSERT INTO seat_marks (room_code, person, read_n, orders, note)
     SELECT code, CAST(:person AS INTEGER), 0, CAST(:orders AS TEXT), CAST(:note AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code, person) DO UPDATE SET orders = coalesce(excluded.orders, seat_marks.orders),
       note = coalesce(excluded.note, seat_marks.note)`,
  ),
  remove: sql<{ code: string; person: number }>('DELETE FROM seat_marks WHERE room_code = :code AND person = :person'),
  load: sql<{ code: string; person: number }, Pick<PersonalRow, 'orders' | 'note'>>(
    'SELECT orders, note FROM seat_marks WHERE room_code = :code AND person = :person',
  ),
};
