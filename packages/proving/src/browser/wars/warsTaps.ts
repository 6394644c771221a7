import type { WarsLit, WarsScreen, WarsSquare } from './warsScreen';

/** What to tap next: something lit, or the way out of a sheet that leads nowhere. */
export type WarsTap = { lit: WarsLit } | 'close';

/** What a person remembers within a step. */
export interface WarsMemory {
  /** Units that had nowhere better to go, or nothing to fight. */
  tried: Set<number>;
  /** The unit that was chosen last. */
  unit: number | null;
  step: string;
}

const TARGETS = ['battle', 'siege', 'persuade', 'sabotage'];
const WAYS = ['plain', 'flow', 'vortex'];
/** What is created, the best first. */
const WISHES = ['city', 'diplomat', 'village', 'tank', 'hover', 'infantry'];
const SETTLEMENT = /, (?!your ).*(village|city)(,|\.|$)/;

/** A sensible next tap of somebody who sees only what is lit: answer, march on settlements, fight, build. */
export function nextWarsTap(glance: WarsScreen, memory: WarsMemory): WarsTap | undefined {
  if (glance.pending) return undefined;
  if (glance.sheet !== null) {
    const go = glance.lit.find(({ move }) => move !== null);
    return go ? { lit: go } : 'close';
  }
  if (glance.detail !== memory.step) Object.assign(memory, { tried: new Set(), unit: null, step: glance.detail });
  const lit = answer(glance) ?? target(glance) ?? march(glance, memory) ?? unit(glance, memory) ?? build(glance);
  return lit ? { lit } : ending(glance);
}

/** Whatever was chosen is done; no mountain, for they erupt; else the first square that answers the question. */
function answer({ lit }: WarsScreen): WarsLit | undefined {
  const done = lit.find(({ move }) => move !== null && !move.startsWith('end'));
  return done ?? lit.find(({ mark }) => mark === 'take' || mark === 'place');
}

function target({ lit }: WarsScreen): WarsLit | undefined {
  return lit.find(({ mark }) => mark !== null && TARGETS.includes(mark));
}

/** The square nearest to a settlement that is not one's own, if it is nearer than where the unit stands. */
function march(glance: WarsScreen, memory: WarsMemory): WarsLit | undefined {
  const ways = glance.lit.filter(({ mark }) => mark !== null && WAYS.includes(mark));
  if (ways.length === 0 || memory.unit === null) return undefined;
  const goals = glance.squares.filter(({ label }) => SETTLEMENT.test(label));
  const away = (square: number | null): number => {
    const here = glance.squares.find((one) => one.square === square);
    return here ? Math.min(...goals.map((goal) => distance(here, goal))) : Number.POSITIVE_INFINITY;
  };
  const best = ways.sort((a, b) => away(a.square) - away(b.square))[0];
  if (best && away(best.square) < away(memory.unit)) return best;
  memory.tried.add(memory.unit);
  return undefined;
}

/** The next unit that has not been thought about. */
function unit({ lit }: WarsScreen, memory: WarsMemory): WarsLit | undefined {
  const next = lit.find(
    ({ mark, square }) => (mark === 'can' || mark === 'must') && square !== null && !memory.tried.has(square),
  );
  if (next) memory.unit = next.square;
  return next;
}

/** Villages, a city for every three of them, and as many units as the harvest will feed. */
function build({ lit, squares, harvest, upkeep }: WarsScreen): WarsLit | undefined {
  const own = (kind: string): number => squares.filter(({ label }) => label.includes(`your ${kind}`)).length;
  const sensible = (kind: string | null): boolean => {
    if (kind === 'city') return own('village') > 2 * own('city') + 1;
    return kind === 'village' || upkeep < harvest;
  };
  const kinds = lit.filter(({ kind, pressed }) => kind !== null && !pressed && sensible(kind));
  return WISHES.flatMap((wish) => kinds.filter(({ kind }) => kind === wish))[0];
}

function ending({ lit }: WarsScreen): WarsTap | undefined {
  const end = lit.find(({ move }) => move !== null);
  return end && { lit: end };
}

function distance(one: WarsSquare, other: WarsSquare): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
