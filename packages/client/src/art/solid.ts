/** A point in space: x to the right, y away from the viewer, z up. */
export type Point3 = readonly [x: number, y: number, z: number];
/** A point on the screen, y down. */
export type Point2 = readonly [x: number, y: number];

/** The material of a piece: its colour in full light and in full shade, `[red, green, blue]`. */
export interface Paint {
  light: readonly [number, number, number];
  shade: readonly [number, number, number];
}

export const RADIANS = Math.PI / 180;
/** The direction of the light: from the upper left, in front. */
const LIGHT = normalised([-0.55, -0.45, 0.85]);

/** The light on a face with this normal: 0 in full shade to 1 in full light. */
export function lightOn(normal: Point3): number {
  return 0.25 + 0.75 * Math.max(0, dot(normal, LIGHT));
}

/** The colour of a face for an amount of light, 0 to 1. */
export function faceColour({ light, shade }: Paint, amount: number): string {
  const mixed = light.map((value, index) =>
    Math.round((shade[index] as number) + (value - (shade[index] as number)) * amount),
  );
  return `rgb(${mixed.join(' ')})`;
}

/** The direction to a camera in front at this elevation above the horizon, in radians. */
export function towardsCamera(camera: number): Point3 {
  return [0, -Math.cos(camera), Math.sin(camera)];
}

/** A closed path through points of the screen. */
export function outline(points: readonly Point2[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;
}

/** The projection of a point for a camera at this elevation above the horizon, in radians. */
export function projected([x, y, z]: Point3, camera: number): Point2 {
  return [x, -(z * Math.cos(camera) + y * Math.sin(camera))];
}

/** Rotates a point around the vertical axis, anticlockwise from above, by an angle in radians. */
export function turned([x, y, z]: Point3, angle: number): Point3 {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z];
}

/** The normal of a face that points away from the centre of the solid. */
export function outward(corners: readonly Point3[], heart: Point3): Point3 {
  const [a, b, c] = corners as [Point3, Point3, Point3];
  const normal = normalised(cross(minus(b, a), minus(c, a)));
  return dot(normal, minus(centreOf(corners), heart)) > 0 ? normal : minus([0, 0, 0], normal);
}

export function cross([ux, uy, uz]: Point3, [vx, vy, vz]: Point3): Point3 {
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

export function centreOf(points: readonly Point3[]): Point3 {
  const sum = points.reduce<Point3>((all, point) => plus(all, point), [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function plus(a: Point3, b: Point3): Point3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function minus2(a: Point2, b: Point2): Point2 {
  return [a[0] - b[0], a[1] - b[1]];
}

export function distance(a: Point3, b: Point3): number {
  return Math.hypot(...minus(a, b));
}

export function normalised(v: Point3): Point3 {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}
