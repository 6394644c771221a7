import type { GroupMatch } from '@lantern/protocol/groupHistory';
import type { PlayedMatch } from '@lantern/protocol/playedMatches';
import type { NightRecord } from '../../store/groups';
import type { HostingRecord, RoomRecord } from '../../store/records';
import { withHosting } from '../host/hostingRules';
import { departed } from '../seats/people';

/** Maximum number of nights a group remembers. */
const NIGHTS_AT_MOST = 60;

/** The history of a group, extended by what was played in a room, if anything. */
export function withNightOf(earlier: readonly NightRecord[], room: RoomRecord): NightRecord[] {
  const { code, createdAt, hosting } = room;
  const own = { code, createdAt, matches: hosting.history.map(withoutId) };
  return [...earlier, ...(own.matches.length > 0 ? [own] : [])].slice(-NIGHTS_AT_MOST);
}

/** Whether two records are of the same night, perhaps in the histories of different rooms. */
export function isSameNight(record: NightRecord, other: NightRecord): boolean {
  return record.code === other.code && record.createdAt === other.createdAt;
}

/** The id of a match would lead to its replay and thereby to its room. */
function withoutId({ matchId: _, ...match }: PlayedMatch): GroupMatch {
  return match;
}

/**
 * Makes a new room the next one of a group: it takes over the settings, and recognises everybody who shows the key of
 * their seat in the room before.
 * @param earlier number of nights in its history
 */
export function following(fresh: RoomRecord, before: RoomRecord, earlier: number): RoomRecord {
  const { absence, extraTime, pace, tempo, hints, withholds } = before.hosting;
  const settings = {
    absence,
    ...(extraTime && { extraTime }),
    ...(pace && { pace }),
    ...(tempo && { tempo }),
    ...(hints && { hints }),
    ...(withholds && { withholds }),
  };
  return withHosting(fresh, { ...settings, people: knownTo(before), group: { earlier } });
}

/** The people of a room as if all had left their seats. */
function knownTo(room: RoomRecord): HostingRecord['people'] {
  return room.seats.reduce((now, seat) => withHosting(now, { people: departed(now, seat, 'self') }), room).hosting
    .people;
}

export function withEarlier(room: RoomRecord, earlier: number): RoomRecord {
  if ((room.hosting.group?.earlier ?? 0) === earlier) return room;
  return withHosting(room, { group: { ...room.hosting.group, earlier } });
}
