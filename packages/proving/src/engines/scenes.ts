import { setTimeout as pause } from 'node:timers/promises';
import { addNothing } from '../serverProcess';
import type { Friend } from './friend';

/** The actions of friends in a room and in a match. A step that fails throws. */

/** Interval between checks of pages that may still change, and the maximum number of checks. */
const POLL_INTERVAL_MS = 150;
const SETTLE_TIMEOUT_MS = 5_000;

/** Maximum time of a step back, in milliseconds. */
const STEP_BACK = 2_000;

/** Maximum time to find an entry in the menu or the tray, in milliseconds, and the number of attempts. */
const IN_MENU = 15_000;
const MAX_MENUS = 3;

/** The host has the keys already; the others open the link, and players enter a name and take a seat. */
export async function arrive(friends: readonly Friend[], code: string, keys: object): Promise<void> {
  for (const [at, friend] of friends.entries()) {
    const { tab, line, name } = friend;
    await tab.open(`${line.address}/`);
    await tab.run(
      ({ code, keys }) => {
        if (keys) localStorage.setItem(`lantern.room.${code}`, keys);
        localStorage.setItem(
          'lantern.settings',
          JSON.stringify({ language: 'en', motion: 'less', theme: 'light', autoPass: false, autoRoll: false }),
        );
      },
      { code, keys: at === 0 ? JSON.stringify(keys) : null },
    );
    await tab.open(`${line.address}/r/${code}`);
    if (at === 0 || !friend.plays) continue;
    await friend.press('Your name');
    await tab.type(name);
    await friend.press(`Sit down on seat ${at + 1}`);
    await friend.reads('Stand up');
  }
}

/**
 * Everybody taps highlighted things for a number of rounds. Deterministic, since every tap has its effect before the
 * next.
 */
export async function tapAlong(friends: readonly Friend[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const friend of friends) {
      if (!friend.plays) continue;
      await friend.tapLit(round * 7);
      await settled(friends);
    }
  }
}

/** Waits until no page changes any more. */
async function settled(friends: readonly Friend[]): Promise<void> {
  let before = '';
  for (const latest = performance.now() + SETTLE_TIMEOUT_MS; performance.now() < latest; ) {
    await pause(POLL_INTERVAL_MS);
    const pages = await Promise.all(friends.map(({ tab }) => tab.run(asIs, null).catch(() => '')));
    const now = pages.join();
    if (now === before) return;
    before = now;
  }
}

/** The visible text of a page, and its tappable choices. */
const asIs = (): string =>
  `${document.querySelector('main')?.innerText}${[...document.querySelectorAll('[data-lit="true"]')].map((element) => element.getAttribute('aria-label'))}`;

/** Keeps browsers from contributing to the seed of the next match. */
export async function keepSeed(friends: readonly Friend[]): Promise<void> {
  for (const { tab } of friends) await tab.run(addNothing, null);
}

/** One person writes a message; all others see the notice and read it. */
export async function talk(speaker: Friend, friends: readonly Friend[], text: string): Promise<void> {
  await openTalk(speaker);
  await speaker.press('Your message');
  await speaker.tab.type(text);
  await speaker.press('Send');
  for (const friend of friends) {
    if (friend !== speaker) await openTalk(friend);
    await friend.reads(text);
    await friend.closeSheets();
  }
}

/** A player is first offered reactions, with the messages beside them, in a tray that another tap closes. */
async function openTalk(friend: Friend): Promise<void> {
  await friend.closeSheets();
  const isOpen = () => document.querySelector('dialog[open] input') !== null;
  const isOffered = () =>
    [...document.querySelectorAll('dialog[open] input, button')].some(
      (element) => element.matches('input') || element.textContent?.startsWith('Messages'),
    );
  for (let tries = 1; !(await friend.tab.run(isOpen, null)); tries++) {
    if (!(await friend.tab.run(isOffered, null))) await friend.pressUntil('Chat', isOffered);
    if (await friend.tab.run(isOpen, null)) return;
    await friend.pressUntil('Messages', isOpen, IN_MENU).catch((error: unknown) => {
      if (tries === MAX_MENUS) throw error;
    });
  }
}

export async function reload(friend: Friend): Promise<void> {
  await friend.tab.open(await friend.tab.run(() => location.href, null));
  await friend.seesBoard();
}

/** Goes to another page and returns by the back button, from the cache if there is one. */
export async function leaveAndComeBack(friend: Friend): Promise<void> {
  await friend.closeSheets();
  await friend.tab.open(`${friend.line.address}/about`);
  await friend.reads('About Lantern');
  // Firefox loses a step back while the page is still loading.
  while ((await friend.tab.run(() => location.pathname, null)) === '/about') {
    await friend.tab.back();
    await pause(STEP_BACK);
  }
  await friend.seesBoard();
  await isConnected(friend);
}

/** Cuts the network for a while; the page says so, and recovers by itself. */
export async function outage(friend: Friend, milliseconds: number): Promise<void> {
  friend.line.cut(true);
  await friend.reads('Connection lost.');
  await pause(milliseconds);
  friend.line.cut(false);
  await isConnected(friend);
}

async function isConnected(friend: Friend): Promise<void> {
  await friend.until('get its connection back', () => !document.body.innerText.includes('Connection lost.'), null);
  await friend.seesBoard();
}

/** Shows the previous step, and returns to live. */
export async function lookBack(friend: Friend): Promise<void> {
  await pressInMenu(friend, 'Look back', () => document.querySelector('input[type="range"]') !== null);
  await friend.pressUntil('One step back', () => {
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    return slider !== null && Number(slider.value) < Number(slider.max);
  });
  await friend.press('Back to live');
  await friend.seesBoard();
}

/** Switches from light to dark mode in the settings, from the menu of the match. */
export async function byLantern(friend: Friend): Promise<void> {
  await pressInMenu(friend, 'Settings', () =>
    [...document.querySelectorAll('dialog[open] label')].some((element) => element.textContent === 'Dark'),
  );
  await friend.pressUntil('Dark', () => document.documentElement.dataset.theme === 'dark');
  await friend.closeSheets();
}

export async function endByVote(friends: readonly Friend[]): Promise<void> {
  const players = friends.filter(({ plays }) => plays);
  for (const player of players) {
    if (await player.tab.run(over, null)) break;
    await pressInMenu(
      player,
      'Vote to end the match',
      () =>
        document.body.innerText.includes('Take your vote back') ||
        [...document.querySelectorAll('button')].some((element) =>
          /^(Take your vote back|Result)$/.test(element.textContent?.trim() ?? ''),
        ),
    );
    await player.closeSheets();
  }
  for (const friend of friends) await friend.until('see the end', over, null);
}

const over = () => [...document.querySelectorAll('button')].some((element) => element.textContent?.trim() === 'Result');

/** Replays every move in the browser from the revealed data. */
export async function checkFairPlay(friend: Friend): Promise<void> {
  await pressInMenu(
    friend,
    'Fair play',
    () =>
      document.querySelectorAll('dialog[open]').length > 1 ||
      [...document.querySelectorAll('dialog[open] h2')].some((element) => element.textContent === 'Fair play'),
  );
  await friend.press('Check this match');
  await friend.reads('Check passed: ');
  await friend.closeSheets();
}

/** The host offers a rematch, and all players accept. */
export async function rematch(host: Friend, friends: readonly Friend[]): Promise<void> {
  await host.closeSheets();
  await keepSeed(friends);
  await host.press('Result');
  await host.press('Play again');
  for (const friend of friends) if (friend.plays && friend !== host) await friend.press('I’m in');
  for (const friend of friends) {
    await friend.until(
      'see the next match',
      () => ![...document.querySelectorAll('button')].some((element) => element.textContent?.trim() === 'Result'),
      null,
    );
    await friend.closeSheets();
    await friend.seesBoard();
  }
}

/** Taps an entry in the menu until it has an effect. A tap beside a growing menu closes it, so it is opened again. */
async function pressInMenu(friend: Friend, what: string, effect: () => boolean): Promise<void> {
  const open = () => document.querySelector('dialog[open]') !== null;
  for (let tries = 1; ; tries++) {
    await friend.closeSheets();
    await friend.pressUntil('Room and settings', open);
    try {
      return await friend.pressUntil(what, effect, IN_MENU);
    } catch (error) {
      if (tries === MAX_MENUS) throw error;
    }
  }
}
