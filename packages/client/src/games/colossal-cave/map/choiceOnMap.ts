import type { RoomId, View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { before, type Playing, valuesOf } from '../decisions/usePlaying';

/** A choice that is made on the map for a card: a room, or a player by the room they are in. */
export interface MapChoice {
  rooms: ReadonlySet<RoomId>;
  /** The chosen room, or the room of the chosen player. */
  room: RoomId | undefined;
  /** The seats that can be chosen. */
  seats: readonly Seat[];
  seat: Seat | undefined;
  pick(room: RoomId): void;
}

/**
 * Returns the part of the choices for a card that is made on the map. In a room with several players each tap selects
 * the next one.
 */
export function choiceOnMap(playing: Playing, view: View): MapChoice {
  const { at, chosen, choose } = playing;
  const placeOf = (seat: Seat | undefined) =>
    seat === undefined ? undefined : (view.players[seat]?.room ?? undefined);
  if (at === 'room') {
    return {
      rooms: new Set(valuesOf(playing, 'room')),
      room: chosen.room,
      seats: [],
      seat: chosen.target,
      pick: (room) => choose({ ...before(chosen, 'room'), room }),
    };
  }
  const seats = at === 'target' ? valuesOf(playing, 'target') : [];
  return {
    rooms: new Set(seats.flatMap((seat) => placeOf(seat) ?? [])),
    room: placeOf(chosen.target),
    seats,
    seat: chosen.target,
    pick(room) {
      const here = seats.filter((seat) => placeOf(seat) === room);
      const next = here[(here.indexOf(chosen.target ?? '') + 1) % here.length];
      if (next !== undefined) choose({ target: next });
    },
  };
}
