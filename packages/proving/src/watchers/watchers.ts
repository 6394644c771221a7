import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { goalRow } from '../load/goals';
import { atRate } from '../load/measures';
import { spreadOf, spreadText } from '../load/rounds';
import { buildSubjects, type Subject, type SubjectKind, startSubject } from '../load/subjects/process';
import { readOptions, wholeNumber } from '../options';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { goalsOf, type Measured, type Rounds } from './goals';
import { type CrowdedRoom, openCrowdedRoom, openRelayedCrowd, type RelayedCrowd, type Telling } from './rooms';

const OPTIONS = {
  visitors: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  short: { type: 'boolean' },
} as const;

/** Number of messages in a round. */
const MESSAGES_PER_ROUND = 20;

/** Interval between two messages: longer than the interval in which changes are combined. */
const MESSAGE_INTERVAL_MS = 250;

/** Number of matches in other rooms, and their total moves per second. */
const BESIDE = { matches: 4, rate: 100 };

/** Interval between two changes of the crowded room while others play. */
const CHANGE_INTERVAL_MS = 1000;

/**
 * A room with 1,000 watchers, each with a separate connection: the cost of a change and of a chat message, compared
 * with a bare relay that sends as many bytes to as many sockets, and the duration of moves in other rooms while the
 * crowded one is changed once a second, compared with a server without the crowd. The compared figures are measured in
 * turn; the goals are ratios of medians. `--short` leaves out the moves, whose latencies mean nothing on a busy
 * machine, and uses 300 visitors, whose processor time is still well above the noise.
 */
export const watchers: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const visitors = wholeNumber('visitors', given.visitors, 1, given.short ? 300 : 1000);
  const rounds = wholeNumber('rounds', given.rounds, 1, given.short ? 5 : 3);
  const seconds = wholeNumber('seconds', given.seconds, 1, 10);
  buildSubjects();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-crowd-'));
  const subjects: Subject[] = [];
  const start = async (kind: SubjectKind, name: string) => {
    mkdirSync(join(folder, name));
    const subject = await startSubject({ kind, folder: join(folder, name) });
    subjects.push(subject);
    return subject;
  };
  const open: { close(): void }[] = [];
  try {
    const room = await openCrowdedRoom(await start('lantern-sqlite', 'crowded'), visitors);
    open.push(room);
    console.log(`${visitors} visitors watch one room`);
    const relayed = await openRelayedCrowd(await start('relay', 'relay'), visitors);
    open.push(relayed);
    const measured: Measured = {
      change: await compared(room.change, relayed, rounds),
      remark: await compared(room.remark, relayed, rounds),
    };
    if (!given.short) {
      const alone = await openCrowdedRoom(await start('lantern-sqlite', 'alone'), 1);
      open.push(alone);
      measured.beside = await playedBeside(room, alone, rounds, seconds);
    }
    return verdictOf(measured, visitors);
  } finally {
    for (const one of open) one.close();
    await Promise.all(subjects.map((subject) => subject.stop()));
    rmSync(folder, { recursive: true });
  }
};

/** The cost of one message to everybody for Lantern, and for a relay with as many bytes. */
async function compared(telling: Telling, relayed: RelayedCrowd, rounds: number) {
  await relayed.resize(await cost(telling).then(({ bytes }) => bytes));
  await cost(relayed);
  const lantern: number[] = [];
  const relay: number[] = [];
  for (let round = 0; round < rounds; round++) {
    lantern.push((await cost(telling)).cpu);
    relay.push((await cost(relayed)).cpu);
  }
  return { lantern, relay };
}

/** Processor time of the server for one message to everybody, in milliseconds, and its size for each, in bytes. */
async function cost({ subject, tell }: Telling): Promise<{ cpu: number; bytes: number }> {
  const before = await subject.cpu();
  let bytes = 0;
  for (let told = 0; told < MESSAGES_PER_ROUND; told++) {
    const next = pause(MESSAGE_INTERVAL_MS);
    bytes = await tell();
    await next;
  }
  return { cpu: ((await subject.cpu()) - before) / MESSAGES_PER_ROUND, bytes };
}

/** The slowest of a hundred moves in other rooms of a server, with and without the crowd. */
async function playedBeside(room: CrowdedRoom, alone: CrowdedRoom, rounds: number, seconds: number) {
  const measured = async ({ change }: CrowdedRoom) => {
    let changing = true;
    const unrest = (async () => {
      while (changing) await Promise.all([change.tell(), pause(CHANGE_INTERVAL_MS)]);
    })();
    const { p99 } = await atRate(change.subject, { matches: BESIDE.matches, seconds }, BESIDE.rate);
    changing = false;
    await unrest;
    return p99;
  };
  for (const one of [room, alone]) await measured(one);
  const crowded: number[] = [];
  const quiet: number[] = [];
  for (let round = 0; round < rounds; round++) {
    quiet.push(await measured(alone));
    crowded.push(await measured(room));
  }
  return { crowd: crowded, alone: quiet };
}

function verdictOf(measured: Measured, visitors: number) {
  const goals = goalsOf(measured);
  const { change, remark, beside } = measured;
  const rows: [string, Rounds | undefined][] = [
    ['a change, ms CPU', change.lantern],
    ['relayed, ms CPU', change.relay],
    ['a remark, ms CPU', remark.lantern],
    ['relayed, ms CPU', remark.relay],
    ['p99 of moves beside the crowd, ms', beside?.crowd],
    ['p99 of moves without it, ms', beside?.alone],
  ];
  const told = rows.flatMap(([what, rounds]) => (rounds ? [[what, spreadText(spreadOf(rounds))]] : []));
  console.log(`\n${textTable([['', 'median (range)'], ...told])}\n\n${textTable(goals.map(goalRow))}`);
  return { ok: goals.every(({ reached }) => reached), found: { visitors, goals, measured } };
}
