import type { Load } from './measures';
import { type Spread, short, spreadOf, spreadText } from './rounds';
import type { SubjectKind } from './subjects/process';

/** The measurements of one subject in one round; those not taken are missing. */
export interface Measured {
  hexland?: Load;
  cave?: Load;
  atRate?: Load;
  join?: { cpu: number; bytes: number };
  growth?: { young: number; old: number };
  /** Processor time per move by number of watchers, in milliseconds. */
  watchers?: Record<number, number>;
  /** Bytes. */
  activeMatch?: number;
  idleMatch?: number;
  /** The slowest of several openings of a match with 500 moves, in milliseconds. */
  reopen?: number;
}

export type Results = Partial<Record<SubjectKind, Measured>>;

/** A goal and its median over the rounds. A ratio compares subjects within the same round. */
export interface Goal {
  what: string;
  found: number;
  wanted: number;
  /** Whether more is better. */
  atLeast: boolean;
  reached: boolean;
  /** Over the rounds. */
  spread?: Spread;
}

const MORE = true;
const LESS = false;

/**
 * The comparison: Lantern on one server and on several, boardgame.io's own server, a relay without rules, and a relay
 * with rules.
 */
interface Compared {
  lantern: Measured | undefined;
  one: Measured | undefined;
  several: Measured | undefined;
  stock: Measured | undefined;
  memory: Measured | undefined;
  relay: Measured | undefined;
  floor: Measured | undefined;
}

/** A figure: its name, the measurement if there is one, whether more is better, and the goal. */
type Wanted = readonly [what: string, found: number | undefined, atLeast: boolean, wanted: number];

/** All goals; those without measurements are left out. */
export function goalsOf(rounds: readonly Results[]): Goal[] {
  const found = rounds.map((results) => wantedOf(results));
  return (found[0] ?? []).flatMap(([what, , atLeast, wanted], index) => {
    const spread = spreadOf(found.flatMap((of) => finite(of[index]?.[1])));
    if (!spread) return [];
    const { median } = spread;
    return { what, found: median, wanted, atLeast, reached: atLeast ? median >= wanted : median <= wanted, spread };
  });
}

const finite = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? [] : [value]);

function wantedOf(results: Results): Wanted[] {
  const compared = {
    lantern: results['lantern-sqlite'],
    one: results['lantern-postgres'],
    several: results['lantern-servers'],
    stock: results['stock-sqlite'],
    memory: results['stock-memory'],
    relay: results.relay,
    floor: results.floor,
  };
  const all = [movesOf(compared, 'hexland', { stock: 7, floor: 0.25, bytes: 1 / 50 })];
  all.push(movesOf(compared, 'cave', { stock: 3.5, floor: 0.45, bytes: 1 / 22 }), costsOf(compared));
  return all.flat();
}

/** Goals for the moves of one game. */
function movesOf(
  { lantern, one, several, stock, memory, floor }: Compared,
  game: 'hexland' | 'cave',
  wanted: { stock: number; floor: number; bytes: number },
): Wanted[] {
  const speed = (measured: Measured | undefined) => measured?.[game]?.movesPerCoreSecond;
  const bytes = (measured: Measured | undefined) => measured?.[game]?.bytesPerMove;
  const own = `${game}: durable moves per core-second`;
  return [
    [`${own}, to stock on SQLite`, ratio(speed(lantern), speed(stock)), MORE, wanted.stock],
    [`${own}, to stock in memory`, ratio(speed(lantern), speed(memory)), MORE, game === 'hexland' ? 3 : 1],
    [`${own}, to the floor: relay and rules`, ratio(speed(lantern), speed(floor)), MORE, wanted.floor],
    [`${own}, of several servers to one`, ratio(speed(several), speed(one)), MORE, 1.7],
    [`${game}: bytes of a move, to stock`, ratio(bytes(lantern), bytes(memory)), LESS, wanted.bytes],
  ];
}

/** Goals for other costs in time, bytes or memory. */
function costsOf({ lantern, memory, relay }: Compared): Wanted[] {
  const relayed = ratio(lantern?.hexland?.movesPerCoreSecond, relay?.hexland?.movesPerCoreSecond);
  const watched = ratio(perWatcher(lantern?.watchers), perWatcher(relay?.watchers));
  const grown = ratio(lantern?.growth?.old, lantern?.growth?.young);
  return [
    ['hexland: durable moves per core-second, to the bare relay', relayed, MORE, 0.25],
    ['bytes of a join after 500 moves, to stock', ratio(lantern?.join?.bytes, memory?.join?.bytes), LESS, 1 / 5],
    ['p99 at the same rate, to stock in memory', ratio(lantern?.atRate?.p99, memory?.atRate?.p99), LESS, 0.4],
    ['cost of a move after 2,000 moves, to one after 10', grown, LESS, 1.1],
    ['cost of a further watcher, to the bare relay', watched, LESS, 1.5],
    ['memory of a match at play, kB', ratio(lantern?.activeMatch, 1000), LESS, 110],
    ['memory of an idle room once cold, kB', ratio(lantern?.idleMatch, 1000), LESS, 10],
    ['opening a 500-move match at any moment, ms', lantern?.reopen, LESS, 100],
  ];
}

function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one / other;
}

/** The cost of one more watcher per move, computed from the fewest and the most watchers measured. */
function perWatcher(costs: Record<number, number> | undefined): number | undefined {
  const numbers = Object.keys(costs ?? {}).map(Number);
  if (!costs || numbers.length < 2) return undefined;
  const [few, many] = [Math.min(...numbers), Math.max(...numbers)];
  return ((costs[many] as number) - (costs[few] as number)) / (many - few);
}

export function goalRow({ what, found, wanted, atLeast, reached, spread }: Goal): (string | number)[] {
  return [
    reached ? 'reached' : 'NOT reached',
    what,
    spread ? spreadText(spread) : short(found),
    `${atLeast ? 'at least' : 'at most'} ${short(wanted)}`,
  ];
}
