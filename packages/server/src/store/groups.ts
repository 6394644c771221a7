import type { GroupNight } from '@lantern/protocol/groupHistory';

/** What a group has played in an earlier room. */
export interface NightRecord extends GroupNight {
  /** The code of that room, and when it was opened: another room may have the code by now. */
  code: string;
  createdAt: number;
}

/** What groups have played before they came to a room, deleted with that room. */
export interface GroupStore {
  /** Keeps the earlier nights of a room, in place of what was kept before. Nothing is kept of a room that does not exist. */
  save(roomCode: string, nights: readonly NightRecord[]): Promise<void>;
  /** The earlier nights of a room, the latest last. */
  load(roomCode: string): Promise<NightRecord[]>;
}

/** A row of `group_histories`. */
export interface GroupRow {
  room_code: string;
  nights: string;
}

export function groupRow(roomCode: string, nights: readonly NightRecord[]): GroupRow {
  return { room_code: roomCode, nights: JSON.stringify(nights) };
}

export function nightsOf(row: Pick<GroupRow, 'nights'> | undefined): NightRecord[] {
  return row ? JSON.parse(row.nights) : [];
}
