/** An ink of the crystal of a figure, or any CSS colour. */
type Paint = string;

interface Shape {
  d: string;
  /** Draws the part only when the figure stands (`up`) or lies stunned (`down`). */
  when?: 'up' | 'down';
  /** Draws the part only for monsters of these sizes. */
  sizes?: '1' | '12' | '13' | '23' | '2' | '3';
}

interface Filled extends Shape {
  fill: Paint;
  /** The width of the outline. */
  line?: number;
}

/** An arm or a leg: a line with an outline. */
interface Limb extends Shape {
  limb: Paint;
  width: number;
}

/** A line without an outline. */
interface Line extends Shape {
  pen: Paint;
  width?: number;
}

/**
 * A part of a figure, drawn around the middle of its foot; a large figure is about 110 units high. The inks of a crystal
 * are `l` light, `m` middle, `d` dark, `k` outline, `g` gleam, `pip`; `fl` and `fd` its lit and its shaded face, `pt` its
 * pattern, `lite` and `in` its near and its far edges.
 */
export type Part = Filled | Limb | Line;

type Point = readonly [x: number, y: number];

/** The crystal of a figure: a lit face between `tip`, `left` and `front`, a shaded one, its pattern and its edges. */
export function crystal(tip: Point, left: Point, front: Point, right: Point): Part[] {
  const back: Point = [left[0] + right[0] - front[0] + 1, left[1] + right[1] - front[1] + 1];
  const pattern = [along(tip, left, 0.12), along(left, front, 0.06), along(front, left, 0.05), along(tip, front, 0.12)];
  return [
    { fill: 'fl', d: `${outline(tip, left, front)}Z` },
    { fill: 'fd', d: `${outline(tip, front, right)}Z` },
    { fill: 'pt', d: `${outline(...pattern)}Z`, line: 0 },
    { pen: 'lite', d: outline(along(tip, front, 0.05), along(front, tip, 0.07)), width: 1.9 },
    { pen: 'in', d: outline(left, back, right) + outline(back, along(back, tip, 0.62)), width: 1.2 },
  ];
}

function along(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function outline(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`;
}
