import { ARROWS, type Direction } from '../data/arrows';
import { type MapId, mapTable } from '../data/maps';
import { CENTRE, type Square } from '../data/squares';

/** A step to an orthogonal neighbour. */
export interface Step {
  to: Square;
  direction: Direction;
  /** The square that is left has an arrow this way (R6.5). */
  flow: boolean;
}

/** The properties of a square that follow from its position. */
export interface Ground {
  /** Left upper corner in squares; x to the right, y downwards. Halves on maps with an offset coaster. */
  x: number;
  y: number;
  coaster: number;
  /** 1 to 9 in reading order. */
  digit: number;
  centre: boolean;
  arrows: readonly Direction[];
  steps: readonly Step[];
  /** Orthogonal neighbours, ascending. */
  orthogonal: readonly Square[];
  /** All neighbours, those at corners and across seams too, ascending (R1.6). */
  ring: readonly Square[];
}

export interface Geometry {
  /** Size of the drawn map in squares. */
  width: number;
  height: number;
  squares: readonly Ground[];
  /** The number of every square, ascending. */
  all: readonly Square[];
  /** The first of the nine metropolis squares; `null` = the map has none. */
  metropolis: Square | null;
}

interface Position {
  x: number;
  y: number;
  coaster: number;
  digit: number;
}

/** The neighbours of the maps used so far: computing all of them would take a tenth of a second at every start. */
const GEOMETRIES = new Map<MapId, Geometry>();

/** The squares of a map and their contacts (R1). */
export function geometryOf(map: MapId): Geometry {
  const known = GEOMETRIES.get(map);
  if (known) return known;
  const measured = measure(map);
  GEOMETRIES.set(map, measured);
  return measured;
}

/** The squares that a square shares a side with, across seams too, and in which direction. */
type Sides = ReadonlyMap<Square, Direction>;

function measure(id: MapId): Geometry {
  const { coasters } = mapTable(id);
  const positions: Position[] = coasters.flatMap(({ x, y }, coaster) =>
    Array.from({ length: 9 }, (_, at) => ({ x: x + (at % 3), y: y + Math.floor(at / 3), coaster, digit: at + 1 })),
  );
  const sides = positions.map((own) => sidesOf(own, positions));
  const metropolis = coasters.findIndex(({ role }) => role === 'metropolis');
  return {
    width: Math.max(...coasters.map(({ x }) => x)) + 3,
    height: Math.max(...coasters.map(({ y }) => y)) + 3,
    squares: positions.map((_, square) => groundOf(id, positions, sides, square)),
    all: [...positions.keys()],
    metropolis: metropolis < 0 ? null : 9 * metropolis,
  };
}

function groundOf(id: MapId, positions: readonly Position[], sides: readonly Sides[], square: Square): Ground {
  const own = positions[square] as Position;
  const arrows = [...(ARROWS[mapTable(id).coasters[own.coaster]?.turns ?? 0][own.digit - 1] ?? '')] as Direction[];
  const contacts = positions.flatMap((_, to) => contactOf(positions, sides, square, to) ?? []);
  const steps = contacts.flatMap(({ to, direction }) =>
    direction === null ? [] : [{ to, direction, flow: arrows.includes(direction) }],
  );
  const ring = contacts.map(({ to }) => to);
  return { ...own, centre: own.digit === CENTRE, arrows, steps, orthogonal: steps.map(({ to }) => to), ring };
}

/** The contact of two squares: a side, in a direction; or a corner or a seam (`null`). `undefined` if they do not touch. */
function contactOf(
  positions: readonly Position[],
  sides: readonly Sides[],
  from: Square,
  to: Square,
): { to: Square; direction: Direction | null } | undefined {
  const direction = sides[from]?.get(to);
  if (direction) return { to, direction: isSeam(positions, sides, from, to) ? null : direction };
  const [one, other] = [positions[from], positions[to]] as [Position, Position];
  const atCorner = Math.abs(one.x - other.x) === 1 && Math.abs(one.y - other.y) === 1;
  return atCorner ? { to, direction: null } : undefined;
}

function sidesOf(own: Position, positions: readonly Position[]): Sides {
  const sides = new Map<Square, Direction>();
  positions.forEach((other, square) => {
    const direction = sideOf(own, other);
    if (direction) sides.set(square, direction);
  });
  return sides;
}

/** R1.4, R1.5: the direction of the coordinate that differs by exactly 1 while the other differs by less. */
function sideOf(position: Position, other: Position): Direction | undefined {
  const dx = other.x - position.x;
  const dy = other.y - position.y;
  if (Math.abs(dx) === 1 && Math.abs(dy) < 1) return dx > 0 ? 'E' : 'W';
  if (Math.abs(dy) === 1 && Math.abs(dx) < 1) return dy > 0 ? 'S' : 'N';
  return undefined;
}

/** R1.6: on that side one of the two squares touches two coasters at once. */
function isSeam(positions: readonly Position[], sides: readonly Sides[], from: Square, to: Square): boolean {
  return touchesTwo(positions, sides[from] as Sides, to) || touchesTwo(positions, sides[to] as Sides, from);
}

function touchesTwo(positions: readonly Position[], sides: Sides, to: Square): boolean {
  const beside = [...sides].filter(([, direction]) => direction === sides.get(to));
  return new Set(beside.map(([other]) => positions[other]?.coaster)).size > 1;
}
