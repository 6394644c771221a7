import { PLOT_PITCH } from './lands';

type At = readonly [x: number, y: number];

/**
 * A rivulet across the right edge of a plot, around the middle of that edge. It keeps to the right of its direction, so
 * that two opposite rivulets lie side by side.
 */
const BODY = 'M-38 14C-26 5-17 19-5 10L-6 5C1 10 8 13 17 15 8 17 1 20-6 25L-5 20C-17 27-26 11-38 14z';
const LIGHT = 'M-26 15C-19 10-13 19-5 15L9 15';

/** The paths of rivulets: their bodies, and the highlights on them. */
export interface Currents {
  bodies: string;
  lights: string;
}

/**
 * Returns the rivulets that leave plots, given the middle of each plot and the direction in quarter turns clockwise
 * from up.
 */
export function currentsOf(exits: readonly { plot: At; turn: number }[]): Currents {
  const drawn = (path: string) => exits.map(({ plot, turn }) => placed(path, plot, turn)).join('');
  return { bodies: drawn(BODY), lights: drawn(LIGHT) };
}

/** Returns a path of the right edge, rotated to another edge of a plot. */
function placed(path: string, [left, top]: At, turn: number): string {
  return path.replace(/(-?\d+) ?(-?\d+)/g, (_, x: string, y: string) => {
    const [right, down] = turned([Number(x) + PLOT_PITCH / 2, Number(y)], turn + 3);
    return `${round(left + right)} ${round(top + down)} `;
  });
}

function turned([x, y]: At, quarters: number): At {
  return quarters % 4 === 0 ? [x, y] : turned([-y, x], quarters - 1);
}

const round = (value: number): number => Math.round(value * 10) / 10;
