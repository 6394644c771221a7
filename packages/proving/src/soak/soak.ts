import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@lantern/games/kit/random';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { freePort } from '@lantern/server/src/testing/ports';
import { buildServer } from '../build';
import { flood } from '../fuzz/floods';
import { NonReadingClients } from '../nonReadingClients';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ONE_MACHINE, ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { Room, type SoakContext } from './room';
import { type ServerMetrics, serverMetricsOf } from './serverMetrics';
import { type Allowance, trendOf } from './trend';

const OPTIONS = {
  minutes: { type: 'string' },
  rooms: { type: 'string' },
  hurry: { type: 'string' },
  game: { type: 'string' },
  seed: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** Number of samples in the whole time, and how many of the first ones count as warm-up. */
const SAMPLES = 60;
const WARM_UP = 36;

/** The sampled figures; `strays` are sockets of the server whose other end is gone. */
type Look = Omit<ServerMetrics, 'sockets'> & { strays: number };

/** Growth from the end of the warm-up to the end that still counts as flat. */
const ALLOWED: Record<keyof Look, Allowance> = {
  heap: { share: 0.05, least: 4_000_000 },
  rss: { share: 0.1, least: 20_000_000 },
  handles: { share: 0, least: 10 },
  strays: { share: 0, least: 10 },
};

/** Number of people who keep requesting a match and do not read. */
const NON_READING = 6;

/** Two clients that keep sending pipelined requests and malformed packets, with a delay in milliseconds. */
const FLOODING = { lines: 1, rest: 500 };

/** Time after which the last connections must be closed. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Some hundred rooms with people coming and going: they open rooms and abandon them, take seats, play, reload, lock
 * their phones, watch, leave their seats to bots. A few clients request everything and read nothing, and two flood the
 * server with requests and packets, which must not affect the others. Memory, open files and sockets of the built
 * server (except the connections of those people) must not grow, and nothing may stay open after everybody has left.
 * Data that the server keeps for a limited time (matches without viewers: a quarter of an hour) must expire within the
 * warm-up: `--hurry` is the factor by which the server's clock runs faster.
 */
export const soak: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const minutes = wholeNumber('minutes', given.minutes, 1, 1);
  const rooms = wholeNumber('rooms', given.rooms, 1, 100);
  const hurry = wholeNumber('hurry', given.hurry, 1, Math.max(1, Math.ceil(60 / minutes)));
  const seed = given.seed ?? String(Date.now());
  const { module } = await loadGame(given.game ?? 'colossal-cave');
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-soak-'));
  const server = new ServerProcess(folder, await freePort(), { ...ENVIRONMENT, HURRY: String(hurry) }, true);
  console.log(`${rooms} rooms for ${minutes} minutes, the server's clock ${hurry} times as fast, seed ${seed}`);
  try {
    await server.start();
    const alone = await serverMetricsOf(server);
    const context: SoakContext = { server: server.address, module, happened: {}, faults: [], connections: 0 };
    const open = Array.from(
      { length: rooms },
      (_, index) => new Room(context, index, seededRandom(`${seed}/${index}`)),
    );
    const target = () => {
      const match = open.find(({ matchId }) => matchId !== undefined)?.matchId;
      return match === undefined ? undefined : { game: module.id, match };
    };
    const clients = new NonReadingClients({ server: server.address, count: NON_READING, target, counts: context });
    const [looks] = await Promise.all([watched(server, context, minutes * MINUTE), flooded(context, minutes * MINUTE)]);
    await clients.close();
    noteNonReading(context, clients);
    await Promise.all(open.map((room) => room.close()));
    await pause(CLOSE_TIMEOUT_MS);
    const deserted = await serverMetricsOf(server);
    const code = await server.stop();
    const faults = [...context.faults, ...server.errors().map((line) => `the server's log: ${line.slice(0, 400)}`)];
    if (code !== 0) faults.push(`the server ended with ${code}`);
    const left = deserted.sockets - alone.sockets;
    if (left > STILL_OPEN) faults.push(`${left} sockets are still open after everybody has left`);
    return verdictOf(looks, context, faults, { seed, minutes, rooms, hurry, socketsLeft: left });
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
};

/** Maximum number of sockets that may be open without people: that of the last health query. */
const STILL_OPEN = 2;

/** Cuts clients that do not read off often enough within a minute. */
const ENVIRONMENT = { ...ONE_MACHINE, OUTGOING_BUFFER_KB: '250' };

/** Floods the server for a number of milliseconds. */
async function flooded({ server, happened, faults }: SoakContext, lasts: number): Promise<void> {
  const { requests, packets } = await flood(server, (fault) => void faults.push(fault), { ...FLOODING, lasts });
  happened['connections closed for too many requests'] = requests;
  happened['connections closed for too many packets'] = packets;
}

function noteNonReading({ happened, faults }: SoakContext, { asked, cut }: NonReadingClients): void {
  if (cut === 0) faults.push('no connection of a client that requests data without reading it was closed');
  happened['requests of clients that do not read'] = asked;
  happened['connections of clients that do not read, closed'] = cut;
}

/** Samples a server at regular intervals. */
async function watched(server: ServerProcess, context: SoakContext, time: number): Promise<Look[]> {
  const looks: Look[] = [];
  const began = performance.now();
  for (let look = 1; look <= SAMPLES; look++) {
    await pause(Math.max(0, began + (time * look) / SAMPLES - performance.now()));
    const { heap, rss, handles, sockets } = await serverMetricsOf(server);
    const { connections } = context;
    looks.push({ heap, rss, handles: handles - connections, strays: sockets - connections });
    if (look % (SAMPLES / 6) !== 0) continue;
    console.log(
      `  heap ${megabytes(heap)} MB, rss ${megabytes(rss)} MB, ${connections} connections, ${handles} handles`,
    );
  }
  return looks;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

function verdictOf(looks: readonly Look[], context: SoakContext, faults: string[], about: Record<string, unknown>) {
  const rows: (string | number)[][] = [['', 'median', 'growth', 'verdict']];
  const found: Record<string, unknown> = {};
  const settled = looks.slice(WARM_UP);
  for (const what of Object.keys(ALLOWED) as (keyof Look)[]) {
    const trend = trendOf(
      settled.map((look) => look[what]),
      ALLOWED[what],
    );
    const inMemory = what === 'heap' || what === 'rss';
    const [level, growth] = [trend.level, trend.growth].map((one) => (inMemory ? megabytes(one) : Math.round(one)));
    rows.push([what, level as number, growth as number, trend.flat ? 'flat' : 'GROWS']);
    found[what] = { level, growth, flat: trend.flat };
    if (!trend.flat) faults.push(`${what} grows by ${growth} at a level of ${level}`);
  }
  console.log(textTable(Object.entries(context.happened).map(([what, times]) => [what, times])));
  console.log(textTable(rows));
  for (const fault of faults.slice(0, 20)) console.log(`FAILED ${fault}`);
  const alive = (context.happened.move ?? 0) > 0;
  return {
    ok: faults.length === 0 && alive,
    found: { ...about, ...found, happened: context.happened, faults: faults.slice(0, 20) },
  };
}
