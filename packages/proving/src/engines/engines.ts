import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { build } from '../browser/harness';
import { readOptions, wholeNumber } from '../options';
import { addBot, createRoom } from '../rooms';
import { ServerProcess } from '../serverProcess';
import type { Proof } from '../verdict';
import { Friend } from './friend';
import { launchAll } from './launch';
import { Line } from './line';
import { Looks } from './looks';
import * as scenes from './scenes';
import { ENGINES, type Engine, type Launcher, TabCrashed } from './tab';

const OPTIONS = {
  port: { type: 'string' },
  built: { type: 'boolean' },
  screenshots: { type: 'boolean' },
  game: { type: 'string' },
  engine: { type: 'string' },
  taps: { type: 'string' },
  short: { type: 'boolean' },
} as const;

const PHONE = { width: 390, height: 844, board: { of: 'height', least: 0.55, deciding: 0.4 } } as const;

/** The game of the short form: four seats at most, hidden hands, reactions out of turn. */
const SHORT = 'colossal-cave';

/** Rounds of taps between two events, and milliseconds without network. */
const LONG_FORM = { taps: 12, outage: 20_000 };
const SHORT_FORM = { taps: 4, outage: 5_000 };

const NAMES = ['Ana', 'Ben', 'Cleo'];

const pictures = fileURLToPath(new URL('../../../../screenshots', import.meta.url));

interface Evening {
  server: ServerProcess;
  port: number;
  launchers: ReadonlyMap<Engine, Launcher>;
  looks: Looks;
  form: typeof LONG_FORM;
}

/**
 * A match of each game with the host in Chromium, a friend in WebKit, one in Firefox and somebody who watches: from the
 * link to a rematch, by tapping what is lit, over a reload, an outage and the way back by the browser's button, with the
 * checks of `layout` in all engines. `--short` plays one game, `--game <id>` that one, `--engine <name>` in one
 * engine; `--screenshots` keeps the pictures in `screenshots/`.
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
  const server = new ServerProcess(folder, port, { BOT_PACE: '0.2', SEED: 'engines' });
  const looks = new Looks(given.screenshots ? pictures : join(folder, 'pictures'));
  const form = given.short ? SHORT_FORM : LONG_FORM;
  const taps = wholeNumber('taps', given.taps, 1, form.taps);
  const evening: Evening = { server, port, launchers, looks, form: { ...form, taps } };
  const game = given.game ?? (given.short ? SHORT : undefined);
  const games = modules.filter(({ id }) => game === undefined || game === id);
  const crashes: string[] = [];
  try {
    await server.start();
    for (const module of games) crashes.push(...(await play(module, evening)));
  } finally {
    for (const launcher of launchers.values()) await launcher.close();
    await server.stop();
  }
  for (const line of server.errors()) looks.add('the server’s log', line);
  console.log(`Pictures: ${looks.folder}`);
  const complete = missing.length === 0 || process.env.CI !== 'true';
  return {
    ok: looks.faults.length === 0 && complete && games.length > 0,
    found: { games: games.map(({ id }) => id), missing, crashes, faults: looks.faults },
  };
};

/** How often a game is played in which an engine crashes: a crash of WebKit’s own is no fault of the page, a second one may be. */
const TRIES = 2;

/** One game, from the link to the rematch. What one of them misses ends this game, not the evening. @returns the crashes of engines */
async function play(module: AnyModule, evening: Evening): Promise<string[]> {
  const began = performance.now();
  const crashes: string[] = [];
  for (let tries = 1; tries <= TRIES; tries++) {
    const crash = await playOnce(module, evening);
    if (!crash) break;
    crashes.push(`${module.id}: ${crash.message}`);
    console.log(`  CRASH ${module.id}: ${crash.message}`);
    if (tries === TRIES) evening.looks.add(module.id, crash.message);
  }
  console.log(`  ${module.id}: ${Math.round((performance.now() - began) / 1000)} s`);
  return crashes;
}

/** @returns the crash that ended it, if one did */
async function playOnce(module: AnyModule, evening: Evening): Promise<TabCrashed | undefined> {
  const players = Math.max(module.players.min, Math.min(NAMES.length, module.players.max));
  const made = await createRoom(evening.server.address, module.id, players, NAMES[0] ?? '');
  const friends = await gather(evening, players);
  try {
    const keys = { hostKey: made.hostKey, seats: [{ seat: '0', seatKey: made.seat?.seatKey, name: NAMES[0] }] };
    await scenes.arrive(friends, made.room.code, keys);
    for (const friend of friends) await evening.looks.look(friend, `${module.id}-room`);
    for (let seat = friends.filter(({ plays }) => plays).length; seat < players; seat++)
      await addBot(evening.server.address, made.room.code, String(seat), made.hostKey);
    await match(module, friends, evening);
  } catch (error) {
    const crash = await crashOf(friends);
    if (crash) return crash;
    for (const friend of friends) await evening.looks.look(friend, `${module.id}-failed`).catch(() => undefined);
    evening.looks.add(module.id, (error as Error).message);
  } finally {
    for (const { tab, line } of friends) {
      await tab.close().catch(() => undefined);
      line.close();
    }
  }
}

/** The crash of one of the pages: who waits for what a page shows does not hear of it. */
async function crashOf(friends: readonly Friend[]): Promise<TabCrashed | undefined> {
  for (const { tab } of friends) {
    const error = await tab.run(() => null, null).catch((error: unknown) => error);
    if (error instanceof TabCrashed) return error;
  }
}

/** Everybody with a browser and a network of their own; the engines for which there is no seat watch. */
async function gather({ launchers, port }: Evening, players: number): Promise<Friend[]> {
  const enter = async (launcher: Launcher, name: string, plays: boolean) =>
    new Friend(name, await launcher.newTab(PHONE, 'light'), await Line.to(port), plays);
  const friends: Friend[] = [];
  for (const launcher of launchers.values())
    friends.push(await enter(launcher, NAMES[friends.length] ?? '', friends.length < players));
  const first = launchers.values().next().value;
  if (first && players >= launchers.size) friends.push(await enter(first, 'Wim', false));
  return friends;
}

/** A match with all that may happen to a page on the way, and the next one. */
async function match(module: AnyModule, friends: readonly Friend[], evening: Evening): Promise<void> {
  const { looks, form } = evening;
  const [host, second = host, third = second] = friends as [Friend, Friend?, Friend?];
  const everybody = async (task: (friend: Friend) => Promise<void>) => {
    for (const friend of friends) await task(friend);
  };
  await scenes.keepSeed(friends);
  await host.press('Start the match');
  await everybody((friend) => friend.seesBoard());
  // Before the first move: a sheet that tells the end would lie over the conversation.
  await scenes.talk(second.plays ? second : host, friends, 'Well, well!');
  await scenes.tapAlong(friends, form.taps);
  await scenes.reload(second);
  await scenes.tapAlong(friends, form.taps);
  await scenes.outage(third, form.outage);
  await scenes.tapAlong(friends, form.taps);
  await everybody(scenes.leaveAndComeBack);
  await everybody((friend) => looks.look(friend, `${module.id}-light`, PHONE));
  await everybody(scenes.lookBack);
  await everybody(scenes.byLantern);
  await everybody((friend) => looks.look(friend, `${module.id}-dark`, PHONE));
  await everybody((friend) => looks.everySize(friend, module.id, PHONE));
  await everybody((friend) => looks.edges(friend, module.id, PHONE));
  await host.pressUntil('Room and settings', () => document.querySelector('dialog[open]') !== null);
  await looks.edges(host, `${module.id}-menu`, PHONE);
  await host.closeSheets();
  await scenes.endByVote(friends);
  await everybody((friend) => looks.look(friend, `${module.id}-end`));
  await everybody(scenes.checkFairPlay);
  await scenes.rematch(host, friends);
  await scenes.tapAlong(friends, form.taps);
  await everybody((friend) => looks.listen(friend, module.id));
}
