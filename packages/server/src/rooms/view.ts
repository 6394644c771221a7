import type { RoomView } from '@lantern/games/protocol';
import { steadyNow } from '../steadyTime';
import type { RoomRecord } from '../store/store';
import { seatOfHost } from './hostingRules';
import { seatOf } from './presence';
import { seatRequestViews } from './seatRequestRules';
import { exchangeView } from './seedExchange';
import { takeBackView } from './takeBackRules';
import { talkView } from './talkRules';
import type { ReadonlyVisitors } from './visitors';
import { votesOf } from './votes';

/** Of those who watch so many are named: a crowd can be told to a crowd only if its size is not in the text. */
const NAMED_WATCHERS = 20;

/** A room as everybody may see it, with those who have it open: an allow-list, so that no secret can slip in. */
export function roomView(room: RoomRecord, visitors: ReadonlyVisitors): RoomView {
  const taken = new Set(room.seats.filter((seat) => visitors.atSeat(seat) > 0).map(({ seat }) => seat));
  const hosts = visitors.hosts(room);
  const { locked, pausedAt, absence, history, lesson, withholds } = room.hosting;
  return {
    code: room.code,
    game: room.game,
    options: room.options,
    listed: room.listed,
    state: room.state,
    seats: room.seats.map(({ seat, kind, name, person, standIn, former, request }) => ({
      seat,
      kind,
      name,
      person,
      here: kind === 'bot' || taken.has(seat),
      standIn,
      ...(room.state === 'playing' && kind !== 'person' && { ask: kind === 'bot' || former !== undefined }),
      ...(request !== undefined && { request }),
    })),
    ...watchersOf(room, visitors),
    matchId: room.matchId,
    exchange: exchangeView(room, steadyNow()),
    reveals: !withholds,
    locked,
    paused: pausedAt !== null,
    ...(lesson && { lesson }),
    absence,
    votes: votesOf(room, (seat) => taken.has(seat)),
    takeBack: takeBackView(room, steadyNow()),
    seatRequests: seatRequestViews(room, visitors, steadyNow()),
    history,
    hostSeat: seatOfHost(room) ?? hosts.map((host) => seatOf(room, host)).find((seat) => seat !== null) ?? null,
    hostHere: hosts.length > 0,
    talk: talkView(room, visitors),
    createdAt: room.createdAt,
  };
}

/** How many watch, and the names of those who have been here longest. */
function watchersOf(room: RoomRecord, visitors: ReadonlyVisitors): Pick<RoomView, 'watchers' | 'watcherCount'> {
  const seated = room.seats.reduce((count, seat) => count + visitors.atSeat(seat), 0);
  const watchers: string[] = [];
  for (const visitor of visitors) {
    if (watchers.length === NAMED_WATCHERS) break;
    if (seatOf(room, visitor) === null) watchers.push(visitor.name);
  }
  return { watchers, watcherCount: visitors.size - seated };
}
