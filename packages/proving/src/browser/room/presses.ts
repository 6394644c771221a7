import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { settle } from '../settle';
import { sitWithBots } from './botTable';

/**
 * Delay between the two taps of a double tap, and the delay from which they may count as two decisions, in
 * milliseconds.
 */
const DOUBLE_TAP_MS = 250;
const TAP_GAP_MS = 400;
/** Number of decisions in each game to answer by a double tap, and by a key. */
const DECISIONS_PER_GAME = 3;
/** Time to wait for a decision, and for a move to complete. */
const DECISION_TIMEOUT_MS = 3_000;
const MOVE_TIMEOUT_MS = 600;
/** The controls that answer a decision: buttons of the action bar or of an open sheet, and highlighted choices. */
const BUTTONS = ['[data-frame="action"]', 'dialog[open]'].map((at) => `${at} [data-move][data-lit="true"]`).join();
const LIT = '[data-lit="true"]';

/**
 * Plays every game by double taps and by keys alone: a double tap sends at most one move, and so does a held key, and
 * afterwards the focus is in the match.
 */
export async function presses({ page }: Person, { address, faults, done }: Harness): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const moves = countMoves(page);
  for (const game of modules) {
    await sitWithBots(page, address, game, { language: 'en', autoPass: false, autoRoll: false });
    for (let decision = 0; decision < DECISIONS_PER_GAME; decision++) {
      const before = moves();
      const tapped = await tapTwice(page, devtools);
      if (tapped && tapped.apart < TAP_GAP_MS && moves() - before > 1)
        faults.add(`${game.id}: two taps on “${tapped.words}” sent ${moves() - before} moves`);
    }
    for (let decision = 0; decision < DECISIONS_PER_GAME; decision++) {
      const before = moves();
      const pressed = await holdEnter(page);
      if (moves() - before > 1) faults.add(`${game.id}: Enter held on “${pressed}” sent ${moves() - before} moves`);
      if (pressed && (await isFocusLost(page)))
        faults.add(`${game.id}: nothing has the focus after Enter on “${pressed}”`);
    }
  }
  await devtools.detach();
  done('tapped twice and held a key in every game');
}

/** Whether nothing has the focus, even after everything was shown. */
const isFocusLost = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: DECISION_TIMEOUT_MS })
    .then(() => false)
    .catch(() => true);

/** Counts the moves that the pages of a person send. */
function countMoves(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"update"')) count += 1;
    }),
  );
  return () => count;
}

/**
 * Touches an answer twice.
 * @returns its label, and the time between the touches as the page measures it, in milliseconds, which a busy machine
 * prolongs; `undefined` if no question came in time
 */
async function tapTwice(page: Page, devtools: CDPSession): Promise<{ words: string; apart: number } | undefined> {
  const answer = await answerOn(page);
  await page.evaluate(noteTouches);
  const words = await answer?.textContent();
  const box = await answer?.boundingBox();
  if (!box) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const wait of [DOUBLE_TAP_MS, MOVE_TIMEOUT_MS]) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await pause(wait);
  }
  const [first = 0, second = 0] = await page.evaluate(() => (globalThis as Touched).lanternTouches ?? []);
  return { words: words ?? '', apart: second - first };
}

type Touched = typeof globalThis & { lanternTouches?: number[] };

/** Records the times of the next touches. Runs in the page. */
function noteTouches(): void {
  const times: number[] = [];
  (globalThis as Touched).lanternTouches = times;
  addEventListener('touchstart', ({ timeStamp }) => times.push(timeStamp), { capture: true });
}

/** Holds Enter down on an answer. @returns its label; `undefined` if no question came in time */
async function holdEnter(page: Page): Promise<string | undefined> {
  const answer = await answerOn(page);
  if (!answer) return undefined;
  const words = await answer.textContent();
  await answer.focus();
  for (let time = 0; time < MOVE_TIMEOUT_MS; time += 50) {
    await page.keyboard.down('Enter');
    await pause(50);
  }
  await page.keyboard.up('Enter');
  await pause(MOVE_TIMEOUT_MS);
  await settle(page);
  return words ?? '';
}

/** The last button that answers, or the first highlighted choice; `undefined` if none comes in time. */
async function answerOn(page: Page): Promise<Locator | undefined> {
  const lit = page.locator(LIT).first();
  const asked = await lit.waitFor({ timeout: DECISION_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  if (!asked) return undefined;
  const button = page.locator(BUTTONS).last();
  return (await button.isVisible()) ? button : lit;
}
