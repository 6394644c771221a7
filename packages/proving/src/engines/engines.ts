import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyModule } from '@lantern/games/module';
import { build } from '../build';
import { namedOf, readOptions, wholeNumber } from '../options';
import { gamesNamed } from '../play/game';
import { addBot, createRoom } from '../rooms';
import { ServerProcess } from '../serverProcess';
import type { Proof } from '../verdict';
import { Friend } from './friend';
import { launchAll } from './launch';
import { learn } from './learning';
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
  lessons: { type: 'boolean' },
} as const;

const PHONE = { width: 390, height: 844, board: { of: 'height', least: 0.55, deciding: 0.4 } } as const;

/** The game of the short form: up to four seats, hidden hands, reactions out of turn. */
const SHORT = 'colossal-cave';

/** Rounds of taps between two events, and the duration of an outage in milliseconds. */
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
 * Completes the minute and the lesson of each game in every engine, then plays a match of it with the host in Chromium,
 * a friend in WebKit, one in Firefox and a watcher: from the link to a rematch, by tapping highlighted things, over a
 * reload, an outage and the back button, with the checks of `layout` in all engines. `--short` plays a match of one
 * game, `--game <id>` that game, `--engine <name>` uses one engine; `--lessons` leaves the matches out; `--screenshots`
 * saves the pictures in `screenshots/`.
 */
export const engines: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const games = gamesNamed(given.game ?? (given.short ? SHORT : undefined));
  const wanted = namedOf('engine', given.engine, ENGINES);
  if (!given.built) build();
  const port = wholeNumber('port', given.port, 1, 8471);
  const folder = mkdtempSync(join(tmpdir(), 'lantern-engines-'));
  const launchers = await launchAll(wanted);
  const missing = wanted.filter((engine) => !launchers.has(engine));
  if (missing.length > 0) console.log(`SKIPPED: not on this machine: ${missing.join(', ')}.`);
  const server = new ServerProcess(folder, port, { BOT_PACE: '0.2', SEED: 'engines' });
  const looks = new Looks(given.screenshots ? pictures : join(folder, 'pictures'));
  const form = given.short ? SHORT_FORM : LONG_FORM;
  const taps = wholeNumber('taps', given.taps, 1, form.taps);
  const evening: Evening = { server, port, launchers, looks, form: { ...form, taps } };
  const crashes: string[] = [];
  try {
    await server.start();
    for (const module of games) {
      if (!given.short) await learn(module, { ...evening, size: PHONE });
      if (!given.lessons) crashes.push(...(await play(module, evening)));
    }
  } finally {
    for (const launcher of launchers.values()) await launcher.close();
    await server.stop();
  }
  for (const line of server.errors()) looks.add('the server’s log', line);
  console.log(`Pictures: ${looks.folder}`);
  const complete = missing.length === 0 || process.env.CI !== 'true';
  return {
    ok: looks.faults.length === 0 && complete,
    found: { games: games.map(({ id }) => id), missing, crashes, faults: looks.faults },
  };
};

/**
 * Number of attempts at a game after a crash of an engine: one crash of WebKit is not the page's fault, a second one
 * may be.
 */
const MAX_ATTEMPTS = 2;

/**
 * Plays one game from the link to the rematch. A failure ends this game, but not the others.
 * @returns the crashes of engines
 */
async function play(module: AnyModule, evening: Evening): Promise<string[]> {
  const began = performance.now();
  const crashes: string[] = [];
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
    const crash = await playOnce(module, evening);
    if (!crash) break;
    crashes.push(`${module.id}: ${crash.message}`);
    console.log(`  CRASH ${module.id}: ${crash.message}`);
    if (tries === MAX_ATTEMPTS) evening.looks.add(module.id, crash.message);
  }
  console.log(`  ${module.id}: ${Math.round((performance.now() - began) / 1000)} s`);
  return crashes;
}

/** @returns the crash that ended the game, if any */
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

/** Resolves when one of the pages crashes; waits on other pages do not notice that. */
async function crashOf(friends: readonly Friend[]): Promise<TabCrashed | undefined> {
  for (const { tab } of friends) {
    const error = await tab.run(() => null, null).catch((error: unknown) => error);
    if (error instanceof TabCrashed) return error;
  }
}

/** Gives everybody a separate browser and network; engines without a seat watch. */
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

/** A match with all events that may happen to a page, and the next match. */
async function match(module: AnyModule, friends: readonly Friend[], evening: Evening): Promise<void> {
  const { looks, form } = evening;
  const [host, second = host, third = second] = friends as [Friend, Friend?, Friend?];
  const everybody = async (task: (friend: Friend) => Promise<void>) => {
    for (const friend of friends) await task(friend);
  };
  await scenes.keepSeed(friends);
  await host.press('Start the match');
  await everybody((friend) => friend.seesBoard());
  // Before the first move, since a sheet at the end would cover the chat.
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
