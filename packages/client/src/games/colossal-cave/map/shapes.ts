/** Irregular, hand-drawn shapes, the same for the same seed. The units are those of the map (10.1). */

export interface Point {
  x: number;
  y: number;
}

/** A stream of numbers in [0, 1) that depends only on `seed`; for drawing, never for the game. */
function wobble(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A closed, smooth line through points. */
function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.map(
    (point, at) => `Q${round(point.x)} ${round(point.y)} ${middle(point, points[(at + 1) % points.length] ?? first)}`,
  );
  return `M${middle(last, first)}${bends.join('')}Z`;
}

/** A cavern: a rounded, uneven outline of about `width` × `height` around 0, 0. */
export function cavern(seed: number, width: number, height: number): string {
  const next = wobble(seed);
  const corners = 22;
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const soft = (n: number) => Math.sign(n) * Math.abs(n) ** 0.45;
    const reach = 1 + (next() - 0.5) * 0.11;
    return { x: (soft(cos) * width * reach) / 2, y: (soft(sin) * height * reach) / 2 };
  });
  return smooth(points);
}

/** The way between two rooms: a slightly bent line, and its point and direction in the middle (degrees). */
export function way(from: Point, to: Point, seed: number): { d: string; at: (t: number) => Point; angle: number } {
  const next = wobble(seed);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = (next() - 0.5) * Math.min(26, length * 0.16);
  const middle = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
  };
  const at = (t: number) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * middle.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * middle.y + t * t * to.y,
  });
  return {
    d: `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`,
    at,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Short strokes as a rock texture: small arcs, cracks and pebbles over the whole canvas. */
export function rockStrokes(seed: number, count: number): { arcs: string; cracks: string; pebbles: string } {
  const next = wobble(seed);
  let arcs = '';
  let cracks = '';
  let pebbles = '';
  for (let n = 0; n < count; n++) {
    const x = next() * 360;
    const y = 14 + next() * 366;
    const size = 3 + next() * 7;
    const kind = next();
    if (kind < 0.62)
      arcs += `M${round(x)} ${round(y)}q${round(size)} ${round(-size * (0.3 + next() * 0.5))} ${round(size * 2)} ${round(next() * 3)}`;
    else if (kind < 0.8)
      cracks += `M${round(x)} ${round(y)}l${round(size * 0.7)} ${round(size)}l${round(-size * 0.4)} ${round(size * 0.7)}l${round(size)} ${round(size * 1.1)}`;
    else pebbles += `M${round(x)} ${round(y)}a${round(size * 0.22)} ${round(size * 0.16)} 0 1 0 .1 0Z`;
  }
  return { arcs, cracks, pebbles };
}
