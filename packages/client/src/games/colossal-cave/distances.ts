import { CARDS, type CardId, nameOf, ROOMS, type RoomId, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { MAGIC_ROUTES } from './map/geometry';
import { playerAt } from './targets';

/**
 * Returns the number of steps from one room to each other room through open passages (R4.4: the grate is shut while the
 * cave is closing). Light, dangers, cards of other players and magic words are ignored.
 */
export function stepsFrom({ closing }: Pick<View, 'closing'>, start: RoomId): ReadonlyMap<RoomId, number> {
  const steps = new Map<RoomId, number>([[start, 0]]);
  for (const [room, count] of steps) {
    for (const next of waysFrom({ closing }, room)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** Returns the rooms at the other ends of the open passages of a room. */
export function waysFrom({ closing }: Pick<View, 'closing'>, room: RoomId): readonly RoomId[] {
  const isShut = (next: RoomId) =>
    closing !== null && [room, next].every((end) => end === 'wellHouse' || end === 'cobbleCrawl');
  return ROOMS[room].neighbours.filter((next) => !isShut(next));
}

/** Returns the same for the room of a player. The dead return to the Well House. */
export function stepsOfSeat(view: View, seat: Seat): ReadonlyMap<RoomId, number> {
  return stepsFrom(view, playerAt(view, seat).room ?? 'wellHouse');
}

/** Returns the rooms in which a card of a hand has an effect: one for an item or a treasure, two for a magic word. */
export function roomsOf(card: CardId): readonly RoomId[] {
  const name = nameOf(card);
  const facts = CARDS[name];
  if ('room' in facts) return facts.room ? [facts.room] : [];
  return MAGIC_ROUTES[name] ?? [];
}

/**
 * Returns the steps to the nearest room in which a card has an effect; `undefined` if it has no room or none can be
 * reached.
 */
export function stepsTo(steps: ReadonlyMap<RoomId, number>, card: CardId): number | undefined {
  const away = roomsOf(card).flatMap((room) => steps.get(room) ?? []);
  return away.length > 0 ? Math.min(...away) : undefined;
}
