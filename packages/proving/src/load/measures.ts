import { setTimeout as pause } from 'node:timers/promises';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { pick, seededRandom } from '@lantern/games/kit/random';
import { scriptOf } from './bareMatch';
import { CaveTable, MIN_THINKING_MS } from './caveTable';
import { Count } from './count';
import { hexland } from './hexland';
import { arrivals } from './poisson';
import { hexlandScript, type Script, ScriptedTable } from './scriptedTable';
import { type Guest, newAddress, type Venue } from './session';
import type { Subject } from './subjects/process';
import { Wire } from './wire';

/** The size of the measurement: numbers of matches and seconds. */
export interface Extent {
  matches: number;
  seconds: number;
}

/** The costs of moves for a server. */
export interface Load {
  moves: number;
  /** Processor time of the server per move, in milliseconds. */
  cpuPerMove: number;
  movesPerCoreSecond: number;
  /** Sent to all viewers of a match, per move. */
  bytesPerMove: number;
  /** From sending a move until all viewers have it, in milliseconds; 0 if not measured. */
  p50: number;
  p99: number;
  p999: number;
  refused: number;
}

function venueOf(subject: Subject, module: Venue['module']): Venue {
  return { address: subject.address, kind: subject.kind, module };
}

/** Matches of Hexland with four seats and this number of watchers each. */
async function hexlandTables(subject: Subject, count: Count, matches: number, watchers: number) {
  const tables: ScriptedTable[] = [];
  for (let index = 0; index < matches; index++) {
    const table = new ScriptedTable(count, hexlandScript);
    await table.open(venueOf(subject, hexland), watchers);
    tables.push(table);
  }
  return tables;
}

/** Measures a subject while `act` runs. */
async function during(subject: Subject, count: Count, act: () => Promise<unknown>): Promise<Load> {
  const before = await subject.cpu();
  const [moves, bytes] = [count.moves, count.bytes];
  count.latencies.length = 0;
  await act();
  const cpu = (await subject.cpu()) - before;
  const made = count.moves - moves;
  return {
    moves: made,
    cpuPerMove: cpu / made,
    movesPerCoreSecond: (1000 * made) / cpu,
    bytesPerMove: (count.bytes - bytes) / made,
    p50: count.percentile(0.5),
    p99: count.percentile(0.99),
    p999: count.percentile(0.999),
    refused: count.refused,
  };
}

/** Plays matches for a time, each as fast as the limits allow or at a given interval, in milliseconds. */
async function playFor(tables: readonly ScriptedTable[], seconds: number, every?: number): Promise<void> {
  const played = Promise.all(tables.map((table) => table.play(Number.POSITIVE_INFINITY, every)));
  await pause(seconds * 1000);
  for (const table of tables) table.stop();
  await played;
}

/**
 * Makes moves at random times in random matches at a total rate per second, whether or not earlier ones have been
 * answered.
 */
async function arriveFor(tables: readonly ScriptedTable[], seconds: number, rate: number): Promise<void> {
  const random = seededRandom('arrivals');
  const begin = performance.now();
  const made: Promise<void>[] = [];
  for (const moment of arrivals(rate, seconds, random)) {
    const wait = begin + moment - performance.now();
    if (wait > 0) await pause(wait);
    made.push(pick(random, tables).arrive(begin + moment));
  }
  await Promise.all(made);
}

/** As fast as the server answers and the limits allow, after a second of warm-up. */
export async function saturated(subject: Subject, { matches, seconds }: Extent): Promise<Load> {
  const count = new Count();
  const tables = await hexlandTables(subject, count, matches, 2);
  await Promise.all(tables.map((table) => table.play(30)));
  const load = await during(subject, count, () => playFor(tables, seconds));
  for (const table of tables) table.close();
  return load;
}

/**
 * Open-loop: moves arrive at this total rate per second, however long each takes. Latencies count from the time a move
 * is due.
 */
export async function atRate(subject: Subject, { matches, seconds }: Extent, rate: number): Promise<Load> {
  const count = new Count();
  const tables = await hexlandTables(subject, count, matches, 2);
  await Promise.all(tables.map((table) => table.play(15)));
  const load = await during(subject, count, () => arriveFor(tables, seconds, rate));
  for (const table of tables) table.close();
  return load;
}

/** A real game: Colossal Cave with four players and two watchers for each match. */
export async function cave(subject: Subject, extent: Extent): Promise<Load> {
  if (subject.kind === 'floor') return blindCave(subject, extent);
  const count = new Count();
  const tables = Array.from(
    { length: extent.matches },
    (_, index) => new CaveTable(venueOf(subject, colossalCave), count, `cave ${index}`),
  );
  for (const table of tables) await table.open();
  await pause(WARM_UP_MS);
  const load = await during(subject, count, () => pause(extent.seconds * 1000));
  for (const table of tables) table.close();
  return load;
}

/** Time of play before a measurement of a real game starts. */
const WARM_UP_MS = 2000;

/** Number of different scripts of the real game. */
const SCRIPT_COUNT = 8;

/** The same for a subject that sends no views: people follow the script of a match computed in advance. */
async function blindCave(subject: Subject, { matches, seconds }: Extent): Promise<Load> {
  const count = new Count();
  const scripts: Script[] = Array.from({ length: SCRIPT_COUNT }, (_, index) => scriptOf(colossalCave, `cave ${index}`));
  const tables: ScriptedTable[] = [];
  for (let index = 0; index < matches; index++) {
    const table = new ScriptedTable(count, scripts[index % SCRIPT_COUNT] as Script);
    await table.open({ ...venueOf(subject, colossalCave), seed: `cave ${index % SCRIPT_COUNT}` }, 2);
    tables.push(table);
  }
  const played = tables.map((table) => table.play(Number.POSITIVE_INFINITY, MIN_THINKING_MS));
  await pause(WARM_UP_MS);
  const load = await during(subject, count, () => pause(seconds * 1000));
  for (const table of tables) table.stop();
  await Promise.all(played);
  for (const table of tables) table.close();
  return load;
}

/** The cost of moves at the start of matches and after `long` moves, in milliseconds of processor time. */
export async function growth(subject: Subject, matches: number, long: number): Promise<{ young: number; old: number }> {
  const count = new Count();
  const tables = await hexlandTables(subject, count, matches, 2);
  const reach = (moves: number) => Promise.all(tables.map((table) => table.play(moves)));
  const young = await during(subject, count, () => reach(10 + AVERAGED_MOVES));
  await reach(long);
  const old = await during(subject, count, () => reach(long + AVERAGED_MOVES));
  for (const table of tables) table.close();
  return { young: young.cpuPerMove, old: old.cpuPerMove };
}

/** Number of moves of each match over which a cost is averaged. */
const AVERAGED_MOVES = 200;

/** The cost of a move with this number of watchers, in milliseconds of processor time. */
export async function watched(subject: Subject, watchers: number, seconds: number): Promise<number> {
  const count = new Count();
  const [table] = await hexlandTables(subject, count, 1, watchers);
  if (!table) throw new Error('no table');
  await table.play(10);
  const { cpuPerMove } = await during(subject, count, () => playFor([table], seconds));
  table.close();
  return cpuPerMove;
}

/** The cost of joining a match after this number of moves. */
export async function joining(
  subject: Subject,
  moves: number,
): Promise<{ cpu: number; bytes: number; matchId: string }> {
  const count = new Count();
  const [table] = await hexlandTables(subject, count, 1, 0);
  if (!table) throw new Error('no table');
  await table.play(moves);
  let bytes = 0;
  let missing = 0;
  let all = () => {};
  const guests: Pick<Guest, 'wire'>[] = [];
  for (let index = 0; index < 10; index++) {
    const wire = await Wire.open(subject.address, `/${hexland.id}`, newAddress(), (event, _frame, size) => {
      if (event !== 'sync') return;
      bytes += size;
      if (--missing === 0) all();
    });
    guests.push({ wire });
  }
  const before = await subject.cpu();
  const joins = guests.length * JOINS_PER_GUEST;
  for (let round = 0; round < JOINS_PER_GUEST; round++) {
    await new Promise<void>((resolve) => {
      all = resolve;
      missing = guests.length;
      for (const { wire } of guests) wire.emit('sync', table.matchId, null, null, 4);
    });
  }
  const cpu = (await subject.cpu()) - before;
  for (const { wire } of guests) wire.close();
  table.close();
  return { cpu: cpu / joins, bytes: bytes / joins, matchId: table.matchId };
}

/** Number of joins of each guest in `joining`. */
const JOINS_PER_GUEST = 20;

/** Memory of a running match with its six connections, in bytes. */
export async function memoryOfActive(subject: Subject, matches: number): Promise<number> {
  const before = await subject.memory();
  const tables = await hexlandTables(subject, new Count(), matches, 2);
  await Promise.all(tables.map((table) => table.play(10)));
  const after = await subject.memory();
  for (const table of tables) table.close();
  return (after - before) / matches;
}

export async function leaveIdle(subject: Subject, matches: number): Promise<void> {
  for (const table of await hexlandTables(subject, new Count(), matches, 0)) table.close();
}
