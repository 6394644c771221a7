/** The width of the field that half outlines are mirrored on. */
const FIELD_WIDTH = 100;

type Point = readonly [x: number, y: number];

/** Completes a symmetrical outline: `half` is its left half, from the top to the bottom of the middle line. */
export function mirrored(half: string): string {
  const steps = [...half.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(([, letter = 'L', numbers = '']) => ({
    letter,
    points: pointsOf(numbers),
  }));
  let back = '';
  for (let index = steps.length - 1; index > 0; index--) {
    const { letter, points } = steps[index] as (typeof steps)[number];
    const before = steps[index - 1]?.points.at(-1) as Point;
    const way = [before, ...points.slice(0, -1)].reverse();
    back += letter + way.map(([x, y]) => `${FIELD_WIDTH - x} ${y}`).join(' ');
  }
  return `${half}${back}Z`;
}

function pointsOf(numbers: string): Point[] {
  const all = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  return all.flatMap((x, index) => (index % 2 === 0 ? [[x, all[index + 1] ?? 0] as const] : []));
}
