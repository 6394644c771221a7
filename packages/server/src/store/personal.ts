import type { GivenOrders } from '@lantern/protocol/orders';

/** The answers that a person has given in advance for a match. */
interface OrdersRecord {
  matchId: string;
  orders: GivenOrders;
}

/** What a person has noted during a match. */
interface NoteRecord {
  matchId: string;
  text: string;
}

/** What a person has written for nobody else. */
export interface PersonalRecord {
  orders?: OrdersRecord;
  note?: NoteRecord;
}

/** The orders and notes of people, deleted with their room. A person has those of one match at most. */
export interface PersonalStore {
  /** Replaces the given parts of the record of a person of a room. Does nothing if the room does not exist. */
  save(roomCode: string, person: number, record: PersonalRecord): Promise<void>;
  /** Deletes what a person has written, and how far they have read and watched. */
  remove(roomCode: string, person: number): Promise<void>;
  load(roomCode: string, person: number): Promise<PersonalRecord>;
}

/** Columns of `seat_marks`. */
export interface PersonalRow {
  room_code: string;
  person: number;
  orders: string | null;
  note: string | null;
}

export function personalRow(roomCode: string, person: number, { orders, note }: PersonalRecord): PersonalRow {
  const json = (part: object | undefined) => (part ? JSON.stringify(part) : null);
  return { room_code: roomCode, person, orders: json(orders), note: json(note) };
}

export function personalOf(row: Pick<PersonalRow, 'orders' | 'note'> | undefined): PersonalRecord {
  return {
    ...(row?.orders && { orders: JSON.parse(row.orders) }),
    ...(row?.note && { note: JSON.parse(row.note) }),
  };
}
