import { DIRS, type Dir } from '../data/directions';
import { joinedTo } from '../rules/grid';
import type { Board, MapCard } from '../state';
import { worthOfFight } from './goals';

/** The cost of a step without its fights, in hit points. */
const STEP = 0.05;

/** The cheapest way to a card. */
export interface Toll {
  /** Returns the cost of its steps and fights, including the fight on the card. */
  cost: number;
  /** Its first step; none to where it begins. */
  dir: Dir | undefined;
}

/** The cheapest ways of a hero alone to all cards that it can reach, through monsters too. */
export function tollsFrom(board: Board, start: MapCard): ReadonlyMap<MapCard, Toll> {
  const tolls = new Map<MapCard, Toll>([[start, { cost: 0, dir: undefined }]]);
  const left = new Set([start]);
  for (;;) {
    const [card] = [...left].sort((a, b) => costOf(tolls, a) - costOf(tolls, b));
    if (!card) return tolls;
    left.delete(card);
    const { cost, dir } = tolls.get(card) as Toll;
    for (const side of DIRS) {
      const next = joinedTo(board, card, side);
      if (!next || next.locked) continue;
      const further = cost + STEP + Math.max(0, -worthOfFight(board, next.monsters));
      if (further >= costOf(tolls, next)) continue;
      tolls.set(next, { cost: further, dir: dir ?? side });
      left.add(next);
    }
  }
}

/** Returns the cost of the cheapest way to a card; infinite if there is none. */
export function costOf(tolls: ReadonlyMap<MapCard, Toll>, card: MapCard): number {
  return tolls.get(card)?.cost ?? Number.POSITIVE_INFINITY;
}
