import { ROOM_SIGNS, type RoomSign, type RoomsWanted } from '@lantern/protocol/operator';
import { DAY } from '@lantern/protocol/timeUnits';
import type { Maintenance, RoomSummary } from '../store/maintenance';
import type { RoomRecord } from '../store/records';

/** Time without a move after which an attended match in one go counts as stuck, in milliseconds. */
const STUCK = DAY;

/** Number of stored moves from which a room counts as large. */
const MANY_MOVES = 2_000;

/** Time without a change after which a room counts as old. */
const OLD_MS = 30 * DAY;

/** Number of rooms per query. */
const AT_ONCE = 500;

/** All rooms of a store, those without changes for longest first. */
export async function* allRooms(maintenance: Pick<Maintenance, 'rooms'>): AsyncGenerator<RoomSummary> {
  let after: RoomRecord | null = null;
  for (;;) {
    const rooms: RoomSummary[] = await maintenance.rooms({ before: Number.MAX_SAFE_INTEGER, after, limit: AT_ONCE });
    yield* rooms;
    if (rooms.length < AT_ONCE) return;
    after = rooms.at(-1)?.room ?? null;
  }
}

/** The data that signs depend on, besides the room. */
export interface SignsAgainst {
  /** The codes of the rooms with an open report. */
  reported: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  now: number;
}

export function signsOf(summary: RoomSummary, { reported, now }: SignsAgainst): RoomSign[] {
  const silent = now - summary.changedAt;
  const has: Readonly<Record<RoomSign, boolean>> = {
    reported: reported.has(summary.room.code),
    stuck: isStuck(summary, silent),
    large: summary.moves >= MANY_MOVES,
    old: silent > OLD_MS,
  };
  return ROOM_SIGNS.filter((sign) => has[sign]);
}

/**
 * Whether a match is frozen, or an attended match in one go has had no move for long.
 * @param silent in milliseconds
 */
function isStuck({ room: { state, hosting, owner }, frozen }: RoomSummary, silent: number): boolean {
  if (state !== 'playing') return false;
  return frozen || (!hosting.tempo && hosting.pausedAt === null && owner !== null && silent > STUCK);
}

/** Whether a room matches the filter. */
export function fits(summary: RoomSummary, { state, game, text, sign }: RoomsWanted, against: SignsAgainst): boolean {
  if (sign !== undefined && !signsOf(summary, against).includes(sign)) return false;
  const { room } = summary;
  if (state !== undefined && room.state !== state) return false;
  if (game !== undefined && room.game !== game) return false;
  if (text === undefined) return true;
  const sought = text.trim().toLowerCase();
  return [room.code, ...room.seats.map(({ name }) => name)].some((word) => word.toLowerCase().includes(sought));
}
