import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { gameTile } from '../gameTile';
import type { Person } from '../people';
import { type WebVitals, webVitalsOf } from './measure';

/** How long a page is left alone until nothing moves. */
const REST_MS = 2000;
/** Pause before and after a tap, so that the search for its position is not measured. */
const TAP_PAUSE_MS = 700;
/** Duration of a press, and the pause between two keys. */
const PRESS_MS = 80;
const KEY_PAUSE_MS = 120;

/** Taps the middle of an element. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to tap: ${target}`);
  await pause(TAP_PAUSE_MS);
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pause(PRESS_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
  await pause(TAP_PAUSE_MS);
}

const tapButton = (page: Page, name: string) => tap(page, page.getByRole('button', { name, exact: true }));

async function type(page: Page, text: string): Promise<void> {
  await tap(page, page.getByLabel('Your name'));
  await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
}

/** A page with only a button that changes its own label. */
const BARE =
  'data:text/html,<meta name="viewport" content="width=device-width"><button style="padding:2em" onclick="this.textContent=event.timeStamp">Tap</button>';

/** Measures the minimum duration of a tap in this browser on this machine. */
export async function barePage({ page }: Person): Promise<WebVitals> {
  await page.goto(BARE);
  await pause(REST_MS);
  for (let taps = 0; taps < 6; taps++) await tap(page, page.getByRole('button'));
  return webVitalsOf(page);
}

/**
 * Looks at the catalogue and opens a room.
 * @returns the figures, and the link to the room
 */
export async function firstPage({ page, name }: Person, address: string, game: string): Promise<[WebVitals, string]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pause(REST_MS);
  await tap(page, gameTile(page, game));
  await type(page, name);
  await tapButton(page, 'Open the room');
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  await pause(REST_MS);
  return [await webVitalsOf(page), page.url()];
}

/** Opens the link and takes a seat. */
export async function room({ page, name }: Person, link: string): Promise<WebVitals> {
  await page.goto(link);
  await page.getByLabel('Your name').waitFor();
  await pause(REST_MS);
  await type(page, name);
  await tapButton(page, 'Sit down on seat 2');
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  await pause(REST_MS);
  return webVitalsOf(page);
}

/**
 * Starts the match with bots on the free seats, opens and closes sheets, and taps highlighted things, as the friend
 * does too. The page is still the room's.
 */
export async function play(host: Person, { page }: Person): Promise<WebVitals> {
  const bots = host.page.getByRole('button', { name: /^Start with \d bots?$/ });
  if (await bots.isVisible()) await tap(host.page, bots);
  else await tapButton(host.page, 'Start the match');
  await page.getByRole('main', { name: 'Board' }).waitFor();
  await pause(REST_MS);
  for (const sheet of ['Room and settings', 'Rules and help']) {
    await tapButton(page, sheet);
    await tap(page, page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }));
  }
  for (let round = 0; round < 6; round++) {
    for (const one of [host.page, page]) {
      const lit = one.locator('[data-lit="true"]').first();
      if (await lit.isVisible()) await tap(one, lit);
    }
  }
  return webVitalsOf(page);
}
