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

/** What is compared: Lantern with boardgame.io's own server, and with a relay that knows no rules. */
interface Compared {
  lantern: Measured | undefined;
  stock: Measured | undefined;
  memory: Measured | undefined;
  relay: Measured | undefined;
}

/** A figure, what it was found to be if it was measured, whether more of it is better, and what it has to reach. */
type Wanted = readonly [what: string, found: number | undefined, atLeast: boolean, wanted: number];

/** The figures to reach; one whose parts were not all measured is left out. */
export function goalsOf(results: Results): Goal[] {
  const compared = {
    lantern: results['lantern-sqlite'],
    stock: results['stock-sqlite'],
    memory: results['stock-memory'],
    relay: results.relay,
  };
  const all = [...movesOf(compared, 'hexland'), ...movesOf(compared, 'cave'), ...costsOf(compared)];
  return all.flatMap(([what, found, atLeast, wanted]) => {
    if (found === undefined || Number.isNaN(found)) return [];
    return { what, found, wanted, atLeast, reached: atLeast ? found >= wanted : found <= wanted };
  });
}

/** Goals for the moves of one game. */
function movesOf({ lantern, stock, memory }: Compared, game: 'hexland' | 'cave'): Wanted[] {
  const speed = (measured: Measured | undefined) => measured?.[game]?.movesPerCoreSecond;
  const bytes = (measured: Measured | undefined) => measured?.[game]?.bytesPerMove;
  return [
    [`${game}: durable moves per core-second, to stock on SQLite`, ratio(speed(lantern), speed(stock)), MORE, 10],
    [`${game}: durable moves per core-second, to stock in memory`, ratio(speed(lantern), speed(memory)), MORE, 3],
    [`${game}: bytes of a move, to stock`, ratio(bytes(lantern), bytes(memory)), LESS, 1 / 20],
  ];
}

/** Goals for what else costs time, bytes or memory. */
function costsOf({ lantern, memory, relay }: Compared): Wanted[] {
  const relayed = ratio(lantern?.hexland?.movesPerCoreSecond, relay?.hexland?.movesPerCoreSecond);
  const watched = ratio(perWatcher(lantern?.watchers), perWatcher(relay?.watchers));
  const grown = ratio(lantern?.growth?.old, lantern?.growth?.young);
  const idle = lantern?.idleMatch === undefined ? undefined : lantern.idleMatch / 1000;
  return [
    ['hexland: durable moves per core-second, to the bare relay', relayed, MORE, 0.25],
    ['bytes of a join after 500 moves, to stock', ratio(lantern?.join?.bytes, memory?.join?.bytes), LESS, 1 / 5],
    ['p99 at the same rate, to stock in memory', ratio(lantern?.paced?.p99, memory?.paced?.p99), LESS, 1],
    ['cost of a move after 2,000 moves, to one after 10', grown, LESS, 1.2],
    ['cost of a further watcher, to the bare relay', watched, LESS, 1.5],
    ['memory of an idle room once cold, kB', idle, LESS, 10],
    ['opening a 500-move match at any moment, ms', lantern?.reopen, LESS, 100],
  ];
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
