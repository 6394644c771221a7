import type { Seat } from '@lantern/protocol/seat';
import { type CardId, cardOf, isTreasure } from '../data/cards';
import { ROOM_IDS, ROOMS, type RoomId } from '../data/rooms';
import { isDeposited, playerOf, presentSeats } from '../rules/board';
import { type Player, TREASURES_TO_WIN } from '../state';
import type { View } from '../view';

/** The situation of one bot: its view and its destination. */
export interface Situation {
  view: View;
  seat: Seat;
  me: Player;
  /** The other players still in the match. */
  others: Seat[];
  /** Treasures the bot carries. */
  loot: number;
  goal: RoomId;
}

/** The bot's summary of a view. */
export function situationOf(view: View, seat: Seat): Situation {
  const me = playerOf(view, seat);
  const others = presentSeats(view).filter((other) => other !== seat);
  const loot = me.inv.filter(isTreasure).length;
  return { view, seat, me, others, loot, goal: goalOf(view, me, loot) };
}

/** Returns the progress of a player towards winning, from 0 to 3. */
export function threat(view: View, seat: Seat): number {
  const { deposited, inv } = playerOf(view, seat);
  return Math.min(TREASURES_TO_WIN, deposited.length + inv.filter(isTreasure).length / 2);
}

/** A card is worth fetching: it is neither in the bot's own keeping nor in anybody's safe. */
export function isWanted({ view, me }: Situation, card: CardId): boolean {
  return !me.inv.includes(card) && !isDeposited(view, card);
}

/** Moves from one room to another. */
export function distance(from: RoomId, to: RoomId): number {
  return distances[from][to];
}

/** Moves by which being in `to` instead of `from` shortens the way to the goal; negative if it is longer. */
export function saved(situation: Situation, from: RoomId | null, to: RoomId): number {
  return from === null ? 0 : distance(from, situation.goal) - distance(to, situation.goal);
}

/** The value of taking the others of a room along: a carrier of treasures should be kept from home. */
export function worthOfCompany({ view, seat }: Situation, from: RoomId, to: RoomId): number {
  const farther = distance(to, HOME) - distance(from, HOME);
  const companions = view.seats.filter((other) => other !== seat && playerOf(view, other).room === from);
  const laden = companions.filter((other) => playerOf(view, other).inv.some(isTreasure));
  return laden.reduce((sum, other) => sum + farther * threat(view, other), 0);
}

const HOME: RoomId = 'wellHouse';
/** In the middle of the cave, close to many treasures. */
const HUB: RoomId = 'hallOfMists';

function goalOf(view: View, me: Player, loot: number): RoomId {
  const { room } = me;
  if (room === null || loot >= 2 || (loot > 0 && loot + me.deposited.length >= TREASURES_TO_WIN)) return HOME;
  const cost = (to: RoomId) => (loot > 0 ? 2 * distance(room, to) : distance(room, to) + distance(to, HOME));
  const [nearest] = errands(view, me).sort((one, other) => cost(one) - cost(other));
  if (nearest === undefined) return loot > 0 ? HOME : HUB;
  return loot > 0 && cost(nearest) > 2 ? HOME : nearest;
}

/** Rooms in which the bot could get hold of a treasure. */
function errands(view: View, me: Player): RoomId[] {
  const open = (card: CardId) => !me.inv.includes(card) && !isDeposited(view, card);
  const rooms: RoomId[] = [];
  for (const card of view.hand) {
    const info = cardOf(card);
    if (info.type === 'treasure') rooms.push(info.room);
  }
  if (view.hand.includes('bareHands') && open('persianRug')) rooms.push('mountainKing');
  if (me.inv.includes('blackRod') && open('diamonds')) rooms.push('hallOfMists');
  if (view.hand.includes('blackRod') && open('diamonds')) rooms.push('cobbleCrawl');
  if (me.inv.includes('tastyFood') && open('goldenChain')) rooms.push('volcanoView');
  return rooms;
}

const distances = Object.fromEntries(ROOM_IDS.map((room) => [room, distancesFrom(room)])) as Record<
  RoomId,
  Record<RoomId, number>
>;

function distancesFrom(start: RoomId): Record<RoomId, number> {
  const found = { [start]: 0 } as Record<RoomId, number>;
  const queue: RoomId[] = [start];
  for (const room of queue) {
    for (const next of ROOMS[room].neighbours) {
      if (found[next] !== undefined) continue;
      found[next] = found[room] + 1;
      queue.push(next);
    }
  }
  return found;
}
