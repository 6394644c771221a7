import { type CardId, cardOf, isTreasure } from '../data/cards';
import type { RoomId } from '../data/rooms';
import { type Player, TREASURES_TO_WIN } from '../state';
import { distance } from './situation';

/** Returns the work that is left for a player to win, given the cards they carry and hold. */
export interface Plan {
  /** Treasures that are neither in the safe nor carried nor in hand. */
  missing: number;
  /** The moves to the best treasures in hand and home, and the cards to play and deposit on the way. */
  deeds: number;
}

/**
 * Maximum number of treasures in hand that are considered, nearest first: more would take long and rarely be fetched.
 */
const LOOKED_AT = 4;

/** The shortest plan; a dead player returns to life at home. */
export function planOf(
  { room, inv, deposited }: Pick<Player, 'room' | 'inv' | 'deposited'>,
  hand: readonly CardId[],
): Plan {
  const here = room ?? 'wellHouse';
  const needed = TREASURES_TO_WIN - deposited.length;
  const carried = Math.min(needed, inv.filter(isTreasure).length);
  const rooms = hand.flatMap((card) => roomOf(card) ?? []);
  rooms.sort((one, other) => distance(here, one) - distance(here, other));
  const fetched = Math.min(needed - carried, rooms.length);
  const moves = shortestRound(here, rooms.slice(0, LOOKED_AT), fetched);
  return { missing: needed - carried - fetched, deeds: moves + 2 * fetched + carried };
}

function roomOf(card: CardId): RoomId | undefined {
  const info = cardOf(card);
  return info.type === 'treasure' ? info.room : undefined;
}

/** The number of moves from a room through `count` of the rooms and home. */
function shortestRound(from: RoomId, rooms: readonly RoomId[], count: number): number {
  if (count === 0) return distance(from, 'wellHouse');
  const rounds = rooms.map((next, at) => distance(from, next) + shortestRound(next, rooms.toSpliced(at, 1), count - 1));
  return Math.min(...rounds);
}
