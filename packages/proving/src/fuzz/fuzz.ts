import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games';
import { openStore } from '@lantern/server/src/store/open';
import type { LookedAt } from '@lantern/server/src/testing/loggedSecrets';
import { freePort } from '@lantern/server/src/testing/ports';
import { buildServer } from '../build';
import { NonReadingClients } from '../nonReadingClients';
import { readOptions, wholeNumber } from '../options';
import { ONE_MACHINE, ServerProcess } from '../serverProcess';
import { type ServerMetrics, serverMetricsOf } from '../soak/serverMetrics';
import { trendOf } from '../soak/trend';
import { textTable } from '../textTable';
import { toldSecrets } from '../toldSecrets';
import type { Proof } from '../verdict';
import { Attack, type Batch, batchOf } from './attack';
import { type Floods, flood } from './floods';
import { PushService } from './pushService';
import { record } from './recording';
import { type Honest, Targets } from './targets';

const OPTIONS = {
  inputs: { type: 'string' },
  from: { type: 'string' },
  seed: { type: 'string' },
  repeat: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** Number of inputs in a batch: within the limits of a connection, including the probe for each. */
const BATCH_SIZE = 40;

/** Number of simultaneous batches. */
const AT_ONCE = 20;

/** Number of people who keep requesting matches and do not read. */
const NON_READING_PEOPLE = 8;

/**
 * After this number of their requests the server must have closed a connection: several megabytes are queued for each.
 */
const ASKED_ENOUGH = 300 * NON_READING_PEOPLE;

/** Number of samples of the server's memory; the first ones count as warm-up. */
const MEMORY_SAMPLES = 24;
const WARM_UP = 14;

/**
 * Acceleration of the server's clock: limits by address count for up to an hour, which has to pass within the warm-up of
 * the long form. Faster than this, the limit for guessed codes would forget too much.
 */
const HURRY = 10;

/**
 * The allowed growth from the warm-up to the end: a share, or a number of bytes. People who do not read make up to half
 * of the level: a sample may find the queues of none or all of them.
 */
const ALLOWED = { heap: { share: 0.1, least: 30_000_000 }, rss: { share: 0.2, least: 150_000_000 } };

/** How long honest people must be able to play on afterwards. */
const AFTERWARDS_MS = 20_000;

const MAX_PRINTED_ERRORS = 20;

const ENVIRONMENT = { ...ONE_MACHINE, LOG_LEVEL: 'trace', HOOK_HOSTS: 'off', HURRY: String(HURRY) };

/**
 * Attacks the built server with messages, bytes and requests mutated from recorded valid traffic, with simultaneous
 * joins, guesses of codes, clients that do not read, and floods of requests and packets, while honest people play on.
 * The server must not crash, omit a required answer, permit an unauthorized change, or leak memory. No line that it
 * prints may contain the key of a seat or a host, the code of a room, or an address of a push service. `--inputs
 * 1000000` is the long form. `--seed` and `--from` select the inputs; a failing batch is written to a file, which
 * `--repeat` sends again exactly.
 */
export const fuzz: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const inputs = wholeNumber('inputs', given.inputs, BATCH_SIZE, 20_000);
  const from = wholeNumber('from', given.from, 0, 0);
  const seed = given.seed ?? String(Date.now());
  if (!given.built) buildServer();
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
    const clients = new NonReadingClients({ server: server.address, count: NON_READING_PEOPLE, target });
    const count = Math.ceil(inputs / BATCH_SIZE);
    const batch = (index: number) => batchOf(recording, `${seed}/${Math.floor(from / BATCH_SIZE) + index}`, BATCH_SIZE);
    const kept = given.repeat === undefined ? undefined : (JSON.parse(readFileSync(given.repeat, 'utf8')) as Batch[]);
    const looks = await underAttack(server, attack, {
      count: kept?.length ?? count,
      batch: (index) => kept?.[index] ?? batch(index),
    });
    await clients.close();
    const floods = await flood(server.address, (fault) => attack.faults.push(fault));
    const faults = await aftermath(server, targets, clients, attack.faults);
    const honest = await targets.audited().finally(() => store.close());
    faults.push(...honest.faults);
    const log = searchLog(server, pushService.address, faults);
    // A repetition is too short for conclusions about memory.
    const memory = kept ? {} : memoryOf(looks, faults);
    const found = { attack, clients, floods, honest, log, calls: pushService.calls };
    return verdictOf({ ...found, memory, faults, seed, repeated: kept !== undefined });
  } finally {
    await server.kill();
    pushService.close();
    rmSync(folder, { recursive: true });
  }
};

/**
 * Searches all lines printed by the server for secrets.
 * @returns the number of lines and secrets
 */
function searchLog(server: ServerProcess, push: string, faults: string[]): LookedAt {
  toldSecrets.add(push);
  for (const line of server.lines()) toldSecrets.hear(line);
  const { looked } = toldSecrets;
  if (looked.lines === 0 || looked.secrets === 0) faults.push('no line of the log was searched for secrets');
  for (const line of toldSecrets.take()) faults.push(`the server's log contains a secret: ${line.slice(0, 600)}`);
  return looked;
}

/** Sends all batches, several at a time, and samples the server's memory at regular intervals. */
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
      if (
        !server.lives ||
        Math.floor((index * MEMORY_SAMPLES) / count) === Math.floor(((index + 1) * MEMORY_SAMPLES) / count)
      )
        continue;
      looks.push(await serverMetricsOf(server));
      if (looks.length % (MEMORY_SAMPLES / 4) === 0)
        console.log(`  ${attack.tally.sent} inputs, ${attack.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return looks;
}

/** Returns the errors at the end: of the server, its log, its rooms, and of people who continue to play. */
async function aftermath(
  server: ServerProcess,
  targets: Targets,
  clients: NonReadingClients,
  soFar: readonly string[],
): Promise<string[]> {
  const faults = [...soFar];
  if (clients.asked > ASKED_ENOUGH && clients.cut === 0)
    faults.push('no connection of a client that requests data without reading it was closed');
  const before = targets.acknowledged;
  const latest = performance.now() + AFTERWARDS_MS;
  while (server.lives && targets.acknowledged === before && performance.now() < latest) await pause(50);
  const lives = server.lives;
  if (lives && targets.acknowledged === before) faults.push('normal players cannot continue');
  await targets.closing();
  targets.leave();
  const code = await server.stop();
  if (lives && code !== 0) faults.push(`the server ended with ${code}`);
  for (const line of server.errors()) faults.push(`the server's log: ${line.slice(0, 600)}`);
  return faults;
}

function memoryOf(looks: readonly ServerMetrics[], faults: string[]): Record<string, number> {
  if (looks.length < MEMORY_SAMPLES) return {};
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
  floods: Floods;
  honest: Honest;
  /** Number of lines and secrets in the search of the server's log. */
  log: LookedAt;
  /** Number of notifications to browsers. */
  calls: number;
  memory: Record<string, number>;
  faults: readonly string[];
  seed: string;
  repeated: boolean;
}

function verdictOf({ attack, clients, floods, honest, log, calls, memory, faults, seed, repeated }: Findings) {
  const { sent, unanswered, kinds } = attack.tally;
  const share = (count: number) => `${((100 * count) / sent).toFixed(2)} %`;
  const sorted = Object.entries(kinds).sort(([, one], [, other]) => other - one);
  console.log(textTable(sorted.map(([kind, count]) => [kind, count, share(count)])));
  const { matches, acknowledged, ofInsiders } = honest;
  console.log(
    `normal players: ${acknowledged} moves in ${matches} matches; ${ofInsiders} moves of the attackers' own seats`,
  );
  for (const fault of faults.slice(0, MAX_PRINTED_ERRORS)) console.log(`FAILED ${fault}`);
  const ok = faults.length === 0 && acknowledged > 0 && sent > 0;
  if (!ok && !repeated && attack.failing.size > 0) {
    const file = join(tmpdir(), `lantern-fuzz-${seed}.json`);
    writeFileSync(file, JSON.stringify([...attack.failing]));
    console.log(`to repeat: npm run prove -- fuzz --repeat ${file}`);
  }
  const { requests, packets, asked, longest } = floods;
  console.log(
    `floods: ${requests} connections of requests and ${packets} of packets were closed; ${asked} requests of other clients took ${Math.round(longest)} ms at most`,
  );
  console.log(`clients that do not read: ${clients.asked} requests for a match, disconnected ${clients.cut} times`);
  console.log(`the server's log: ${log.lines} lines were searched for ${log.secrets} secrets`);
  const counts = {
    floods,
    log,
    nonReading: { asked: clients.asked, cut: clients.cut },
    inputs: sent,
    unanswered,
    acknowledged,
    ofInsiders,
    matches,
    calls,
  };
  return {
    ok,
    found: { seed, ...counts, kinds: Object.fromEntries(sorted), memory, faults: faults.slice(0, MAX_PRINTED_ERRORS) },
  };
}
