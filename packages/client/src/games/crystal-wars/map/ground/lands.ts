/** The appearance of a coaster: the colour of a player, neutral, or the terrain of a scenario. */
export type Look = 'green' | 'red' | 'yellow' | 'blue' | 'neutral' | 'metropolis';

/** The kind of ground on a coaster. */
export type Land = 'moss' | 'desert' | 'dunes' | 'ice' | 'swamp' | 'rock';

/** The kinds of ground by the colour of a player. */
export const LAND_OF: Readonly<Partial<Record<Look, Land>>> = {
  green: 'moss',
  red: 'desert',
  yellow: 'dunes',
  blue: 'ice',
};

/** The distance between the centres of neighbouring plots, in units of the ground. */
export const PLOT_PITCH = 100;

/** The outline of the slab, around its middle. */
export const SLAB =
  'M-140-158Q-60-163 0-159 80-155 141-159 158-158 159-140 155-60 158 0 162 80 158 140 158 157 140 159 60 156 0 159-80 162-140 158-158 157-158 140-155 60-159 0-162-80-158-140-157-157-140-158z';

/** The outlines of nine worn plots, all different. */
export const PLOTS =
  'M-130-143Q-100-146-70-142-57-144-55-130-53-100-56-70-56-55-70-57-100-56-130-54-144-57-142-70-144-100-145-130-144-144-130-143zM-30-146Q0-144 30-145 45-144 42-130 44-100 46-70 44-58 30-55 0-54-30-57-44-55-45-70-47-100-43-130-44-142-30-146zM70-144Q100-147 130-143 142-144 144-130 146-100 143-70 144-56 130-58 100-57 70-55 56-58 57-70 55-100 54-130 56-145 70-144zM-130-42Q-100-45-70-46-56-44-54-30-57 0-55 30-56 46-70 44-100 45-130 42-144 44-146 30-143 0-144-30-144-43-130-42zM-30-45Q0-43 30-44 46-44 43-30 45 0 42 30 44 43 30 46 0 42-30 44-44 46-44 30-46 0-42-30-44-46-30-45zM70-43Q100-46 130-42 143-44 145-30 147 0 144 30 144 45 130 43 100 44 70 46 56 43 58 30 56 0 55-30 56-44 70-43zM-130 54Q-100 56-70 55-55 56-58 70-56 100-54 130-56 142-70 145-100 146-130 143-144 145-145 130-147 100-143 70-144 58-130 54zM-30 56Q0 53 30 57 42 56 44 70 46 100 43 130 44 144 30 142 0 143-30 145-44 142-43 130-45 100-46 70-44 55-30 56zM70 58Q100 55 130 54 144 56 146 70 143 100 145 130 144 146 130 144 100 145 70 142 56 144 54 130 57 100 56 70 56 57 70 58z';

/** The parts of a land, each around its own origin. */
interface Strewn {
  /** Hollows and hills in the ground, drawn filled. Each is translated to its position. */
  shades: readonly string[];
  /** Cracks, ripples and blades, drawn as lines. */
  lines: readonly string[];
  /** The growth at the corners of plots: its body, and the highlight on it. */
  growth: readonly (readonly [body: string, light: string])[];
}

const STONES: Strewn['growth'] = [
  ['m-11 0 2-12 5-6 6 1 3 8 5 2 1 7z', 'm-4-18 6 1 3 8 5 2 1 7h-7l-4-8z'],
  ['m-9 0 2-6 6-4 7 2 4 8z', 'm-1-10 6 2 4 8h-5z'],
];
const CRATERS = ['a14 8 0 1 0 28 0 14 8 0 1 0-28 0z', 'a7 4 0 1 0 14 0 7 4 0 1 0-14 0z'];

const STREWN: Readonly<Record<Land, Strewn>> = {
  desert: { shades: CRATERS, lines: ['q11-4 22 0', 'a14 8 0 0 0 28 0'], growth: STONES },
  rock: { shades: CRATERS, lines: ['l12-5 9 4 10-7m-19 3 4 8', 'l9-6 12 3'], growth: STONES },
  moss: {
    shades: ['q6-18 20-10 18-4 20 10-20 12-40 0z', 'q4-11 12-6 10-3 12 6-12 7-24 0z'],
    lines: ['q-1-5-4-8m4 8q0-6 1-10m-1 10q2-5 5-7'],
    growth: [
      ['q-14-2-13-12 8 1 10 7-4-9 2-15 6 7 3 15 3-7 11-7 0 10-13 12z', 'm-1-2q-3-8 0-14 3 6 2 14z'],
      ['v-8h-6q0-9 8-10 9 1 9 10h-6v8zm10 0v-4h-3q0-5 5-6 5 1 5 6h-3v4z', 'm-4-10q1-6 6-6-2 3-2 6z'],
    ],
  },
  ice: {
    shades: ['l22 9-11 18-27-7z', 'l12 5-6 10-15-4z'],
    lines: ['l12-4 11 6 9-6m-20 0 3 9'],
    growth: [['m-12 0 1-8 4-4 3 6 1-15 5-5 3 8v8l4-4 3 6-1 8z', 'm2-26 3 8v12l-4 6zm-9 14 3 6v6h-3z']],
  },
  dunes: {
    shades: ['q20-22 42 0-21-8-42 0z', 'q12-12 26 0-13-5-26 0z'],
    lines: ['q8-4 16 0t16 0m-28 6q6-3 13 0t10 0'],
    growth: [
      ['m-16 0q10-16 17-17 2 9 15 17z', 'm1-17q2 9 15 17h-12q-6-8-3-17z'],
      ['m-14 0q0-14 8-17-5 8-3 17zm9 0q1-12 9-14-5 6-4 14zm9 0q1-8 7-10-4 5-3 10z', ''],
    ],
  },
  swamp: {
    shades: ['q20-16 40 0-20 14-40 0z', 'q11-9 22 0-11 8-22 0z'],
    lines: ['v-17m4 12q0-8 4-12m-11 13q-1-6-4-9'],
    growth: [
      ['m-9 0v-18q1-3 2 0v18zm7 0v-26q1-3 2 0v26zm7 0v-16q1-3 2 0v16z', 'm-3-22q2-5 4 0v8h-4zm-7 7q2-5 4 0v6h-4z'],
    ],
  },
};

/** The corners where four plots of a coaster, or two at its edge, meet. */
const MEETINGS = [-150, -50, 50, 150].flatMap((y) =>
  [-150, -50, 50, 150].filter((x) => Math.abs(x) < 150 || Math.abs(y) < 150).map((x) => [x, y] as const),
);
/** The number of lines of a texture on a coaster; there are half as many shades. */
const STREWN_COUNT = 22;

/** The paths of a land, one for each part. */
export interface Ground {
  shades: string;
  lines: string;
  growth: string;
  lights: string;
}

/** Returns the ground of a land. It is deterministic. */
export function groundOf(land: Land): Ground {
  const { shades, lines, growth } = STREWN[land];
  const [first, second] = [chanceFrom(7), chanceFrom(23)];
  const grown = MEETINGS.map(([x, y], at) => ({
    x: x + ((at * 7) % 9) - 4,
    y: y + 6 - ((at * 5) % 7),
    kind: growth[at % growth.length],
  }));
  return {
    shades: strew(shades, first, STREWN_COUNT / 2),
    lines: strew(lines, second, STREWN_COUNT),
    growth: grown.map(({ x, y, kind }) => `M${x} ${y}${kind?.[0]}`).join(''),
    lights: grown.map(({ x, y, kind }) => (kind?.[1] ? `M${x} ${y}${kind[1]}` : '')).join(''),
  };
}

function strew(parts: readonly string[], chance: () => number, count: number): string {
  const place = () => Math.round(chance() * 260 - 140);
  return Array.from({ length: count }, (_, at) => `M${place()} ${place()}${parts[at % parts.length]}`).join('');
}

/** Returns a generator of reproducible pseudorandom numbers from 0 to 1. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state % 1000) / 1000;
  };
}
