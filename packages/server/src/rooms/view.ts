import type { RoomView } from '@lantern/games/protocol';
import type { Visitor } from '../store/roll';
import type { RoomRecord } from '../store/store';
import { seatOfHost } from './hostingRules';
import { isHost, seatOf } from './presence';
import { takeBackView } from './takeBackRules';
import { talkView } from './talkRules';
import { votesOf } from './votes';

/** A room as everybody may see it, with those who have it open: an allow-list, so that no secret can slip in. */
export function roomView(room: RoomRecord, visitors: readonly Visitor[]): RoomView {
  const taken = new Set(visitors.map((visitor) => seatOf(room, visitor)));
  const hosts = visitors.filter((visitor) => isHost(room, visitor));
  const { locked, pausedAt, absence, history } = room.hosting;
  return {
    code: room.code,
    game: room.game,
    options: room.options,
    listed: room.listed,
    state: room.state,
    seats: room.seats.map(({ seat, kind, name, person, standIn }) => ({
      seat,
      kind,
      name,
      person,
      here: kind === 'bot' || taken.has(seat),
      standIn,
    })),
    watchers: visitors.flatMap((visitor) => (seatOf(room, visitor) === null ? visitor.name : [])),
    matchId: room.matchId,
    locked,
    paused: pausedAt !== null,
    absence,
    votes: votesOf(room, (seat) => taken.has(seat)),
    takeBack: takeBackView(room, Date.now()),
    history,
    hostSeat: seatOfHost(room) ?? hosts.map((host) => seatOf(room, host)).find((seat) => seat !== null) ?? null,
    hostHere: hosts.length > 0,
    talk: talkView(room, visitors),
    createdAt: room.createdAt,
  };
}
