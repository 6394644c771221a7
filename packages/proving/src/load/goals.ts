import type { Load } from './measures';
import type { SubjectKind } from './subjects/process';

/** Everything measured of one subject; what was not asked of it is missing. */
export interface Measured {
  hexland?: Load;
  cave?: Load;
  paced?: Load;
  join?: { cpu: number; bytes: number };
  growth?: { young: number; old: number };
  /** Processor time of a move by number of watchers, in milliseconds. */
  watchers?: Record<number, number>;
  /** Bytes. */
  activeMatch?: number;
  idleMatch?: number;
  /** The slowest of several openings of a 500-move match, in milliseconds. */
  reopen?: number;
}

export type Results = Partial<Record<SubjectKind, Measured>>;

/** A figure to reach, as a ratio within one run. */
export interface Goal {
  what: string;
  found: number;
  wanted: number;
  /** Whether more is better. */
  atLeast: boolean;
  reached: boolean;
}

const MORE = true;
const LESS = false;

/** The figures to reach; one whose parts were not all measured is left out. */
export function goalsOf(results: Results): Goal[] {
  const lantern = results['lantern-sqlite'];
  const stock = results['stock-sqlite'];
  const memory = results['stock-memory'];
  const { relay } = results;
  const goals: Goal[] = [];
  const goal = (what: string, found: number | undefined, atLeast: boolean, wanted: number) => {
    if (found === undefined || Number.isNaN(found)) return;
    goals.push({ what, found, wanted, atLeast, reached: atLeast ? found >= wanted : found <= wanted });
  };
  for (const game of ['hexland', 'cave'] as const) {
    const durable = lantern?.[game]?.movesPerCoreSecond;
    goal(
      `${game}: durable moves per core-second, to stock on SQLite`,
      ratio(durable, stock?.[game]?.movesPerCoreSecond),
      MORE,
      10,
    );
    goal(
      `${game}: durable moves per core-second, to stock in memory`,
      ratio(durable, memory?.[game]?.movesPerCoreSecond),
      MORE,
      3,
    );
    goal(
      `${game}: bytes of a move, to stock`,
      ratio(lantern?.[game]?.bytesPerMove, memory?.[game]?.bytesPerMove),
      LESS,
      1 / 20,
    );
  }
  goal(
    'hexland: durable moves per core-second, to the bare relay',
    ratio(lantern?.hexland?.movesPerCoreSecond, relay?.hexland?.movesPerCoreSecond),
    MORE,
    0.25,
  );
  goal('bytes of a join after 500 moves, to stock', ratio(lantern?.join?.bytes, memory?.join?.bytes), LESS, 1 / 5);
  goal('p99 at the same rate, to stock in memory', ratio(lantern?.paced?.p99, memory?.paced?.p99), LESS, 1);
  goal(
    'cost of a move after 2,000 moves, to one after 10',
    ratio(lantern?.growth?.old, lantern?.growth?.young),
    LESS,
    1.2,
  );
  goal(
    'cost of a further watcher, to the bare relay',
    ratio(perWatcher(lantern?.watchers), perWatcher(relay?.watchers)),
    LESS,
    1.5,
  );
  goal(
    'memory of an idle room once cold, kB',
    lantern?.idleMatch === undefined ? undefined : lantern.idleMatch / 1000,
    LESS,
    10,
  );
  goal('opening a 500-move match at any moment, ms', lantern?.reopen, LESS, 100);
  return goals;
}

function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one / other;
}

/** What one more watcher costs a move, between the fewest and the most watchers measured. */
function perWatcher(costs: Record<number, number> | undefined): number | undefined {
  const numbers = Object.keys(costs ?? {}).map(Number);
  if (!costs || numbers.length < 2) return undefined;
  const [few, many] = [Math.min(...numbers), Math.max(...numbers)];
  return ((costs[many] as number) - (costs[few] as number)) / (many - few);
}

/** A goal as a row of a table. */
export function goalRow({ what, found, wanted, atLeast, reached }: Goal): (string | number)[] {
  return [
    reached ? 'reached' : 'NOT reached',
    what,
    short(found),
    `${atLeast ? 'at least' : 'at most'} ${short(wanted)}`,
  ];
}

/** A figure with three digits, as people read it. */
export function short(value: number | undefined): string {
  if (value === undefined) return '';
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
