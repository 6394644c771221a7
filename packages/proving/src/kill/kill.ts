import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chance, type Random, seededRandom } from '@lantern/games/kit/random';
import { openStore } from '@lantern/server/src/store/open';
import { newSchema } from '@lantern/server/src/testing/postgres';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ServerProcess } from '../serverProcess';
import { table } from '../table';
import { type Proof, UsageError } from '../verdict';
import { audit } from './audit';
import { Crowd } from './crowd';
import { Ledger } from './ledger';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const OPTIONS = {
  game: { type: 'string' },
  kills: { type: 'string' },
  rooms: { type: 'string' },
  seed: { type: 'string' },
  store: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** The longest a server lives once it is ready, in milliseconds. */
const LIFE = 1500;

/** Share of kills that do not wait for play to go on first: the server may be waking up, its people coming back. */
const IN_THE_MIDST = 0.2;

/** The longest wait for play to go on, in milliseconds. */
const COMING_BACK = 10_000;

/** How long moves under way may take for their answers at the end, in milliseconds. */
const LAST_ANSWERS = 20_000;

/**
 * Kills the built server with SIGKILL at random instants while several rooms play, starts it again on the same store,
 * and counts acknowledged moves that are lost, requests that acted twice, and matches that reopen otherwise than they
 * were. `--store postgres` takes a schema of its own in `TEST_DATABASE_URL`. The process dies, the machine does not: what the disk itself would lose is not proved here. `--kills 200` is the
 * long form; `--built` takes the build that is there.
 */
export const kill: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const kills = wholeNumber('kills', given.kills, 1, 10);
  const rooms = wholeNumber('rooms', given.rooms, 1, 6);
  const seed = given.seed ?? String(Date.now());
  const { module } = await loadGame(given.game ?? 'colossal-cave');
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build', '-w', '@lantern/server'], { cwd: root });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-kill-'));
  const { url: databaseUrl, remove } = await newDatabase(given.store ?? 'sqlite', folder);
  const server = new ServerProcess(folder, await freePort(), { ...ENVIRONMENT, DATABASE_URL: databaseUrl });
  const ledger = new Ledger();
  console.log(`${given.store ?? 'sqlite'}: ${rooms} rooms, ${kills} kills, seed ${seed}`);
  try {
    await server.start();
    const crowd = new Crowd(server.address, module, rooms, seed, ledger);
    const unanswered = await killAgainAndAgain(server, kills, seededRandom(seed), ledger);
    await pause(LIFE);
    await crowd.rest(LAST_ANSWERS);
    await server.stop();
    for (const { requestId } of ledger.open()) ledger.fault(`request ${requestId} never got an answer`);
    for (const line of server.errors()) ledger.fault(`the server's log: ${line}`);
    const store = await openStore(databaseUrl);
    const found = await audit(store, module, ledger).finally(() => store.close());
    return verdictOf(kills, unanswered, found, ledger);
  } finally {
    await server.kill();
    await remove();
    rmSync(folder, { recursive: true });
  }
};

/** An empty database of that kind. Throws `UsageError` for any other kind. */
async function newDatabase(kind: string, folder: string): Promise<{ url: string; remove(): Promise<void> }> {
  if (kind === 'sqlite') return { url: `sqlite:${join(folder, 'lantern.db')}`, remove: async () => {} };
  if (kind === 'postgres') return newSchema();
  throw new UsageError('--store must be sqlite or postgres');
}

/** Everybody comes from one machine here; `TRUST_PROXY` gives each person an address of their own. */
const ENVIRONMENT = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  REQUESTS_PER_MINUTE: '1000000',
  ROOMS_PER_HOUR: '1000000',
};

/** @returns how many moves had no answer when the server was killed, over all kills */
async function killAgainAndAgain(
  server: ServerProcess,
  kills: number,
  random: Random,
  ledger: Ledger,
): Promise<number> {
  let unanswered = 0;
  for (let done = 1; done <= kills; done++) {
    if (!chance(random, IN_THE_MIDST)) await played(ledger);
    await pause(random.die(LIFE));
    await server.kill();
    const open = ledger.open();
    const killedAt = Date.now();
    for (const sent of open) sent.killedAt = killedAt;
    unanswered += open.length;
    console.log(`kill ${done}: ${ledger.count('ok')} moves acknowledged so far, ${open.length} without an answer`);
    await server.start();
  }
  return unanswered;
}

/** Resolves once another move is acknowledged; people who do not come back are found out at the end. */
async function played(ledger: Ledger): Promise<void> {
  const before = ledger.count('ok');
  const latest = performance.now() + COMING_BACK;
  while (ledger.count('ok') === before && performance.now() < latest) await pause(20);
}

function verdictOf(kills: number, unanswered: number, found: Awaited<ReturnType<typeof audit>>, ledger: Ledger) {
  const { matches, kept, lost, doubled, keptUnanswered, reopened } = found;
  const counts = {
    kills,
    matches,
    acknowledged: ledger.count('ok'),
    kept,
    unanswered,
    keptUnanswered,
    repeated: ledger.repeated,
    viewsUnchanged: ledger.reopened,
    reopened,
    lost,
    doubled,
  };
  const words: Record<keyof typeof counts, string> = {
    kills: 'kills',
    matches: 'matches',
    acknowledged: 'moves acknowledged',
    kept: "moves in the store (the clock's among them)",
    unanswered: 'moves without an answer when the server was killed',
    keptUnanswered: 'of those, already kept',
    repeated: 'acknowledged moves sent once more after a restart',
    viewsUnchanged: 'views found unchanged after a restart',
    reopened: 'matches that reopen as deltas and rules give them',
    lost: 'acknowledged moves lost',
    doubled: 'moves doubled',
  };
  console.log(table(Object.entries(counts).map(([key, count]) => [words[key as keyof typeof counts], count])));
  const ok = ledger.faults.length === 0 && reopened === ledger.matches.size && counts.acknowledged > 0;
  return { ok, found: { ...counts, faults: ledger.faults.slice(0, 20) } };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
