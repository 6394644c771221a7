import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { steadyNow } from '../clock/steadyTime';
import type { RoomRecord, SeatRecord } from '../store/records';
import { chatView } from './chat/chatRules';
import { extraTimeOf } from './extraTime/extraTimeRules';
import { gameNightView } from './gameNight/gameNightRules';
import { hostOriginView } from './host/hostDeputy';
import { seatOfHost } from './host/hostingRules';
import { pauseView } from './host/pauses';
import { offerView } from './offer/offerRules';
import { seatOf } from './presence/presence';
import type { ReadonlyVisitors } from './presence/visitors';
import { levelOf } from './seats/level';
import { seatRequestViews } from './seats/seatRequestRules';
import { exchangeView } from './seed/seedExchangeRules';
import { takeBackView } from './takeBack/takeBackRules';
import { votesOf } from './votes/votes';

/** Maximum number of watchers to name: the size of messages to a crowd must not grow with the crowd. */
const NAMED_WATCHERS = 20;

/** A room as everybody may see it, with its visitors. An allow-list, so that no secret can slip in. */
export function roomView(room: RoomRecord, visitors: ReadonlyVisitors): RoomView {
  const taken = new Set(room.seats.filter((seat) => visitors.atSeat(seat) > 0).map(({ seat }) => seat));
  const hosts = visitors.hosts(room);
  const gameNight = gameNightView(room, Date.now());
  const offer = offerView(room, visitors);
  const { locked, absence, pace, tempo, hints, group, history, withholds } = room.hosting;
  return {
    code: room.code,
    version: room.version,
    game: room.game,
    options: room.options,
    listed: room.listed,
    state: room.state,
    seats: room.seats.map((record) => seatView(room, record, taken)),
    ...watchersOf(room, visitors),
    matchId: room.matchId,
    exchange: exchangeView(room, steadyNow()),
    reveals: !withholds,
    locked,
    ...pauseView(room, steadyNow()),
    absence,
    hints: hints === true,
    pace: pace ?? 'normal',
    ...(tempo && { tempo }),
    votes: votesOf(room, (seat) => taken.has(seat)),
    takeBack: takeBackView(room, steadyNow()),
    seatRequests: seatRequestViews(room, visitors, steadyNow()),
    ...(offer && { offer }),
    history,
    hostSeat: seatOfHost(room) ?? hosts.map((host) => seatOf(room, host)).find((seat) => seat !== null) ?? null,
    hostHere: hosts.length > 0,
    ...hostOriginView(room, steadyNow()),
    ...(gameNight && { gameNight }),
    ...(group && { group: { earlier: group.earlier, next: group.next !== undefined } }),
    talk: chatView(room, visitors),
    createdAt: room.createdAt,
  };
}

function seatView(room: RoomRecord, record: SeatRecord, taken: ReadonlySet<Seat>): SeatView {
  const { seat, kind, name, person, standIn, former, request, hints } = record;
  const level = levelOf(room, record);
  const extraTime = extraTimeOf(room, record);
  return {
    seat,
    kind,
    name,
    person,
    here: kind === 'bot' || taken.has(seat),
    standIn,
    ...(level && { level }),
    ...(extraTime && { extraTime }),
    ...(hints && { hints }),
    ...(room.state === 'playing' && kind !== 'person' && { ask: kind === 'bot' || former !== undefined }),
    ...(request !== undefined && { request }),
  };
}

/** The number of watchers, and the names of those who have been here longest. */
function watchersOf(room: RoomRecord, visitors: ReadonlyVisitors): Pick<RoomView, 'watchers' | 'watcherCount'> {
  const seated = room.seats.reduce((count, seat) => count + visitors.atSeat(seat), 0);
  const watchers: string[] = [];
  for (const visitor of visitors) {
    if (watchers.length === NAMED_WATCHERS) break;
    if (seatOf(room, visitor) === null) watchers.push(visitor.name);
  }
  return { watchers, watcherCount: visitors.size - seated };
}
