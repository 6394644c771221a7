import type { HostNews, RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { isStillOpen } from '../../clock/clockSkew';
import type { RoomRecord } from '../../store/records';
import type { ReadonlyVisitors } from '../presence/visitors';
import { hostName } from '../seats/seatRequestRules';
import { seatNamed } from '../seats/seats';
import { hostedBy, seatOfHost, withHosting } from './hostingRules';

/** How long a change of the host is reported, in milliseconds: long enough for a page that loads slowly. */
export const HOST_NEWS_TOLD = 10_000;

/** The room with a deputy host until the host is back. Over several absences the first host keeps the claim. */
export function lentTo(room: RoomRecord, heir: Seat): RoomRecord {
  const seat = seatOfHost(room);
  const own = { keyHash: room.hostKeyHash, name: seat === null ? null : seatNamed(room, seat).name };
  return withHosting(hostedBy(room, heir), { hostAway: room.hosting.hostAway ?? own });
}

/** Whether the absent host has returned while another person has the role. */
export function isBack({ hosting: { hostAway } }: RoomRecord, visitors: ReadonlyVisitors): boolean {
  return hostAway !== undefined && visitors.hosts({ hostKeyHash: hostAway.keyHash }).length > 0;
}

/** The room with the role back at the host who was away. */
export function givenBack(room: RoomRecord, visitors: ReadonlyVisitors, now: number): RoomRecord {
  const { hostAway, ...hosting } = room.hosting;
  if (!hostAway || !isBack(room, visitors)) return room;
  const returned = { ...room, hosting, hostKeyHash: hostAway.keyHash };
  return withHostNews(returned, { how: 'back', name: hostName(room, visitors) }, now);
}

/** The room that reports this change of the host for some seconds. */
export function withHostNews(room: RoomRecord, news: HostNews, now: number): RoomRecord {
  return withHosting(room, { hostNews: { ...news, until: now + HOST_NEWS_TOLD } });
}

/** How the current host got the role, as everybody may see it. */
export function hostOriginView({ hosting }: RoomRecord, now: number): Pick<RoomView, 'hostFor' | 'hostNews'> {
  const { hostAway, hostNews } = hosting;
  if (hostAway) return { hostFor: hostAway.name };
  if (!hostNews || !isStillOpen(hostNews.until, HOST_NEWS_TOLD, now)) return {};
  return { hostNews: { how: hostNews.how, name: hostNews.name } };
}
