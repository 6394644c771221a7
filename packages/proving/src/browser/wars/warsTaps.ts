import type { WarsLit, WarsScreen, WarsSquare } from './warsScreen';

/** A tap: a highlighted choice, or the way out of a useless sheet. */
export type WarsTap = { lit: WarsLit } | 'close';

/** The memory of a player within a step. */
export interface WarsMemory {
  /** Units without a better place to go, or without a fight. */
  tried: Set<number>;
  /** The last chosen unit. */
  unit: number | null;
  step: string;
}

const TARGETS = ['battle', 'siege', 'persuade', 'sabotage'];
const WAYS = ['plain', 'flow', 'vortex'];
/** The pieces to build, the best first. */
const WISHES = ['city', 'diplomat', 'village', 'tank', 'hover', 'infantry'];
const SETTLEMENT = /, (?!your ).*(village|city)(,|\.|$)/;

/** A sensible next tap for a player who sees only what is highlighted: answer, march on settlements, fight, build. */
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

/** Confirms a choice; avoids mountains, which may erupt; otherwise the first square that answers the question. */
function answer({ lit }: WarsScreen): WarsLit | undefined {
  const done = lit.find(({ move }) => move !== null && !move.startsWith('end'));
  return done ?? lit.find(({ mark }) => mark === 'take' || mark === 'place');
}

function target({ lit }: WarsScreen): WarsLit | undefined {
  return lit.find(({ mark }) => mark !== null && TARGETS.includes(mark));
}

/** The square nearest to a settlement of another player, if it is nearer than the unit is now. */
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

/** The next unit that has not been considered. */
function unit({ lit }: WarsScreen, memory: WarsMemory): WarsLit | undefined {
  const next = lit.find(
    ({ mark, square }) => (mark === 'can' || mark === 'must') && square !== null && !memory.tried.has(square),
  );
  if (next) memory.unit = next.square;
  return next;
}

/** Villages, a city for every three of them, and as many units as the harvest will support. */
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
