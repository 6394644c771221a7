import type { GroupMatch } from '@lantern/protocol/groupHistory';
import type { PlayedMatch } from '@lantern/protocol/playedMatches';
import type { NightRecord } from '../../store/groups';
import type { HostingRecord, RoomRecord } from '../../store/records';
import { withHosting } from '../host/hostingRules';
import { departed } from '../seats/people';

/** So many nights a group remembers. */
const NIGHTS_AT_MOST = 60;

/** The history of a group with what was played in a room, if anything was. */
export function withNightOf(earlier: readonly NightRecord[], room: RoomRecord): NightRecord[] {
  const { code, createdAt, hosting } = room;
  const own = { code, createdAt, matches: hosting.history.map(withoutId) };
  return [...earlier, ...(own.matches.length > 0 ? [own] : [])].slice(-NIGHTS_AT_MOST);
}

/** The id of a match would lead to its replay, and so to its room. */
function withoutId({ matchId: _, ...match }: PlayedMatch): GroupMatch {
  return match;
}

/**
 * A fresh room as the next one of a group: it has the settings of the room before, and knows everybody again who shows
 * the key of the seat they had there.
 * @param earlier how many nights its history has
 */
export function following(fresh: RoomRecord, before: RoomRecord, earlier: number): RoomRecord {
  const { absence, pace, hints, withholds } = before.hosting;
  const settings = { absence, ...(pace && { pace }), ...(hints && { hints }), ...(withholds && { withholds }) };
  return withHosting(fresh, { ...settings, people: knownTo(before), group: { earlier } });
}

/** The people of a room as if all had stood up. */
function knownTo(room: RoomRecord): HostingRecord['people'] {
  return room.seats.reduce((now, seat) => withHosting(now, { people: departed(now, seat) }), room).hosting.people;
}

/** The room with so many earlier nights. */
export function withEarlier(room: RoomRecord, earlier: number): RoomRecord {
  if ((room.hosting.group?.earlier ?? 0) === earlier) return room;
  return withHosting(room, { group: { ...room.hosting.group, earlier } });
}
