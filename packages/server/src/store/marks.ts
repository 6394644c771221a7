import type { Marks } from '@lantern/protocol/marks';

export interface MarkRecord extends Marks {
  roomCode: string;
  /** Who it is among the people of the room. */
  person: number;
}

/** The marks of people, deleted with their room. */
export interface MarkStore {
  /**
   * Keeps marks: a higher number replaces a lower one, and another match replaces the one before. Nothing is kept of a room
   * that does not exist.
   */
  save(marks: readonly MarkRecord[]): Promise<void>;
  /** The marks of all people of these rooms. */
  ofRooms(codes: readonly string[]): Promise<MarkRecord[]>;
}

/** A row of `seat_marks`. */
export interface MarkRow {
  room_code: string;
  person: number;
  read_n: number;
  match_id: string | null;
  version: number | null;
  fact: number | null;
}

const HIGHER = `excluded.match_id IS NOT NULL
  AND (excluded.match_id IS DISTINCT FROM seat_marks.match_id OR excluded.version > seat_marks.version)`;

/** The conflict clause of an insert into `seat_marks`. */
export const MERGED = `ON CONFLICT (room_code, person) DO UPDATE SET
  read_n = CASE WHEN excluded.read_n > seat_marks.read_n THEN excluded.read_n ELSE seat_marks.read_n END,
  match_id = CASE WHEN ${HIGHER} THEN excluded.match_id ELSE seat_marks.match_id END,
  version = CASE WHEN ${HIGHER} THEN excluded.version ELSE seat_marks.version END,
  fact = CASE WHEN ${HIGHER} THEN excluded.fact ELSE seat_marks.fact END`;

/** Marks as one parameter of a statement, in an order in which servers never wait for one another in a circle. */
export function marksJson(marks: readonly MarkRecord[]): string {
  const rows = marks.map(({ roomCode, person, read, seen }) => ({
    ...{ room_code: roomCode, person, read_n: read },
    ...{ match_id: seen?.matchId ?? null, version: seen?.version ?? null, fact: seen?.fact ?? null },
  }));
  return JSON.stringify(rows.sort((a, b) => a.room_code.localeCompare(b.room_code) || a.person - b.person));
}

export function markOf({ room_code, person, read_n, match_id, version, fact }: MarkRow): MarkRecord {
  const seen = match_id === null ? null : { matchId: match_id, version: version ?? 0, fact: fact ?? 0 };
  return { roomCode: room_code, person, read: read_n, seen };
}
