import {
  centreOf,
  distance,
  dot,
  lightOn,
  minus,
  minus2,
  normalised,
  outward,
  type Point2,
  type Point3,
  plus,
  projected,
  RADIANS,
  towardsCamera,
  turned,
} from '../solid';

export type PyramidSize = 1 | 2 | 3;

/** The orientation of a pyramid: upright, or lying and pointing somewhere (0 = up the screen, clockwise in degrees). */
export type Pose = { kind: 'upright' } | { kind: 'lying'; heading: number };

/** A visible face on the screen, y down, in units of a large pyramid's base. */
export interface Face {
  points: readonly Point2[];
  /** 0 in full shade to 1 in full light. */
  light: number;
  /** Of a sloping face: an affine map from its plane (x along the base edge from its middle, y up the face). */
  plane?: readonly [number, number, number, number, number, number];
  /** Whether it carries the row of pips. */
  pips: boolean;
}

/** Base and height of the real pieces, the large one's base being 1. */
export const PROPORTIONS: Readonly<Record<PyramidSize, { base: number; height: number }>> = {
  1: { base: 0.5625, height: 1 },
  2: { base: 0.78, height: 1.375 },
  3: { base: 1, height: 1.75 },
};

/** The camera: above the horizon for standing pieces, nearly overhead for lying ones, whose heading must be read. */
const UPRIGHT_CAMERA = 38 * RADIANS;
const LYING_CAMERA = 76 * RADIANS;
/** A standing piece is rotated, so that a broad face shows the pips and a narrow one gives depth. */
const UPRIGHT_TURN = 26 * RADIANS;
/** The visible faces of a pyramid, far ones first, around the middle of its foot. */
export function facesOf(size: PyramidSize, pose: Pose): Face[] {
  return pose.kind === 'upright' ? uprightFaces(size) : lyingFaces(size, pose.heading);
}

function uprightFaces(size: PyramidSize): Face[] {
  const { base, height } = PROPORTIONS[size];
  const half = base / 2;
  const corners: Point3[] = [
    [-half, -half, 0],
    [half, -half, 0],
    [half, half, 0],
    [-half, half, 0],
  ];
  const [a, b, c, d] = corners.map((corner) => turned(corner, UPRIGHT_TURN)) as [Point3, Point3, Point3, Point3];
  const tip: Point3 = [0, 0, height];
  return visible(
    [{ corners: [b, c, tip] }, { corners: [a, b, tip], pips: true }, { corners: [d, a, tip] }],
    UPRIGHT_CAMERA,
  );
}

function lyingFaces(size: PyramidSize, heading: number): Face[] {
  const { base, height } = PROPORTIONS[size];
  const half = base / 2;
  const slant = Math.hypot(height, half);
  // If the pyramid lies on a face, its base is inclined by the angle between face and base.
  const lean = Math.atan((2 * height) / base);
  const back = -slant / 2;
  const place = (x: number, y: number, z: number): Point3 => turned([x, y + back, z], -heading * RADIANS);
  const a = place(-half, 0, 0);
  const b = place(half, 0, 0);
  const c = place(half, base * Math.cos(lean), base * Math.sin(lean));
  const d = place(-half, base * Math.cos(lean), base * Math.sin(lean));
  const tip = place(0, slant, 0);
  return visible(
    [
      { corners: [b, a, d, c] },
      { corners: [a, tip, d] },
      { corners: [b, c, tip] },
      { corners: [d, c, tip], pips: true },
    ],
    LYING_CAMERA,
  );
}

interface Solid {
  corners: readonly Point3[];
  pips?: boolean;
}

function visible(faces: readonly Solid[], camera: number): Face[] {
  const towards = towardsCamera(camera);
  const heart = centreOf(faces.flatMap(({ corners }) => corners));
  return faces.flatMap(({ corners, pips }) => {
    const normal = outward(corners, heart);
    if (dot(normal, towards) <= 0.001) return [];
    const points = corners.map((corner) => projected(corner, camera));
    return [
      {
        points,
        light: lightOn(normal),
        ...(corners.length === 3 && { plane: planeOf(corners, camera) }),
        pips: pips === true,
      },
    ];
  });
}

/** Maps the plane of a sloping face to the screen. */
function planeOf(corners: readonly Point3[], camera: number): Face['plane'] {
  const orderly = flattestEdgeFirst(corners);
  const [a, b, tip] = orderly as [Point3, Point3, Point3];
  const middle: Point3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  const along = normalised(minus(b, a));
  const up = normalised(minus(tip, middle));
  const origin = projected(middle, camera);
  const x = minus2(projected(plus(middle, along), camera), origin);
  const y = minus2(projected(plus(middle, up), camera), origin);
  return [x[0], x[1], y[0], y[1], origin[0], origin[1]];
}

/** The two corners of the base first, the tip (which both long edges share) last. */
function flattestEdgeFirst(corners: readonly Point3[]): readonly Point3[] {
  const lengths = corners.map((corner, index) => distance(corner, corners[(index + 1) % 3] as Point3));
  const shortest = lengths.indexOf(Math.min(...lengths));
  return [0, 1, 2].map((step) => corners[(shortest + step) % 3] as Point3);
}
