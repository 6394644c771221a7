import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSchema } from '@lantern/server/src/testing/postgres';
import { namedOf, readOptions, wholeNumber } from '../options';
import { textTable } from '../textTable';
import { type Proof, UsageError } from '../verdict';
import { documentTable, MOVES_PER_SECOND } from './documentTable';
import { goalRow, goalsOf, type Measured, type Results } from './goals';
import * as measures from './measures';
import { buildSubjects, type Subject, type SubjectKind, type SubjectSpec, startSubject } from './subjects/process';
import { startServers } from './subjects/servers';

const OPTIONS = {
  matches: { type: 'string' },
  seconds: { type: 'string' },
  rounds: { type: 'string' },
  only: { type: 'string' },
  long: { type: 'boolean' },
  servers: { type: 'string' },
} as const;

/** In this order: the relay and the floor send as many bytes as Lantern did. */
const SUBJECTS: readonly SubjectKind[] = [
  'lantern-sqlite',
  'lantern-postgres',
  'lantern-servers',
  'stock-memory',
  'stock-sqlite',
  'relay',
  'floor',
];

/** The subjects of `--servers`. */
const TOGETHER: readonly SubjectKind[] = ['lantern-postgres', 'lantern-servers'];

/** Number of viewers of each match. */
const VIEWERS = 6;

interface Extent extends measures.Extent {
  long: boolean;
}

/**
 * The same game and the same people, over real WebSockets, against Lantern on each store, boardgame.io's own server on
 * each of its stores, a relay without rules, and the floor: that relay with the rules of the game. Each runs as a
 * separate process. They are measured one after the other, and all of them several times in turn, so that other load on
 * the machine does not decide: the results are medians. Costs are processor time of the server's process (for
 * PostgreSQL without that of the database); the goals are ratios within a round. Figures that hardly vary are measured
 * in the first round only. `--long` adds the growth with the length of the log, up to 1,000 watchers, and all
 * measurements of the slowest subjects; `--servers 2` compares two servers on one PostgreSQL with one.
 * The printed table is that of `docs/scale.md`.
 */
export const load: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const extent = {
    matches: wholeNumber('matches', given.matches, 1, 40),
    seconds: wholeNumber('seconds', given.seconds, 1, 3),
    long: given.long === true,
  };
  if (given.servers !== undefined && given.servers !== '2') throw new UsageError('--servers takes 2');
  const rounds = wholeNumber('rounds', given.rounds, 1, 3);
  const usual = given.servers ? TOGETHER : SUBJECTS.filter((kind) => kind !== 'lantern-servers');
  const chosen = given.only === undefined ? usual : namedOf('only', given.only, SUBJECTS);
  buildSubjects();
  const found: Results[] = [];
  for (let round = 1; round <= rounds; round++) {
    const results: Results = {};
    found.push(results);
    for (const kind of chosen) {
      console.log(`round ${round}: ${kind} …`);
      results[kind] = await measured(kind, extent, round === 1, results);
      console.log(JSON.stringify(results[kind]));
    }
  }
  const goals = goalsOf(found);
  console.log(`\n${documentTable(found)}\n\n${textTable(goals.map(goalRow))}`);
  return { ok: goals.every(({ reached }) => reached), found: { goals, rounds: found } };
};

/** @param all whether to include the measurements of one round only */
async function measured(kind: SubjectKind, extent: Extent, all: boolean, before: Results): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-load-'));
  const database = TOGETHER.includes(kind) ? await newSchema() : undefined;
  const spec = { kind, folder, ...(database && { databaseUrl: database.url }) };
  const subject = await (kind === 'lantern-servers' ? startServers(spec) : startSubject(spec));
  try {
    const found: Measured = await moves(subject, extent, before);
    if (!all || kind === 'floor' || kind === 'lantern-servers') return found;
    return { ...found, ...(await costs(subject, extent)), ...(kind === 'lantern-sqlite' && (await idle(folder))) };
  } finally {
    await subject.stop();
    await database?.remove();
    rmSync(folder, { recursive: true });
  }
}

async function moves(subject: Subject, extent: Extent, before: Results): Promise<Measured> {
  const found: Measured = {};
  await resize(subject, before['lantern-sqlite']?.hexland);
  found.hexland = await measures.saturated(subject, extent);
  if (subject.kind === 'relay') return found;
  await resize(subject, before['lantern-sqlite']?.cave);
  found.cave = await measures.cave(subject, extent);
  if (subject.kind !== 'floor' && (extent.long || subject.kind !== SLOW))
    found.atRate = await measures.atRate(subject, extent, MOVES_PER_SECOND);
  return found;
}

/** Makes a relay send as much as Lantern did on average. */
async function resize(subject: Subject, like: measures.Load | undefined): Promise<void> {
  const relays = subject.kind === 'relay' || subject.kind === 'floor';
  if (relays && like) await subject.ask({ ask: 'relay', bytes: Math.round(like.bytesPerMove / VIEWERS) });
}

/** Every move rewrites the whole match there: other measurements take minutes, and no goal needs them. */
const SLOW: SubjectKind = 'stock-sqlite';

async function costs(subject: Subject, { matches, seconds, long }: Extent): Promise<Measured> {
  const { kind } = subject;
  if (kind === 'relay') return { watchers: await watchers(subject, long, seconds) };
  if (kind === SLOW && !long) return {};
  const activeMatch = await measures.memoryOfActive(subject, matches);
  const { matchId, ...join } = await measures.joining(subject, 500);
  const reopen = kind.startsWith('lantern') ? { reopen: await slowestReopening(subject, matchId) } : {};
  const growth = long ? { growth: await measures.growth(subject, 12, 2000) } : {};
  const watched = await watchers(subject, long && kind !== SLOW, seconds);
  return { activeMatch, join, ...reopen, ...growth, watchers: watched };
}

async function watchers(subject: Subject, long: boolean, seconds: number): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (const count of long ? [1, 10, 100, 1000] : [1, 100])
    found[count] = await measures.watched(subject, count, seconds);
  return found;
}

async function slowestReopening(subject: Subject, match: string): Promise<number> {
  let slowest = 0;
  for (let seq = 0; seq <= 500; seq += 20) {
    slowest = Math.max(slowest, (await subject.ask({ ask: 'reopen', match, seq })) as number);
  }
  return slowest;
}

/** How long a server that loads the matches of its store is left alone. */
const IDLE_MS = 10_000;

/** The heap that each further idle match of the store adds to a server that has loaded all of them. */
async function idle(folder: string): Promise<Measured> {
  const [FEW, MORE] = [50, 500];
  const spec: SubjectSpec = { kind: 'lantern-sqlite', folder: join(folder, 'idle') };
  mkdirSync(spec.folder);
  const heapWith = async (further: number): Promise<number> => {
    const opening = await startSubject(spec);
    await measures.leaveIdle(opening, further);
    await opening.stop();
    const subject = await startSubject(spec);
    await pause(IDLE_MS);
    const heap = await subject.memory();
    await subject.stop();
    return heap;
  };
  const few = await heapWith(FEW);
  return { idleMatch: ((await heapWith(MORE)) - few) / MORE };
}
