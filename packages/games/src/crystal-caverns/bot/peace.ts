import { exitStatus } from '../rules/exits';
import { exitsOf, isStairs, joinedTo, keyOf } from '../rules/grid';
import type { Board, MapCard } from '../state';

/**
 * The maximum number of turns without a fight to count: by then there are more cards, and a loop of free cards has no end.
 */
export const LONG_PEACE = 8;

interface Ways {
  /** The cards to which a step is allowed. */
  open: MapCard[];
  unexplored: boolean;
}

/**
 * For how many turns a hero alone can walk on or wait without a fight, `LONG_PEACE` at most: it may not turn back freely
 * (R6.1), and waits only if there is no way on (R6.4).
 * @param from where it was in its last turn
 */
export function turnsOfPeace(board: Board, card: MapCard, from: string | null): number {
  const ways = remembered((here: MapCard) => waysOutOf(board, here), keyOf);
  const turnsFrom = remembered(
    (here: MapCard, came: string | null, most: number): number => {
      if (most === 0) return 0;
      const steps = stepsAmong(ways(here), came);
      if (steps.length === 0) return isStairs(here) ? 0 : 1 + turnsFrom(here, null, most - 1);
      let best = 0;
      for (const step of steps) {
        if (step.monsters.length > 0) continue;
        best = Math.max(best, 1 + turnsFrom(step, keyOf(here), most - 1));
        if (best === most) break;
      }
      return best;
    },
    (here, came, most) => `${keyOf(here)}/${came}/${most}`,
  );
  return turnsFrom(card, from, LONG_PEACE);
}

function remembered<A extends unknown[], T>(compute: (...args: A) => T, keyFor: (...args: A) => string) {
  const known = new Map<string, T>();
  return (...args: A): T => {
    const key = keyFor(...args);
    const value = known.get(key) ?? compute(...args);
    known.set(key, value);
    return value;
  };
}

/** R6.1: not back, unless all other exits are dead ends. */
function stepsAmong({ open, unexplored }: Ways, from: string | null): MapCard[] {
  const onward = open.filter((card) => keyOf(card) !== from);
  return onward.length > 0 || unexplored ? onward : open;
}

function waysOutOf(board: Board, card: MapCard): Ways {
  const ways: Ways = { open: [], unexplored: false };
  for (const dir of exitsOf(card)) {
    const status = exitStatus(board, card, dir);
    const next = status === 'OPEN' ? joinedTo(board, card, dir) : undefined;
    if (next) ways.open.push(next);
    ways.unexplored ||= status === 'UNEXPLORED';
  }
  return ways;
}
