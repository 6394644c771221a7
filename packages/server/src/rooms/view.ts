import type { RoomView } from '@lantern/games/protocol';
import type { Visitor } from '../store/roll';
import type { RoomRecord } from '../store/store';
import { isHost, seatOf } from './presence';

/** A room as everybody may see it, with those who have it open: an allow-list, so that no secret can slip in. */
export function roomView(room: RoomRecord, visitors: readonly Visitor[]): RoomView {
  const taken = new Set(visitors.map((visitor) => seatOf(room, visitor)));
  return {
    code: room.code,
    game: room.game,
    options: room.options,
    listed: room.listed,
    state: room.state,
    seats: room.seats.map(({ seat, kind, name, standIn }) => ({
      seat,
      kind,
      name,
      here: kind === 'bot' || taken.has(seat),
      standIn,
    })),
    watchers: visitors.flatMap((visitor) => (seatOf(room, visitor) === null ? visitor.name : [])),
    matchId: room.matchId,
    hostHere: visitors.some((visitor) => isHost(room, visitor)),
    talk: room.talk,
    createdAt: room.createdAt,
  };
}
