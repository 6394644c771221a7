import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { modules } from '@lantern/games';
import { openStore } from '@lantern/server/src/store/open';
import { freePort } from '@lantern/server/src/testing/ports';
import { NonReadingClients } from '../nonReadingClients';
import { readOptions, wholeNumber } from '../options';
import { ServerProcess } from '../serverProcess';
import { type ServerMetrics, serverMetricsOf } from '../soak/serverMetrics';
import { trendOf } from '../soak/trend';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { Attack, type Batch, batchOf } from './attack';
import { PushService } from './pushService';
import { record } from './recording';
import { type Honest, Targets } from './targets';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const OPTIONS = {
  inputs: { type: 'string' },
  from: { type: 'string' },
  seed: { type: 'string' },
  repeat: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** Inputs of a batch: as many as a connection may send within its limits, each with its question. */
const BATCH = 40;

/** Batches that are under way at the same time. */
const AT_ONCE = 20;

/** People who ask for matches all the time and read nothing. */
const SILENT = 8;

/** After so many questions of theirs the server must have ended a connection: several megabytes wait for each. */
const ASKED_ENOUGH = 300 * SILENT;

/** How often the server's memory is looked at; the first looks count as warming up. */
const LOOKS = 24;
const WARM_UP = 8;

/**
 * How many times as fast the server's clock runs: what nobody looks at any more stays in memory for up to a quarter of an
 * hour, which has to go by within the warm-up of the long form.
 */
const HURRY = 10;

/** What the server may hold more at the end than after warming up: a share of it, or so many bytes. */
const ALLOWED = { heap: { share: 0.1, least: 12_000_000 }, rss: { share: 0.2, least: 40_000_000 } };

/** How long honest people may take to show that they can play on, in milliseconds. */
const AFTERWARDS = 20_000;

/** Faults that are shown; the rest are more of the same. */
const SHOWN = 20;

/** Everybody comes from one machine here; `TRUST_PROXY` gives each an address of their own. */
const ENVIRONMENT = {
  ...{ HOST: '127.0.0.1', LOG_LEVEL: 'error', TRUST_PROXY: '1' },
  ...{ REQUESTS_PER_MINUTE: '1000000', ROOMS_PER_HOUR: '100000', MATCHES_PER_HOUR: '1000000', HURRY: String(HURRY) },
};

/**
 * Attacks the built server with messages, bytes and requests grown from recorded good traffic, with rushes into rooms,
 * guesses of their codes, and readers who read nothing, while honest people play on. Nothing may crash it, stay without an answer where one is due, change what only others may change, or stay in its
 * memory. `--inputs 1000000` is the long form. `--seed` and `--from` choose what is sent; a failing batch is written to
 * a file which `--repeat` sends again, exactly.
 */
export const fuzz: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const inputs = wholeNumber('inputs', given.inputs, BATCH, 20_000);
  const from = wholeNumber('from', given.from, 0, 0);
  const seed = given.seed ?? String(Date.now());
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build', '-w', '@lantern/server'], { cwd: root });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-fuzz-'));
  const databaseUrl = `sqlite:${join(folder, 'lantern.db')}`;
  const pushService = new PushService();
  await pushService.start();
  const environment = { ...ENVIRONMENT, DATABASE_URL: databaseUrl, PUSH_SERVICES: pushService.address };
  const server = new ServerProcess(folder, await freePort(), environment, true);
  try {
    await server.start();
    const store = await openStore(databaseUrl);
    const about = { server: server.address, push: pushService.address, modules, seed, store };
    const recording = await record(about);
    const { frames, requests } = recording;
    console.log(`recorded ${frames.length} messages and ${requests.length} requests; ${inputs} inputs, seed ${seed}`);
    const targets = new Targets(about);
    const attack = new Attack(server, targets);
    const target = () => targets.watched();
    const clients = new NonReadingClients({ server: server.address, count: SILENT, target });
    const count = Math.ceil(inputs / BATCH);
    const batch = (index: number) => batchOf(recording, `${seed}/${Math.floor(from / BATCH) + index}`, BATCH);
    const kept = given.repeat === undefined ? undefined : (JSON.parse(readFileSync(given.repeat, 'utf8')) as Batch[]);
    const looks = await underAttack(server, attack, {
      count: kept?.length ?? count,
      batch: (index) => kept?.[index] ?? batch(index),
    });
    await clients.close();
    const faults = await aftermath(server, targets, attack.faults);
    if (clients.asked > ASKED_ENOUGH && clients.cut === 0)
      faults.push('no connection was ended that asks for everything and reads nothing');
    const honest = await targets.audited().finally(() => store.close());
    faults.push(...honest.faults);
    // A repetition is too short to say anything about memory.
    const memory = kept ? {} : memoryOf(looks, faults);
    const { calls } = pushService;
    return verdictOf({ attack, clients, honest, calls, memory, faults, seed, repeated: kept !== undefined });
  } finally {
    await server.kill();
    pushService.close();
    rmSync(folder, { recursive: true });
  }
};

/** Sends all batches, several at a time, and looks at the server's memory at equal distances. */
async function underAttack(
  server: ServerProcess,
  attack: Attack,
  { count, batch }: { count: number; batch: (index: number) => Batch },
): Promise<ServerMetrics[]> {
  const looks: ServerMetrics[] = [];
  let next = 0;
  const work = async () => {
    while (next < count && server.lives) {
      const index = next++;
      await attack.fire(batch(index));
      if (!server.lives || Math.floor((index * LOOKS) / count) === Math.floor(((index + 1) * LOOKS) / count)) continue;
      looks.push(await serverMetricsOf(server));
      if (looks.length % (LOOKS / 4) === 0)
        console.log(`  ${attack.tally.sent} inputs, ${attack.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return looks;
}

/** What is wrong when it is over: with the server, its log, its rooms, and with people who want to play on. */
async function aftermath(server: ServerProcess, targets: Targets, soFar: readonly string[]): Promise<string[]> {
  const faults = [...soFar];
  const before = targets.acknowledged;
  const latest = performance.now() + AFTERWARDS;
  while (server.lives && targets.acknowledged === before && performance.now() < latest) await pause(50);
  const lives = server.lives;
  if (lives && targets.acknowledged === before) faults.push('honest people cannot play on');
  await targets.closing();
  targets.leave();
  const code = await server.stop();
  if (lives && code !== 0) faults.push(`the server ended with ${code}`);
  for (const line of server.errors()) faults.push(`the server's log: ${line.slice(0, 600)}`);
  return faults;
}

function memoryOf(looks: readonly ServerMetrics[], faults: string[]): Record<string, number> {
  if (looks.length < LOOKS) return {};
  const settled = looks.slice(WARM_UP);
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
  const found: Record<string, number> = {};
  for (const what of ['heap', 'rss'] as const) {
    const { level, growth, flat } = trendOf(
      settled.map((look) => look[what]),
      ALLOWED[what],
    );
    found[what] = megabytes(level);
    found[`${what}Growth`] = megabytes(growth);
    if (!flat) faults.push(`${what} grows by ${megabytes(growth)} MB at a level of ${megabytes(level)} MB`);
  }
  return found;
}

interface Findings {
  attack: Attack;
  clients: NonReadingClients;
  honest: Honest;
  /** How often browsers were called. */
  calls: number;
  memory: Record<string, number>;
  faults: readonly string[];
  seed: string;
  repeated: boolean;
}

function verdictOf({ attack, clients, honest, calls, memory, faults, seed, repeated }: Findings) {
  const { sent, unanswered, kinds } = attack.tally;
  const share = (count: number) => `${((100 * count) / sent).toFixed(2)} %`;
  const sorted = Object.entries(kinds).sort(([, one], [, other]) => other - one);
  console.log(textTable(sorted.map(([kind, count]) => [kind, count, share(count)])));
  const { matches, acknowledged, ofInsiders } = honest;
  console.log(
    `honest people: ${acknowledged} moves in ${matches} matches; ${ofInsiders} moves of known keys' own seats`,
  );
  for (const fault of faults.slice(0, SHOWN)) console.log(`FAILED ${fault}`);
  const ok = faults.length === 0 && acknowledged > 0 && sent > 0;
  if (!ok && !repeated && attack.failing.size > 0) {
    const file = join(tmpdir(), `lantern-fuzz-${seed}.json`);
    writeFileSync(file, JSON.stringify([...attack.failing]));
    console.log(`to send the same again: npm run prove -- fuzz --repeat ${file}`);
  }
  console.log(`who reads nothing: asked ${clients.asked} times for a match, was cut off ${clients.cut} times`);
  const counts = {
    nonReading: { asked: clients.asked, cut: clients.cut },
    inputs: sent,
    unanswered,
    acknowledged,
    ofInsiders,
    matches,
    calls,
  };
  return { ok, found: { seed, ...counts, kinds: Object.fromEntries(sorted), memory, faults: faults.slice(0, SHOWN) } };
}
