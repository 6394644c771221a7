import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { build } from '../browser/harness';
import { inspectPage } from '../layout/inspectPage';
import { readOptions, wholeNumber } from '../options';
import { addBot, createRoom } from '../rooms';
import { ServerProcess } from '../serverProcess';
import type { Proof } from '../verdict';
import { launchChromium } from './chromiumTab';
import { launchFirefox } from './firefoxTab';
import { Line } from './line';
import { ENGINES, type Engine, type Launcher, type Tab } from './tab';
import { called, lit } from './taps';
import { launchWebKit } from './webkitTab';

const OPTIONS = {
  port: { type: 'string' },
  built: { type: 'boolean' },
  game: { type: 'string' },
  engine: { type: 'string' },
  taps: { type: 'string' },
} as const;

const SIZE = { width: 390, height: 844, board: { of: 'height', least: 0.55, deciding: 0.4 } } as const;

/** Milliseconds something may take to show itself in the slowest of the browsers. */
const PATIENCE = 30_000;

/** Milliseconds for which a phone loses its network. */
const OUTAGE = 5_000;

const LAUNCH: Readonly<Record<Engine, () => Promise<Launcher | undefined>>> = {
  chromium: launchChromium,
  webkit: launchWebKit,
  firefox: launchFirefox,
};

/** Somebody at the table with a browser of some engine, and a network of their own. */
interface Friend {
  name: string;
  tab: Tab;
  line: Line;
}

interface Night {
  server: ServerProcess;
  port: number;
  launchers: ReadonlyMap<Engine, Launcher>;
  folder: string;
  faults: string[];
  taps: number;
}

/**
 * A match of each game with the host in Chromium, a friend in WebKit and one in Firefox: from the link to the board, by
 * tapping what is lit, over a reload and an outage, with the checks of `layout` in all three. `--game <id>` plays one game,
 * `--engine <name>` in one of them.
 */
export const engines: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  if (!given.built) build();
  const port = wholeNumber('port', given.port, 1, 8471);
  const folder = mkdtempSync(join(tmpdir(), 'lantern-engines-'));
  const wanted = ENGINES.filter((engine) => given.engine === undefined || given.engine === engine);
  const launchers = await launchAll(wanted);
  const missing = wanted.filter((engine) => !launchers.has(engine));
  if (missing.length > 0) console.log(`SKIPPED: not on this machine: ${missing.join(', ')}.`);
  const server = new ServerProcess(folder, port, { BOT_PACE: '0.2' });
  const night: Night = { server, port, launchers, folder, faults: [], taps: wholeNumber('taps', given.taps, 1, 30) };
  mkdirSync(join(folder, 'pictures'));
  try {
    await server.start();
    for (const module of modules) if (given.game === undefined || given.game === module.id) await play(module, night);
  } finally {
    for (const launcher of launchers.values()) await launcher.close();
    await server.stop();
  }
  for (const line of server.errors()) night.faults.push(`the server's log: ${line}`);
  for (const fault of night.faults) console.log(`  FAULT ${fault}`);
  console.log(`Pictures: ${join(folder, 'pictures')}`);
  const complete = missing.length === 0 || process.env.CI !== 'true';
  return { ok: night.faults.length === 0 && complete, found: { missing, faults: night.faults } };
};

async function launchAll(wanted: readonly Engine[]): Promise<Map<Engine, Launcher>> {
  const found = new Map<Engine, Launcher>();
  for (const engine of wanted) {
    const launcher = await LAUNCH[engine]();
    if (launcher) found.set(engine, launcher);
  }
  return found;
}

async function play(module: AnyModule, night: Night): Promise<void> {
  const { server, launchers } = night;
  const players = Math.max(2, Math.min(3, module.players.max));
  const made = await createRoom(server.address, module.id, players, 'Ana');
  const { code } = made.room;
  const friends: Friend[] = [];
  for (const [at, [engine, launcher]] of [...launchers].entries()) {
    const line = await Line.to(night.port);
    friends.push({ name: ['Ana', 'Ben', 'Cleo'][at] ?? engine, tab: await launcher.newTab(SIZE, 'light'), line });
  }
  try {
    await comeIn(friends, code, made.hostKey, made.seat?.seatKey ?? '', players);
    for (let seat = friends.length; seat < players; seat++)
      await addBot(server.address, code, String(seat), made.hostKey);
    await press(friends[0] as Friend, 'Start the match');
    for (const friend of friends) await until(friend, () => document.querySelector('[data-frame="board"]') !== null);
    await tapAlong(friends, module, night);
  } finally {
    for (const { tab, line } of friends) {
      await tab.close().catch(() => undefined);
      line.close();
    }
  }
  console.log(`  ${module.id}: ${friends.map(({ tab }) => tab.engine).join(', ')}`);
}

/** The host has the keys already; the friends come by the link, type a name and sit down where there is a seat. */
async function comeIn(
  friends: readonly Friend[],
  code: string,
  hostKey: string,
  seatKey: string,
  players: number,
): Promise<void> {
  for (const [at, friend] of friends.entries()) {
    const { tab, line, name } = friend;
    await tab.open(`${line.address}/`);
    const keys = at === 0 ? JSON.stringify({ hostKey, seats: [{ seat: '0', seatKey, name }] }) : null;
    await tab.run(
      ({ code, keys }) => {
        if (keys) localStorage.setItem(`lantern.room.${code}`, keys);
        localStorage.setItem('lantern.settings', JSON.stringify({ language: 'en', motion: 'less' }));
      },
      { code, keys },
    );
    await tab.open(`${line.address}/r/${code}`);
    if (at === 0 || at >= players) continue;
    await press(friend, 'Your name');
    await tab.type(name);
    await press(friend, `Sit down on seat ${at + 1}`);
    await until(friend, () => [...document.querySelectorAll('button')].some((one) => one.textContent === 'Stand up'));
  }
}

/** Everybody taps what is lit; half-way one reloads, another loses the network for a while. */
async function tapAlong(friends: readonly Friend[], module: AnyModule, night: Night): Promise<void> {
  for (let round = 0; round < night.taps; round++) {
    for (const { tab } of friends) {
      const point = await tab.run(lit, round * 7);
      if (point) await tab.tapAt(point.x, point.y);
    }
    await pause(250);
    if (round === Math.floor(night.taps / 3)) await reload(friends[1] ?? (friends[0] as Friend));
    if (round === Math.floor((2 * night.taps) / 3)) await outage(friends[2] ?? (friends[0] as Friend));
  }
  for (const { tab, name } of friends) {
    writeFileSync(join(night.folder, 'pictures', `${module.id}-${tab.engine}.png`), await tab.picture());
    const { faults } = await inspectPage((task, argument) => tab.run(task, argument), SIZE);
    for (const fault of faults) night.faults.push(`${module.id}, ${tab.engine}: ${fault}`);
    for (const error of await tab.errors())
      if (!LOST_NETWORK.test(error)) night.faults.push(`${module.id}, ${tab.engine} (${name}): ${error}`);
  }
}

/** Console messages that a lost network brings about by itself. */
const LOST_NETWORK =
  /net::ERR_|WebSocket|Failed to fetch|Failed to load resource|NetworkError|can’t establish|Load failed/;

async function reload(friend: Friend): Promise<void> {
  const url = await friend.tab.run(() => location.href, null);
  await friend.tab.open(url);
  await until(friend, () => document.querySelector('[data-frame="board"]') !== null);
}

async function outage(friend: Friend): Promise<void> {
  friend.line.cut(true);
  await pause(OUTAGE);
  friend.line.cut(false);
  await until(friend, () => document.querySelector('[data-frame="board"]') !== null);
}

/** Taps what is called so, once it is there. */
async function press({ tab, name }: Friend, what: string): Promise<void> {
  for (const latest = performance.now() + PATIENCE; ; ) {
    const point = await tab.run(called, what);
    if (point) return tab.tapAt(point.x, point.y);
    if (performance.now() > latest) throw new Error(`${name} (${tab.engine}) does not find “${what}”`);
    await pause(200);
  }
}

async function until({ tab, name }: Friend, holds: (argument: null) => boolean): Promise<void> {
  for (const latest = performance.now() + PATIENCE; !(await tab.run(holds, null)); ) {
    if (performance.now() > latest) throw new Error(`${name} (${tab.engine}) waits in vain: ${holds.toString()}`);
    await pause(200);
  }
}
