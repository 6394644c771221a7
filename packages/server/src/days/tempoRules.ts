import { USUAL_HOLIDAY } from '@lantern/protocol/holidays';
import type { Tempo } from '@lantern/protocol/tempo';
import { refused } from '../refusals';
import { withHosting } from '../rooms/host/hostingRules';
import type { RoomRecord } from '../store/records';
import { isZone } from './localTime';

/** The reactions to an overdue turn, the quickest first. */
const PATIENCE: readonly Tempo['overdue'][] = ['strict', 'gentle', 'patient'];

export function isOverDays({ hosting }: Pick<RoomRecord, 'hosting'>): boolean {
  return hosting.tempo !== undefined;
}

/** How long a request in a room is open, in milliseconds: longer over days, since nobody has to be present. */
export function lastsIn(
  room: Pick<RoomRecord, 'hosting'>,
  { inOneGo, overDays }: Record<'inOneGo' | 'overDays', number>,
): number {
  return isOverDays(room) ? overDays : inOneGo;
}

/** The room with another tempo; `null` plays in one go. Throws `BAD_ZONE`, `ROOM_PLAYING`, `LESS_TIME`. */
export function withTempo(room: RoomRecord, wanted: Tempo | null | undefined): RoomRecord {
  const { tempo, hostSeenAt: _, ...hosting } = room.hosting;
  if (wanted === undefined || (wanted === null && !tempo)) return room;
  if (wanted && !isZone(wanted.zone)) throw refused('BAD_ZONE');
  if (room.state === 'playing') {
    if (!wanted || !tempo) throw refused('ROOM_PLAYING');
    if (!isMoreTime(tempo, wanted)) throw refused('LESS_TIME');
    return { ...room, hosting: { ...room.hosting, tempo: wanted } };
  }
  return wanted ? overDays(room, wanted) : { ...room, hosting };
}

/** The room at a tempo over days. The bot plays for absent people then, unless the host has changed that setting. */
function overDays(room: RoomRecord, tempo: Tempo): RoomRecord {
  const { absence } = room.hosting;
  const untouched = !isOverDays(room) && absence.after === null && absence.by === 'default';
  return withHosting(room, { tempo, absence: untouched ? { ...absence, by: 'bot' } : absence });
}

/**
 * The room whose running match continues at another tempo, without votes about it. In one go a match that no server
 * owns waits for a visitor; over days nobody needs a stand-in, since deadlines replace it.
 */
export function atVotedTempo(room: RoomRecord, wanted: Tempo | null, now: number): RoomRecord {
  const votes = room.hosting.votes.filter(({ about }) => about !== 'tempo');
  const { tempo, hostSeenAt: _, desertedAt: _deserted, clockHeldAt: _held, ...hosting } = room.hosting;
  if (!wanted) return { ...room, hosting: { ...hosting, votes, ...(room.owner === null && { desertedAt: now }) } };
  if (tempo) return withHosting(room, { votes, tempo: wanted });
  const seats = room.seats.map(({ away: _away, ...seat }) => ({ ...seat, standIn: 'none' as const }));
  return overDays({ ...room, seats, hosting: { ...hosting, votes } }, wanted);
}

/** Whether that tempo would change the room between one go and over days. */
export function changesKind(room: Pick<RoomRecord, 'hosting'>, wanted: Tempo | null): boolean {
  return isOverDays(room) !== (wanted !== null);
}

/** Whether a tempo gives nobody less time than another one in the same zone. */
function isMoreTime(before: Tempo, after: Tempo): boolean {
  const days = ({ turn }: Tempo) => (turn === 'none' ? Number.POSITIVE_INFINITY : turn);
  return (
    days(after) >= days(before) &&
    after.reserve >= before.reserve &&
    (after.holiday ?? USUAL_HOLIDAY) >= (before.holiday ?? USUAL_HOLIDAY) &&
    after.zone === before.zone &&
    (after.nights || !before.nights) &&
    (after.weekends === 'off' || before.weekends === 'count') &&
    PATIENCE.indexOf(after.overdue) >= PATIENCE.indexOf(before.overdue)
  );
}
