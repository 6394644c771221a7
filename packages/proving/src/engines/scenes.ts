import { setTimeout as pause } from 'node:timers/promises';
import { addNothing } from '../serverProcess';
import type { Friend } from './friend';

/** What friends do in a room and at its table. What does not happen is thrown. */

/** Milliseconds between two looks at pages that may change still, and until they are looked at no longer. */
const LOOK = 150;
const SETTLED = 5_000;

/** Milliseconds a step back may take to be made. */
const STEP_BACK = 2_000;

/** Milliseconds to find something in the menu, and how often that is tried. */
const IN_MENU = 15_000;
const MENUS = 3;

/** The host has the keys already; the others come by the link, and who plays types a name and sits down. */
export async function arrive(friends: readonly Friend[], code: string, keys: object): Promise<void> {
  for (const [at, friend] of friends.entries()) {
    const { tab, line, name } = friend;
    await tab.open(`${line.address}/`);
    await tab.run(
      ({ code, keys }) => {
        if (keys) localStorage.setItem(`lantern.room.${code}`, keys);
        localStorage.setItem(
          'lantern.settings',
          JSON.stringify({ language: 'en', motion: 'less', theme: 'light', autoPass: false }),
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

/** Everybody taps what is lit, so many times: the same every time, since every tap has its effect before the next. */
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
  for (const latest = performance.now() + SETTLED; performance.now() < latest; ) {
    await pause(LOOK);
    const pages = await Promise.all(friends.map(({ tab }) => tab.run(asIs, null).catch(() => '')));
    const now = pages.join();
    if (now === before) return;
    before = now;
  }
}

/** What a page shows, and what of it may be tapped. */
const asIs = (): string =>
  `${document.querySelector('main')?.innerText}${[...document.querySelectorAll('[data-lit="true"]')].map((one) => one.getAttribute('aria-label'))}`;

/** No browser adds to the seed of the next match. */
export async function keepSeed(friends: readonly Friend[]): Promise<void> {
  for (const { tab } of friends) await tab.run(addNothing, null);
}

/** One says something; everybody else is told that there is something to read, and reads it. */
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

/** Whoever has a name is offered reactions first, and the messages beside them. */
async function openTalk(friend: Friend): Promise<void> {
  await friend.closeSheets();
  const isOpen = () => document.querySelector('dialog[open] input') !== null;
  await friend.pressUntil('Talk', () =>
    [...document.querySelectorAll('dialog[open] input, button')].some(
      (one) => one.matches('input') || one.textContent?.startsWith('Messages'),
    ),
  );
  if (!(await friend.tab.run(isOpen, null))) await friend.pressUntil('Messages', isOpen);
}

/** Loads the page anew. */
export async function reload(friend: Friend): Promise<void> {
  await friend.tab.open(await friend.tab.run(() => location.href, null));
  await friend.seesBoard();
}

/** Goes to another page and back by the browser's own button, from its cache where it has one. */
export async function leaveAndComeBack(friend: Friend): Promise<void> {
  await friend.closeSheets();
  await friend.tab.open(`${friend.line.address}/about`);
  await friend.reads('About Lantern');
  // Firefox loses a step back while the page is loading still.
  while ((await friend.tab.run(() => location.pathname, null)) === '/about') {
    await friend.tab.back();
    await pause(STEP_BACK);
  }
  await friend.seesBoard();
  await isConnected(friend);
}

/** Without network for a while; the page says so, and goes on by itself afterwards. */
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

/** Looks at the moment before, and comes back to now. */
export async function lookBack(friend: Friend): Promise<void> {
  await pressInMenu(friend, 'Look back', () => document.querySelector('input[type="range"]') !== null);
  await friend.pressUntil('One moment back', () => {
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    return slider !== null && Number(slider.value) < Number(slider.max);
  });
  await friend.press('Back to now');
  await friend.seesBoard();
}

/** Changes from light to dark in the menu of the table. */
export async function byLantern(friend: Friend): Promise<void> {
  await pressInMenu(friend, 'By lantern', () => document.documentElement.dataset.theme === 'dark');
  await friend.closeSheets();
}

/** Those who play vote for the end. */
export async function endByVote(friends: readonly Friend[]): Promise<void> {
  const players = friends.filter(({ plays }) => plays);
  for (const player of players) {
    if (await player.tab.run(over, null)) break;
    await pressInMenu(
      player,
      'Vote to end the match',
      () =>
        document.body.innerText.includes('Take your vote back') ||
        [...document.querySelectorAll('button')].some((one) =>
          /^(Take your vote back|Result)$/.test(one.textContent?.trim() ?? ''),
        ),
    );
    await player.closeSheets();
  }
  for (const friend of friends) await friend.until('see the end', over, null);
}

const over = () => [...document.querySelectorAll('button')].some((one) => one.textContent?.trim() === 'Result');

/** Has every move played again in the browser, from what was revealed. */
export async function checkFairPlay(friend: Friend): Promise<void> {
  await pressInMenu(
    friend,
    'Fair play',
    () =>
      document.querySelectorAll('dialog[open]').length > 1 ||
      [...document.querySelectorAll('dialog[open] h2')].some((one) => one.textContent === 'Fair play'),
  );
  await friend.press('Check this match');
  await friend.reads('It holds.');
  await friend.closeSheets();
}

/** The host plays again with everybody. */
export async function rematch(host: Friend, friends: readonly Friend[]): Promise<void> {
  await host.closeSheets();
  await keepSeed(friends);
  await host.press('Result');
  await host.press('Play again');
  for (const friend of friends) {
    await friend.until(
      'see the next match',
      () => ![...document.querySelectorAll('button')].some((one) => one.textContent?.trim() === 'Result'),
      null,
    );
    await friend.closeSheets();
    await friend.seesBoard();
  }
}

/** Taps something in the menu until it has had its effect. A tap beside a menu that grows still closes it: it is opened again. */
async function pressInMenu(friend: Friend, what: string, effect: () => boolean): Promise<void> {
  const open = () => document.querySelector('dialog[open]') !== null;
  for (let tries = 1; ; tries++) {
    await friend.closeSheets();
    await friend.pressUntil('Room and settings', open);
    try {
      return await friend.pressUntil(what, effect, IN_MENU);
    } catch (error) {
      if (tries === MENUS) throw error;
    }
  }
}
