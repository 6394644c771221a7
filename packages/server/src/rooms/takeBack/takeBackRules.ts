import type { Seat } from '@lantern/protocol/seat';
import {
  botsObject,
  MOST_TAKE_BACKS,
  TAKE_BACK_LASTS,
  type TakeBackView,
  whoMustAgree,
} from '@lantern/protocol/takeBacks';
import { isStillOpen } from '../../clock/clockSkew';
import { lastsIn } from '../../days/tempoRules';
import { refused } from '../../refusals';
import type { HostingRecord, RoomRecord } from '../../store/records';
import { withHosting } from '../host/hostingRules';

type Open = NonNullable<HostingRecord['takeBacks']['open']>;

/** The open request to take back a move in the running match; `null` once the time for answers is over. */
export function openTakeBack({ state, hosting }: RoomRecord, now: number): Open | null {
  const { open } = hosting.takeBacks;
  return open && state === 'playing' && isStillOpen(open.until, lastsIn({ hosting }, TAKE_BACK_LASTS), now)
    ? open
    : null;
}

/** The people who have not answered yet. */
function awaited(room: RoomRecord, { seat: asker, by }: Pick<Open, 'seat' | 'by'>): Seat[] {
  return whoMustAgree(room.seats, asker).flatMap(({ seat }) => (by.includes(seat) ? [] : seat));
}

/** Whether a bot objects to a request. */
function objected({ seats }: RoomRecord, { seat, shown = [] }: Pick<Open, 'seat' | 'shown'>): boolean {
  return botsObject(seats, seat, shown);
}

export function isAgreed(room: RoomRecord, open: Open): boolean {
  return awaited(room, open).length === 0 && !objected(room, open);
}

/** The open request as everybody may see it. */
export function takeBackView(room: RoomRecord, now: number): TakeBackView | null {
  const open = openTakeBack(room, now);
  if (!open) return null;
  const { seat, until, shown = [] } = open;
  return { seat, awaited: awaited(room, open), shown, remaining: until - now };
}

/**
 * The room after a seat has asked to take back its last move. Throws `TAKE_BACK_OPEN`, `BOTS_SAY_NO`,
 * `TAKE_BACKS_USED`.
 * @param asked the move, and the version of everybody's view at that time
 */
export function askedBack(
  room: RoomRecord,
  asked: Pick<Open, 'seat' | 'seq' | 'version' | 'shown'>,
  now: number,
): RoomRecord {
  if (openTakeBack(room, now)) throw refused('TAKE_BACK_OPEN');
  if (objected(room, asked)) throw refused('BOTS_SAY_NO');
  const { asked: before } = room.hosting.takeBacks;
  const times = before[asked.seat] ?? 0;
  if (times >= MOST_TAKE_BACKS) throw refused('TAKE_BACKS_USED', { most: MOST_TAKE_BACKS });
  const open = { ...asked, until: now + lastsIn(room, TAKE_BACK_LASTS), by: [] };
  return withHosting(room, { takeBacks: { asked: { ...before, [asked.seat]: times + 1 }, open } });
}

/**
 * The room after an answer. One refusal ends the request; the asking person refuses to withdraw it. Throws
 * `NO_TAKE_BACK`.
 */
export function answered(room: RoomRecord, seat: Seat, agreed: boolean, now: number): RoomRecord {
  const open = openTakeBack(room, now);
  if (!open) throw refused('NO_TAKE_BACK');
  if (!agreed) return closed(room, open);
  if (!awaited(room, open).includes(seat)) return room;
  return withHosting(room, { takeBacks: { ...room.hosting.takeBacks, open: { ...open, by: [...open.by, seat] } } });
}

/** The room without that request; the same room if it has another request or none. */
export function closed(room: RoomRecord, { seat, until }: Pick<Open, 'seat' | 'until'>): RoomRecord {
  const { takeBacks } = room.hosting;
  if (takeBacks.open?.seat !== seat || takeBacks.open.until !== until) return room;
  return withHosting(room, { takeBacks: { ...takeBacks, open: null } });
}
