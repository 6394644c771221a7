import {
  type Direction,
  geometryOf,
  type MapId,
  mapTable,
  type Square,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Rect, Size } from '../../../ui/panZoom/camera';

/** Side of a square of the map in drawing units. */
export const UNIT = 100;
/** The distance between adjacent squares of a coaster, slightly less than `UNIT`, so that coasters are separated. */
export const PITCH = 91;

export interface Point {
  x: number;
  y: number;
}

/** A drawn square: its middle, the directions of its arrows (quarter turns clockwise from up), and its cell. */
export interface Field extends Point {
  square: Square;
  exits: readonly number[];
  vortex: boolean;
  /** Upper left corner of the part of the map that belongs to it. */
  cell: Point;
}

export interface Layout {
  width: number;
  height: number;
  /** In the order of the map; `x` and `y` are the middle. */
  coasters: readonly (Point & { fields: readonly Field[] })[];
  /** The fields by square. */
  fields: readonly Field[];
}

const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];

/** Returns the positions of everything on a map rotated clockwise by this number of quarter turns. */
export function layoutOf(map: MapId, turn: number): Layout {
  const { width, height, squares, metropolis } = geometryOf(map);
  const { gold } = mapTable(map);
  const size = turn % 2 === 0 ? { width, height } : { width: height, height: width };
  const placed = (x: number, y: number): Point => {
    const middle = turned({ x: x - width / 2, y: y - height / 2 }, turn);
    return { x: (middle.x + size.width / 2) * UNIT, y: (middle.y + size.height / 2) * UNIT };
  };
  const coasters = mapTable(map).coasters.map(({ x, y }) => placed(x + 1.5, y + 1.5));
  const fields = squares.map(({ x, y, coaster, arrows, centre }, square): Field => {
    const middle = placed(x + 0.5, y + 0.5);
    const heart = coasters[coaster] as Point;
    const drawn = (from: number, to: number) => from + ((to - from) * PITCH) / UNIT;
    return {
      square,
      x: drawn(heart.x, middle.x),
      y: drawn(heart.y, middle.y),
      exits: arrows.map((arrow) => (DIRECTIONS.indexOf(arrow) + turn) % 4),
      // The middle square of the Metropolis has no vortex, and the Gold Mountain closes the one it stands on.
      vortex: centre && metropolis !== square - 4 && gold?.at !== square,
      cell: { x: middle.x - UNIT / 2, y: middle.y - UNIT / 2 },
    };
  });
  return {
    width: size.width * UNIT,
    height: size.height * UNIT,
    coasters: coasters.map((heart, at) => ({ ...heart, fields: fields.slice(9 * at, 9 * at + 9) })),
    fields,
  };
}

/** The enlargement from which a long map is laid horizontally. */
const WORTH_TURNING = 1.2;

/** The rotation of the map that puts a seat's home nearest. A long map is horizontal if the space is wide. */
export function turnFor(view: Pick<View, 'map' | 'homes'>, seat: Seat | null, room?: Size): number {
  const { width, height } = geometryOf(view.map);
  const { coasters } = mapTable(view.map);
  const homes = coasters.filter((_, at) => view.homes[at] === seat);
  const low = (turn: number): number =>
    homes.reduce((sum, { x, y }) => sum + turned({ x: x + 1.5 - width / 2, y: y + 1.5 - height / 2 }, turn).y, 0);
  const lies = room !== undefined && fitIn(room, height, width) > WORTH_TURNING * fitIn(room, width, height);
  const turns = width === height ? [0, 1, 2, 3] : lies ? [1, 3] : [0, 2];
  return turns.reduce((best, turn) => (low(turn) > low(best) + 0.01 ? turn : best));
}

/** Maximum scale of a small map on a large screen, in pixels per drawing unit. */
export const LARGEST_FIT = 1.24;
/** Margin around the whole map in its window, the sum of both sides. */
const MARGIN_PX = 16;

/** The scale at which the whole map fits into the space, in pixels per drawing unit. */
export function fitOf(room: Size, { width, height }: Pick<Layout, 'width' | 'height'>): number {
  const inner = { width: room.width - MARGIN_PX, height: room.height - MARGIN_PX };
  const fit = Math.min(LARGEST_FIT, fitIn(inner, width, height));
  return fit > 0 ? fit : 1;
}

/** Returns the free space above the whole map in pixels, which equals that below it. */
export const spareIn = (room: Size, layout: Pick<Layout, 'width' | 'height'>): number =>
  Math.max(0, Math.floor((room.height - fitOf(room, layout) * layout.height) / 2));

/** The scale at which an area just fits into the space, in pixels per unit. */
const fitIn = (room: Size, width: number, height: number): number => Math.min(room.width / width, room.height / height);

/** A rectangle around some squares, with a margin of one square on every side. */
export function boxAround(fields: readonly Field[]): Rect {
  const left = Math.min(...fields.map(({ cell }) => cell.x)) - UNIT;
  const top = Math.min(...fields.map(({ cell }) => cell.y)) - UNIT;
  const right = Math.max(...fields.map(({ cell }) => cell.x)) + 2 * UNIT;
  const bottom = Math.max(...fields.map(({ cell }) => cell.y)) + 2 * UNIT;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function turned({ x, y }: Point, quarters: number): Point {
  return quarters === 0 ? { x, y } : turned({ x: -y, y: x }, quarters - 1);
}
