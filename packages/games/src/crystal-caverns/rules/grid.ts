import { isHallway, kindOf } from '../data/cards';
import { DIRS, type Dir, opposite, VECTORS } from '../data/directions';
import type { Board, MapCard } from '../state';

/** A cell of the cavern: the entrance is (0, 0), `y` grows southwards (R1.1). */
export interface Cell {
  x: number;
  y: number;
}

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** The cell next to another. */
export function neighbour({ x, y }: Cell, dir: Dir): Cell {
  const [dx, dy] = VECTORS[dir] as readonly [number, number];
  return { x: x + dx, y: y + dy };
}

export function cardAt({ map }: Pick<Board, 'map'>, cell: Cell): MapCard | undefined {
  return map[keyOf(cell)];
}

export function partyCard({ map, pos }: Pick<Board, 'map' | 'pos'>): MapCard {
  const card = map[pos];
  if (!card) throw new Error('the party is on no card');
  return card;
}

/** R1.2, R1.3: whether a card has an exit on that side. */
export function hasExit({ id, rot }: Pick<MapCard, 'id' | 'rot'>, dir: Dir): boolean {
  return !isHallway(id) || dir % 2 === rot;
}

/** The exits of a card in the order N, E, S, W. */
export function exitsOf({ id, rot }: Pick<MapCard, 'id' | 'rot'>): readonly Dir[] {
  return isHallway(id) ? ALONG[rot] : DIRS;
}

/** The exits of a hallway, by how it lies. */
const ALONG: Readonly<Record<0 | 1, readonly Dir[]>> = { 0: [0, 2], 1: [1, 3] };

/** R1.4: the card that is joined to this one on that side. */
export function joinedTo(board: Pick<Board, 'map'>, card: MapCard, dir: Dir): MapCard | undefined {
  if (!hasExit(card, dir)) return undefined;
  const other = cardAt(board, neighbour(card, dir));
  return other && hasExit(other, opposite(dir)) ? other : undefined;
}

/** A stairway or a shaft: a way down (R6.2). */
export function isStairs({ id, shaft }: Pick<MapCard, 'id' | 'shaft'>): boolean {
  return shaft || kindOf(id) === 'stairway';
}
