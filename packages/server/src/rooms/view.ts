import type { RoomView } from '@lantern/games/protocol';
import type { RoomRecord } from '../store/store';
import type { Presence } from './presence';

/** A room as everybody may see it: an allow-list, so that no secret can slip in. */
export function roomView(room: RoomRecord, presence: Presence): RoomView {
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
      here: kind === 'bot' || presence.seatHere(room, seat),
      standIn,
    })),
    watchers: presence.watchers(room),
    matchId: room.matchId,
    hostHere: presence.hostHere(room),
    createdAt: room.createdAt,
  };
}
