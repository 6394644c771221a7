import type { GroupNight } from '@lantern/protocol/groupHistory';

/** The matches a group has played in an earlier room. */
export interface NightRecord extends GroupNight {
  /** The code of that room and when it was opened: the code may belong to another room by now. */
  code: string;
  createdAt: number;
}

/** The histories of groups before they came to a room; deleted with that room. */
export interface GroupStore {
  /** Replaces the earlier nights of a room. Does nothing if the room does not exist. */
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
