import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import type { DayClockRecord } from '@lantern/server/src/store/days';
import { openStore } from '@lantern/server/src/store/open';
import type { Store } from '@lantern/server/src/store/store';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import { freePort } from '@lantern/server/src/testing/ports';
import { newSchema } from '@lantern/server/src/testing/postgres';
import { buildServer } from '../build';
import { PushService } from '../fuzz/pushService';
import { readOptions, wholeNumber } from '../options';
import { gamesNamed } from '../play/game';
import { ONE_MACHINE, ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import type { Proof, Verdict } from '../verdict';
import {
  addressOf,
  awaitsPerson,
  type DayMatch,
  missed,
  openDayMatch,
  playTurn,
  untilAwaited,
  WallTime,
} from './daySimulation';

const OPTIONS = {
  days: { type: 'string' },
  rooms: { type: 'string' },
  seed: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** Time of one step: longer than a turn, and to the same hour of the day, outside quiet hours. */
const STEP_MS = 48 * HOUR;

/** How long to wait for wrong reactions of servers. */
const OBSERVED_MS = 1_500;

/** Maximum time until all due deadlines are handled. */
const DEADLINES_TIMEOUT_MS = 90_000;

const ENVIRONMENT = { ...ONE_MACHINE, BOT_PACE: '0' };

/** The totals of the proof. */
interface Found {
  deadlines: number;
  played: number;
  kills: number;
  over: number;
  calls: number;
  faults: string[];
}

/**
 * Matches over days of every game on two built servers that share a PostgreSQL schema. Day after day some people play
 * and others miss their deadlines, while a server is killed; at the end all servers are down for days. Each deadline
 * must act exactly once: the bot plays exactly the missed turns, no deadline may be lost, and none may pass while no
 * server runs. `--days 30 --rooms 50` is the long form; `--built` uses the existing build.
 */
export const days: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const steps = wholeNumber('days', given.days, 1, 2);
  const rooms = wholeNumber('rooms', given.rooms, 1, 5);
  const seed = given.seed ?? String(Date.now());
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-days-'));
  const schema = await newSchema();
  const store = await openStore(schema.url);
  const wallTime = join(folder, 'wall-time');
  const time = new WallTime(wallTime, store);
  const push = new PushService();
  await push.start();
  const servers: ServerProcess[] = [];
  const environment = { ...ENVIRONMENT, DATABASE_URL: schema.url, WALL_TIME: wallTime, PUSH_SERVICES: push.address };
  for (const name of ['one', 'other']) {
    mkdirSync(join(folder, name));
    servers.push(new ServerProcess(join(folder, name), await freePort(), environment));
  }
  console.log(`${rooms} rooms, ${steps} days, seed ${seed}`);
  try {
    await Promise.all(servers.map((server) => server.start()));
    const found = await simulate({ servers, store, time, push, rooms, steps, random: seededRandom(seed) });
    return verdictOf(found, servers);
  } finally {
    for (const server of servers) await server.kill();
    push.close();
    await store.close();
    await schema.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

function verdictOf({ faults, ...counts }: Found, servers: readonly ServerProcess[]): Verdict {
  // A server that checks the time while the proof sets the clock may find it wrong for a moment.
  const errors = servers
    .flatMap((server) => server.errors())
    .filter((line) => !line.includes('the clock of this machine'));
  for (const line of errors) faults.push(`the server's log: ${line}`);
  console.log(
    textTable([
      ['deadlines that passed and were applied once', counts.deadlines],
      ['turns that people came back for', counts.played],
      ['servers killed in the meantime', counts.kills],
      ['matches that ended', counts.over],
      ['calls, none of them sent twice', counts.calls],
      ['faults', faults.length],
    ]),
  );
  return { ok: faults.length === 0 && counts.deadlines > 0, found: { ...counts, faults: faults.slice(0, 20) } };
}

interface Simulation {
  servers: readonly ServerProcess[];
  store: Store;
  time: WallTime;
  push: PushService;
  rooms: number;
  steps: number;
  random: Random;
}

async function simulate({ servers, store, time, push, rooms, steps, random }: Simulation): Promise<Found> {
  const found: Found = { deadlines: 0, played: 0, kills: 0, over: 0, calls: 0, faults: [] };
  const games = gamesNamed(undefined);
  const any = () => servers[random.die(servers.length) - 1] as ServerProcess;
  const calls = new CallCount(push);
  let matches: DayMatch[] = [];
  for (let n = 0; n < rooms; n++) {
    const module = games[n % games.length];
    if (module) matches.push(await openDayMatch(any().address, module, push.address));
  }
  for (let step = 1; step <= steps; step++) {
    const due = new Map<DayMatch, DayClockRecord>();
    for (const match of matches) {
      const clock = await untilAwaited(store, match);
      if (!clock) found.over++;
      // A person who has missed a turn plays the next one, since the bot stays after two consecutive missed turns.
      else if (missed(clock) > 0 || random.die(3) === 1) {
        await playTurn(any().address, store, match, `${step}/${match.code}`);
        found.played++;
        const next = await untilAwaited(store, match);
        if (next) calls.begin(match, next.decisionId);
      }
    }
    for (const match of matches) {
      const clock = await untilAwaited(store, match);
      if (clock) due.set(match, clock);
    }
    matches = [...due.keys()];
    await requireCalls(due, calls, { store, time }, found);
    await time.pass(STEP_MS);
    await pause(random.die(700));
    const victim = any();
    await victim.kill();
    found.kills++;
    // All at once: a notification that is sent before the count begins would be missed.
    await Promise.all(
      [...due].map(async ([match, before]) => {
        const next = await requireOnce(store, match, before, found);
        if (next) calls.begin(match, next.decisionId);
      }),
    );
    await victim.start();
    console.log(`day ${step}: ${due.size} deadlines passed, a server was killed`);
  }
  await requireTimeBack({ servers, store, time }, matches, found);
  return found;
}

/** Counts the notifications of people for the decision they owe. */
class CallCount {
  readonly #before = new Map<DayMatch, { calls: number; decisionId: number }>();

  constructor(private readonly push: PushService) {}

  /** Records that a decision of a match has started. */
  begin(match: DayMatch, decisionId: number): void {
    this.#before.set(match, { calls: this.#all(match), decisionId });
  }

  /** Maximum number of decisions since then. */
  decisions(match: DayMatch, decisionId: number): number {
    return decisionId - (this.#before.get(match)?.decisionId ?? 0) + 1;
  }

  of(match: DayMatch): number {
    return this.#all(match) - (this.#before.get(match)?.calls ?? 0);
  }

  #all(match: DayMatch): number {
    return this.push.byAddress.get(addressOf(match)) ?? 0;
  }
}

/** An awaited, absent person is notified once by one of the servers, a minute after the start of their decision. */
async function requireCalls(
  due: ReadonlyMap<DayMatch, DayClockRecord>,
  calls: CallCount,
  { store, time }: Pick<Simulation, 'store' | 'time'>,
  found: Found,
): Promise<void> {
  await time.pass(2 * MINUTE);
  for (const latest = performance.now() + DEADLINES_TIMEOUT_MS; performance.now() < latest; await pause(100))
    if ([...due.keys()].every((match) => calls.of(match) > 0)) break;
  // Gives the servers time for a second notification, which would be an error.
  await pause(OBSERVED_MS);
  for (const [match, before] of due) {
    const times = calls.of(match);
    // Meanwhile a move of a bot may start another decision of the person.
    const { decisionId } = (await keptMatch(store, match.matchId).clock()) ?? before;
    if (times > 0 && times <= calls.decisions(match, decisionId)) found.calls += times;
    else found.faults.push(`${match.module.id} ${match.code}: called ${times} times`);
  }
}

/**
 * A passed deadline acts once: the match goes on, and a turn counts as missed.
 * @returns the clock afterwards
 */
async function requireOnce(
  store: Store,
  match: DayMatch,
  before: DayClockRecord,
  found: Found,
): Promise<DayClockRecord | undefined> {
  const name = `${match.module.id} ${match.code}`;
  for (const latest = performance.now() + DEADLINES_TIMEOUT_MS; ; await pause(100)) {
    const clock = await keptMatch(store, match.matchId).clock();
    const goesOn = clock && clock.decisionId !== before.decisionId && (awaitsPerson(clock) || clock.owing.length === 0);
    if (goesOn) {
      const more = missed(clock) - missed(before);
      if (more !== (before.kind === 'turn' ? 1 : 0)) found.faults.push(`${name}: ${more} turns were taken by the bot`);
      found.deadlines++;
      return clock;
    }
    if (performance.now() > latest) {
      found.faults.push(`${name}: a deadline was lost`);
      return undefined;
    }
  }
}

/** While all servers are down for days no deadline passes; all are extended by that time. */
async function requireTimeBack(
  { servers, store, time }: Pick<Simulation, 'servers' | 'store' | 'time'>,
  matches: readonly DayMatch[],
  found: Found,
): Promise<void> {
  const before = new Map<DayMatch, DayClockRecord>();
  for (const match of matches) {
    const clock = await untilAwaited(store, match);
    if (clock) before.set(match, clock);
  }
  await Promise.all(servers.map((server) => server.kill()));
  time.jump(3 * STEP_MS);
  await Promise.all(servers.map((server) => server.start()));
  await pause(2_000);
  for (const [match, clock] of before) {
    const after = await keptMatch(store, match.matchId).clock();
    const later = (after?.endsAt ?? 0) - (clock.endsAt ?? 0);
    if (after?.decisionId !== clock.decisionId || later < 3 * STEP_MS || later > 3 * STEP_MS + HOUR)
      found.faults.push(`${match.module.id} ${match.code}: the deadline was not extended by the time without servers`);
  }
  console.log(`all servers were down for days: ${before.size} deadlines are extended by that time`);
}
