import { type MarkRecord, type MarkRow, type MarkStore, MERGED, markOf, marksJson } from '../marks';
import type { Connections } from './connections';

const SAVE = `
  INSERT INTO seat_marks (room_code, person, read_n, match_id, version, fact)
    SELECT code, person, read_n, m.match_id, m.version, fact FROM json_to_recordset($1::json)
      AS m (room_code text, person int, read_n int, match_id text, version int, fact int) JOIN rooms ON code = room_code
  ${MERGED}`;

export class PostgresMarks implements MarkStore {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async save(marks: readonly MarkRecord[]): Promise<void> {
    await this.#connections.write(SAVE, [marksJson(marks)]);
  }

  async ofRooms(codes: readonly string[]): Promise<MarkRecord[]> {
    const { rows } = await this.#connections.read<MarkRow>('SELECT * FROM seat_marks WHERE room_code = ANY ($1)', [
      codes,
    ]);
    return rows.map(markOf);
  }
}
