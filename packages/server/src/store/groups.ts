import type { GroupNight } from '@lantern/protocol/groupHistory';
import { type SqlRunner, sql } from './sql';

/** The matches a group has played in an earlier room. */
export interface NightRecord extends GroupNight {
  /** The code of that room and when it was opened: the code may have been reused since. */
  code: string;
  createdAt: number;
}

/** The histories of groups before they came to a room; deleted with that room. */
export class GroupStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /** Replaces the earlier nights of a room. Does nothing if the room does not exist. */
  async save(roomCode: string, nights: readonly NightRecord[]): Promise<void> {
    await this.#sql.change(SQL.save, groupRow(roomCode, nights));
  }

  /** The earlier nights of a room, the latest last. */
  async load(roomCode: string): Promise<NightRecord[]> {
    return nightsOf((await this.#sql.read(SQL.load, { code: roomCode }))[0]);
  }
}

/** A row of `group_histories`. */
interface GroupRow {
  room_code: string;
  nights: string;
}

function groupRow(roomCode: string, nights: readonly NightRecord[]): GroupRow {
  return { room_code: roomCode, nights: JSON.stringify(nights) };
}

function nightsOf(row: Pick<GroupRow, 'nights'> | undefined): NightRecord[] {
  return row ? JSON.parse(row.nights) : [];
}

const SQL = {
  save: sql<GroupRow>(
    `INSERT INTO group_histories (room_code, nights)
     SELECT code, CAST(:nights AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code) DO UPDATE SET nights = excluded.nights`,
  ),
  load: sql<{ code: string }, Pick<GroupRow, 'nights'>>('SELECT nights FROM group_histories WHERE room_code = :code'),
};
