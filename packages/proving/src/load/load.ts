import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSchema } from '@lantern/server/src/testing/postgres';
import { readOptions, wholeNumber } from '../options';
import { textTable } from '../textTable';
import { type Proof, UsageError } from '../verdict';
import { goalRow, goalsOf, type Measured, type Results, short } from './goals';
import * as measures from './measures';
import { buildSubjects, type Subject, type SubjectKind, type SubjectSpec, startSubject } from './subjects/process';

const OPTIONS = {
  matches: { type: 'string' },
  seconds: { type: 'string' },
  only: { type: 'string' },
  long: { type: 'boolean' },
} as const;

/** In this order: the relay sends as much as Lantern did. */
const SUBJECTS: readonly SubjectKind[] = [
  'lantern-sqlite',
  'lantern-postgres',
  'stock-memory',
  'stock-sqlite',
  'stock-flatfile',
  'relay',
];

/** Moves a second over all matches at which latencies are compared. */
const RATE = 150;

/**
 * The same game and the same people, over real WebSockets, against Lantern on each store, boardgame.io's own server on
 * each of its, and a relay that knows no rules: each in a process of its own, one after the other. Costs are processor
 * time of the server's process (for PostgreSQL without that of the database); the goals are ratios within one run.
 * `--long` adds the growth with the length of the log, up to 1,000 watchers, and everything for
 * the slowest subjects too.
 */
export const load: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const extent = {
    matches: wholeNumber('matches', given.matches, 1, 40),
    seconds: wholeNumber('seconds', given.seconds, 1, 6),
  };
  const chosen = SUBJECTS.filter((kind) => given.only === undefined || given.only.split(',').includes(kind));
  if (chosen.length === 0) throw new UsageError(`--only takes some of ${SUBJECTS.join(', ')}`);
  buildSubjects();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-load-'));
  const results: Results = {};
  try {
    for (const kind of chosen) {
      console.log(`measuring ${kind} …`);
      results[kind] = await measured(kind, folder, extent, given.long === true, results);
      console.log(JSON.stringify(results[kind]));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const goals = goalsOf(results);
  console.log(`\n${textTable(rowsOf(results))}\n\n${textTable(goals.map(goalRow))}`);
  return { ok: goals.every(({ reached }) => reached), found: { goals, results } };
};

async function measured(
  kind: SubjectKind,
  folder: string,
  extent: measures.Extent,
  long: boolean,
  before: Results,
): Promise<Measured> {
  const own = join(folder, kind);
  mkdirSync(own);
  const database = kind === 'lantern-postgres' ? await newSchema() : undefined;
  const spec: SubjectSpec = {
    kind,
    folder: own,
    relayBytes: relayBytes(before),
    ...(database && { databaseUrl: database.url }),
  };
  const subject = await startSubject(spec);
  try {
    const found: Measured = { hexland: await measures.saturated(subject, extent) };
    if (kind === 'relay') return { ...found, watchers: await watchers(subject, long, extent.seconds) };
    found.cave = await measures.cave(subject, extent);
    // Every move rewrites the whole match there: the rest takes minutes, and no goal needs it.
    if (!long && (kind === 'stock-sqlite' || kind === 'stock-flatfile')) return found;
    found.paced = await measures.paced(subject, extent, RATE);
    found.activeMatch = await measures.memoryOfActive(subject, extent.matches);
    const { matchId, ...join } = await measures.joining(subject, 500);
    found.join = join;
    if (kind.startsWith('lantern')) found.reopen = await slowestReopening(subject, matchId);
    if (long) found.growth = await measures.growth(subject, 12, 2000);
    found.watchers = await watchers(subject, long && kind !== 'stock-sqlite', extent.seconds);
    if (kind === 'lantern-sqlite') found.idleMatch = await idleMatch(folder);
    return found;
  } finally {
    await subject.stop();
    await database?.remove();
  }
}

/** What a relay sends is as large as Lantern's average message. */
function relayBytes(before: Results): number {
  const viewers = 6;
  const bytes = before['lantern-sqlite']?.hexland?.bytesPerMove;
  return bytes === undefined ? 500 : Math.round(bytes / viewers);
}

async function watchers(subject: Subject, long: boolean, seconds: number): Promise<Record<number, number>> {
  const costs: Record<number, number> = {};
  for (const count of long ? [1, 10, 100, 1000] : [1, 100])
    costs[count] = await measures.watched(subject, count, seconds);
  return costs;
}

async function slowestReopening(subject: Subject, match: string): Promise<number> {
  let slowest = 0;
  for (const seq of [0, 31, 63, 250, 447, 500]) {
    slowest = Math.max(slowest, (await subject.ask({ ask: 'reopen', match, seq })) as number);
  }
  return slowest;
}

/** How long a server that takes up the matches of its store is left alone, in milliseconds. */
const COOLING = 10_000;

/** What each further idle match in its store adds to the heap of a server that has taken all of them up. */
async function idleMatch(folder: string): Promise<number> {
  const [FEW, MORE] = [50, 500];
  const spec: SubjectSpec = { kind: 'lantern-sqlite', folder: join(folder, 'idle') };
  mkdirSync(spec.folder);
  const heapWith = async (further: number): Promise<number> => {
    const opening = await startSubject(spec);
    await measures.leaveIdle(opening, further);
    await opening.stop();
    const subject = await startSubject(spec);
    await pause(COOLING);
    const heap = await subject.memory();
    await subject.stop();
    return heap;
  };
  const few = await heapWith(FEW);
  return ((await heapWith(MORE)) - few) / MORE;
}

function rowsOf(results: Results): (string | number)[][] {
  const head = [
    '',
    'moves/core·s',
    'ms CPU/move',
    'bytes/move',
    'p50 ms',
    'p99 ms',
    'cave moves/core·s',
    'cave bytes/move',
    `p50/p99 at ${RATE}/s`,
    'join ms CPU',
    'join bytes',
    'kB/active match',
  ];
  const rows = Object.entries(results).map(([kind, { hexland, cave, paced, join, activeMatch }]) => [
    kind,
    ...[hexland?.movesPerCoreSecond, hexland?.cpuPerMove, hexland?.bytesPerMove, hexland?.p50, hexland?.p99].map(short),
    ...[cave?.movesPerCoreSecond, cave?.bytesPerMove].map(short),
    paced ? `${short(paced.p50)} / ${short(paced.p99)}` : '',
    ...[join?.cpu, join?.bytes, activeMatch === undefined ? undefined : activeMatch / 1000].map(short),
  ]);
  const growth = Object.entries(results).flatMap(([kind, { growth: cost }]) =>
    cost ? [[`${kind}: ms CPU/move after 10 and 2,000 moves`, short(cost.young), short(cost.old)]] : [],
  );
  const watched = Object.entries(results).flatMap(([kind, { watchers: costs }]) =>
    costs
      ? [[`${kind}: ms CPU/move with ${Object.keys(costs).join(', ')} watchers`, ...Object.values(costs).map(short)]]
      : [],
  );
  return [head, ...rows, ...growth, ...watched];
}
