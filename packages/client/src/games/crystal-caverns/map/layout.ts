import {
  type Cell,
  DIRS,
  type Dir,
  isHallway,
  joinedTo,
  type MapCard,
  VECTORS,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { Rect, Size } from '../../../ui/panZoom/camera';

/** Length of a cell on the map, in units of the drawing. */
export const CELL = 100;
/** Half the width of every corridor and door. */
export const HALF_DOOR = 14;
/** The distance that the face of a wall extends down over the floor behind it. */
export const WALL_FACE = 7;

/** Minimum size of a tappable cell, in pixels. */
const SMALLEST_CELL = 40;

/** The orientation of a card: hallways along their exits, others with the long side across their first joint (R1.3). */
export type Lie = 'tall' | 'wide';

export function lieOf(view: Pick<View, 'map'>, card: MapCard): Lie {
  if (isHallway(card.id)) return card.rot === 0 ? 'tall' : 'wide';
  const first = DIRS.find((dir) => {
    const other = joinedTo(view, card, dir);
    return other && other.seq < card.seq;
  });
  return first === undefined || first % 2 === 1 ? 'tall' : 'wide';
}

export function slabOf({ id }: Pick<MapCard, 'id'>, lie: Lie): { width: number; height: number } {
  const long = 95;
  const short = isHallway(id) ? 66 : 85;
  return lie === 'tall' ? { width: short, height: long } : { width: long, height: short };
}

/** The distance from the middle of a slab to its edge in a direction. */
export function reachOf(view: Pick<View, 'map'>, card: MapCard, dir: Dir): number {
  const { width, height } = slabOf(card, lieOf(view, card));
  return (dir % 2 === 0 ? height : width) / 2;
}

export function middleOf({ x, y }: Cell): { x: number; y: number } {
  return { x: x * CELL, y: y * CELL };
}

/** Turns a drawing that leads north so that it leads in another direction. */
export function towards(dir: Dir): string {
  return `rotate(${dir * 90})`;
}

export function vectorOf(dir: Dir): readonly [number, number] {
  return VECTORS[dir] as readonly [number, number];
}

/** Returns the box around cells, with a margin in cells on every side. */
export function boxAround(cells: readonly Cell[], air: number): Rect {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = (Math.min(...xs) - 0.5 - air) * CELL;
  const top = (Math.min(...ys) - 0.5 - air) * CELL;
  return {
    x: left,
    y: top,
    width: (Math.max(...xs) + 0.5 + air) * CELL - left,
    height: (Math.max(...ys) + 0.5 + air) * CELL - top,
  };
}

/** The area that a view of that size, in pixels, shows around a cell at the minimum tappable size. */
export function cutAround(cell: Cell, view: Size): Rect {
  const { x, y } = middleOf(cell);
  const width = (view.width / SMALLEST_CELL) * CELL;
  const height = (view.height / SMALLEST_CELL) * CELL;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
