import type { DeskRoom } from '@lantern/protocol/desk';
import type { KnownRoom } from '../../state/roomKeys';
import { keep, recall } from '../../state/storage';

/** The last answer of the server about the rooms of this browser. */
export interface KeptDesk {
  /** Milliseconds since 1970; `null` for never. */
  at: number | null;
  /** The rooms by code. */
  rooms: Readonly<Record<string, DeskRoom>>;
}

export const keptDesk = (): KeptDesk => recall<KeptDesk>('desk') ?? { at: null, rooms: {} };

/** Stores an answer. Rooms that are not in it stay unchanged; rooms that are no longer known are removed. */
export function keepDesk(known: readonly KnownRoom[], told: readonly DeskRoom[], before: KeptDesk): KeptDesk {
  const fresh = new Map(told.map((room) => [room.code, room]));
  const rooms = known.flatMap(({ code }) => fresh.get(code) ?? before.rooms[code] ?? []);
  const desk = { at: Date.now(), rooms: Object.fromEntries(rooms.map((room) => [room.code, room])) };
  keep('desk', desk);
  return desk;
}
