import {
  centreOf,
  cross,
  dot,
  lightOn,
  minus,
  normalised,
  outline,
  type Point2,
  type Point3,
  plus,
  projected,
  RADIANS,
  towardsCamera,
  turned,
} from '../solid';

export type DieKind = 'd4' | 'd6' | 'd8' | 'd10' | 'd12';

/** A visible side of a die, as a path on a field of 48. */
interface Facet {
  path: string;
  /** The same path slightly smaller, for the sheen within its edges. */
  inner: string;
  /** 0 in full shade to 1 in full light. */
  light: number;
}

/** A die lying on the table, on a field of 48. */
export interface Solid {
  facets: readonly Facet[];
  /** The sides turned away, which are visible through the die. */
  hidden: string;
  outline: string;
  /** Maps the side with the value to the field: origin in its middle, same units, y down. */
  top: string;
  /** Height of the figures on it. */
  figure: number;
}

interface Shape {
  corners: readonly Point3[];
  /** Directions the sides face. */
  normals: readonly Point3[];
  /** The direction that points upwards, and one that then points up the screen. */
  up: Point3;
  north: Point3;
  /** The side with the value: the direction it faces. */
  value: Point3;
  /** The elevation of the camera above the table, and the rotation of the die on it, in degrees. */
  camera: number;
  turn: number;
  figure: number;
}

const FIELD = 48;
const EDGE = 3;
/**
 * Increases the contrast between sides of a die, compared with pyramids: at 28 pixels it distinguishes a d8 from a d10.
 */
const CONTRAST = 1.8;
const signs = [1, -1] as const;
const axes: readonly Point3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The five solids, each oriented so that the side with the value is most visible. */
export const SOLIDS: Readonly<Record<DieKind, Solid>> = {
  d4: solid(tetrahedron()),
  d6: solid(cube()),
  d8: solid(octahedron()),
  d10: solid(trapezohedron()),
  d12: solid(dodecahedron()),
};

function tetrahedron(): Shape {
  const corners: Point3[] = [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ];
  const [tip, back] = corners as [Point3, Point3];
  return {
    corners,
    normals: corners.map(opposite),
    up: tip,
    north: back,
    value: opposite(back),
    camera: 52,
    turn: -10,
    figure: 26,
  };
}

function cube(): Shape {
  return {
    corners: signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Point3 => [x, y, z]))),
    normals: axes.flatMap((axis) => [axis, opposite(axis)]),
    up: [0, 0, 1],
    north: [0, 1, 0],
    value: [0, 0, 1],
    camera: 68,
    turn: -9,
    figure: 31,
  };
}

function octahedron(): Shape {
  return {
    corners: axes.flatMap((axis) => [axis, opposite(axis)]),
    normals: signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Point3 => [x, y, z]))),
    up: [1, 1, 1],
    north: [0, 0, 1],
    value: [1, 1, 1],
    camera: 76,
    turn: 0,
    figure: 27,
  };
}

/** Two tips over a zigzag belt of ten corners: ten kites. */
function trapezohedron(): Shape {
  const tip = 1.12;
  const step = 36 * RADIANS;
  const belt = (tip * (1 - Math.cos(step))) / (1 + Math.cos(step));
  const around = Array.from({ length: 10 }, (_, index) => index);
  const kite = (index: number): Point3 => {
    const slope = (tip + belt) * (index % 2 === 0 ? 1 : -1);
    return [Math.cos(index * step), Math.sin(index * step), 1 / slope];
  };
  return {
    corners: [
      [0, 0, tip],
      [0, 0, -tip],
      ...around.map(
        (index): Point3 => [Math.cos(index * step), Math.sin(index * step), index % 2 === 0 ? -belt : belt],
      ),
    ],
    normals: around.map(kite),
    up: kite(0),
    north: [0, 0, 1],
    value: kite(0),
    camera: 80,
    turn: 0,
    figure: 26,
  };
}

function dodecahedron(): Shape {
  const golden = (1 + Math.sqrt(5)) / 2;
  const cyclic = ([x, y, z]: Point3): Point3[] => [
    [x, y, z],
    [y, z, x],
    [z, x, y],
  ];
  const rectangle = (x: number, y: number) => signs.flatMap((a) => signs.map((b): Point3 => [a * x, b * y, 0]));
  const up: Point3 = [golden, 1, 0];
  return {
    corners: [...cube().corners, ...rectangle(1 / golden, golden).flatMap((corner) => cyclic(corner))],
    normals: rectangle(golden, 1).flatMap((normal) => cyclic(normal)),
    up,
    north: [1 / golden, golden, 0],
    value: up,
    camera: 78,
    turn: 0,
    figure: 27,
  };
}

function solid({ corners, normals, up, north, value, camera: degrees, turn, figure }: Shape): Solid {
  const laid = (point: Point3) => turned(inBasis(point, up, north), turn * RADIANS);
  const camera = degrees * RADIANS;
  const towards = towardsCamera(camera);
  const seen = corners.map((corner) => projected(laid(corner), camera));
  const fit = fitting(seen);
  const onField = (point: Point3) => fit(projected(laid(point), camera));
  const sides = normals.map((normal) => {
    const side = sideFacing(normal, corners);
    const towardsUs = laid(normalised(normal));
    return { points: side.map(onField), light: lightOn(towardsUs) ** CONTRAST, shown: dot(towardsUs, towards) > 0.001 };
  });
  const middle = centreOf(sideFacing(value, corners));
  return {
    facets: sides
      .filter(({ shown }) => shown)
      .map(({ points, light }) => ({ path: outline(points), inner: outline(shrunk(points)), light })),
    hidden: sides
      .filter(({ shown }) => !shown)
      .map(({ points }) => outline(points))
      .join(''),
    outline: outline(hull(seen.map(fit))),
    top: planeOf(middle, value, up, north, onField),
    figure,
  };
}

/** The corners of the side that faces in a direction, in order around it. */
function sideFacing(normal: Point3, corners: readonly Point3[]): Point3[] {
  const furthest = Math.max(...corners.map((corner) => dot(corner, normal)));
  const side = corners.filter((corner) => dot(corner, normal) > furthest - 1e-6);
  const middle = centreOf(side);
  const east = normalised(minus(side[0] as Point3, middle));
  const round = cross(normalised(normal), east);
  const angle = (corner: Point3) => Math.atan2(dot(minus(corner, middle), round), dot(minus(corner, middle), east));
  return [...side].sort((one, other) => angle(one) - angle(other));
}

/** Figures on a side are upright in the direction that points up the screen. */
function planeOf(middle: Point3, value: Point3, up: Point3, north: Point3, onField: (point: Point3) => Point2): string {
  const normal = normalised(value);
  const upwards = dot(normalised(up), normal) > 0.999 ? north : up;
  const y = normalised(minus(upwards, scaled(normal, dot(upwards, normal))));
  const x = cross(y, normal);
  const [left, top] = onField(middle);
  const length = (by: Point3): Point2 => {
    const [toLeft, toTop] = onField(plus(middle, by));
    return [toLeft - left, toTop - top];
  };
  // Unit vectors of the side as projected on the field, scaled to its size.
  const [right, down] = [length(x), length(opposite(y))];
  const unit = Math.max(Math.hypot(...right), Math.hypot(...down));
  return `matrix(${[...right, ...down].map((part) => (part / unit).toFixed(4)).join(' ')} ${left.toFixed(3)} ${top.toFixed(3)})`;
}

/** Moves and scales the visible points into the middle of the field. */
function fitting(points: readonly Point2[]): (point: Point2) => Point2 {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (FIELD - 2 * EDGE) / Math.max(right - left, bottom - top);
  return ([x, y]) => [FIELD / 2 + (x - (left + right) / 2) * scale, FIELD / 2 + (y - (top + bottom) / 2) * scale];
}

function shrunk(points: readonly Point2[]): Point2[] {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  return points.map((point) => [x + (point[0] - x) * 0.84, y + (point[1] - y) * 0.84]);
}

/** The outermost of some points, in order around them. */
function hull(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Point2[]) => {
    const chain: Point2[] = [];
    for (const point of list) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2) as Point2, chain.at(-1) as Point2, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turnsLeft([ax, ay]: Point2, [bx, by]: Point2, [cx, cy]: Point2): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 1e-9;
}

/** A point as seen from a die whose `up` is vertical and whose `north` points away from the viewer. */
function inBasis(point: Point3, up: Point3, north: Point3): Point3 {
  const z = normalised(up);
  const y = normalised(minus(north, scaled(z, dot(north, z))));
  return [dot(point, cross(y, z)), dot(point, y), dot(point, z)];
}

function opposite(point: Point3): Point3 {
  return scaled(point, -1);
}

function scaled([x, y, z]: Point3, by: number): Point3 {
  return [x * by, y * by, z * by];
}
