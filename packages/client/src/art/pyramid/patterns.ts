import { PROPORTIONS, type PyramidSize } from './geometry';

/** Signs of an owner on the faces of a pyramid: stripes up one side like the veins of a leaf, dots, a sun, waves, a grid. */
export type PyramidPattern = 'stripes' | 'dots' | 'sun' | 'waves' | 'grid';

/** A face: half of its base edge, its length up the slope, and where the pattern begins above the base edge. */
interface Field {
  half: number;
  slant: number;
  from: number;
}

/** The margin along the edges of a face, and below the pips' upper edge, in large bases. */
const RIM = 0.08;
const ABOVE_PIPS = 0.4;
/** The distance between two rows, and the slope of stripes. */
const STEP = 0.21;
const RISE = 0.7;

const drawn = new Map<string, string>();

/** A pattern as lines on the plane of a face (see `Face.plane`), within its edges. A dot is a line of length 0. */
export function patternPath(pattern: PyramidPattern, size: PyramidSize, pips: boolean): string {
  const key = `${pattern} ${size} ${pips}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { base, height } = PROPORTIONS[size];
  const field = { half: base / 2, slant: Math.hypot(height, base / 2), from: pips ? ABOVE_PIPS : 0.14 };
  const path = PATTERNS[pattern](field);
  drawn.set(key, path);
  return path;
}

const PATTERNS: Readonly<Record<PyramidPattern, (field: Field) => string>> = {
  stripes: (field) =>
    rows(field, STEP)
      .map((y) => {
        const width = widthAt(field, y);
        // From the left edge to the right one, rising.
        const run = (2 * width) / (1 + (RISE * field.half) / field.slant);
        return line(-width, y, run - width, y + RISE * run);
      })
      .join(''),
  dots: (field) =>
    rows(field, STEP)
      .flatMap((y, row) => {
        const width = widthAt(field, y);
        const count = Math.max(1, Math.floor((2 * width) / STEP) + (row % 2));
        return along(count, width).map((x) => dot(x, y));
      })
      .join(''),
  sun: (field) => {
    const y = field.from + (field.slant - field.from) * 0.3;
    const radius = Math.min(0.16, widthAt(field, y) * 0.5);
    const rays = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4).map((angle) => {
      const [x, up] = [Math.cos(angle), Math.sin(angle)];
      return line(x * radius * 1.6, y + up * radius * 1.6, x * radius * 2, y + up * radius * 2);
    });
    return ring(radius * 0.8, y) + rays.join('');
  },
  waves: (field) =>
    rows(field, STEP * 1.1)
      .map((y) => wave(widthAt(field, y), y))
      .join(''),
  grid: (field) => {
    const top = field.slant - RIM * 4;
    const across = rows(field, STEP * 1.25).map((y) => line(-widthAt(field, y), y, widthAt(field, y), y));
    const up = [-0.5, 0.5].map((part) =>
      line(part * widthAt(field, field.from), field.from, part * widthAt(field, top), top),
    );
    return [...across, ...up].join('');
  },
};

/** Heights of rows up the face, as far as they fit. */
function rows(field: Field, step: number): number[] {
  const heights: number[] = [];
  for (let y = field.from; widthAt(field, y) > 0.05; y += step) heights.push(y);
  return heights;
}

/** Half the available width of a face at a height. */
function widthAt({ half, slant }: Field, y: number): number {
  return Math.max(0, half * (1 - y / slant) - RIM);
}

function along(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => (count === 1 ? 0 : -width + (2 * width * index) / (count - 1)));
}

function wave(width: number, y: number): string {
  const half = STEP * 0.4;
  const bows = Math.max(1, Math.round(width / half));
  const step = (2 * width) / bows;
  return `M${n(-width)} ${n(y)}q${n(step / 2)} ${n(half)} ${n(step)} 0${`t${n(step)} 0`.repeat(bows - 1)}`;
}

function line(x: number, y: number, toX: number, toY: number): string {
  return `M${n(x)} ${n(y)}L${n(toX)} ${n(toY)}`;
}

function dot(x: number, y: number): string {
  return `M${n(x)} ${n(y)}h0`;
}

function ring(radius: number, y: number): string {
  return `M${n(-radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0`;
}

function n(value: number): string {
  return value.toFixed(3);
}
