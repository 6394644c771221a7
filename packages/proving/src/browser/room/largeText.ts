import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import type { Page } from 'playwright-core';
import { inspectCuts } from '../../layout/inspectTexts';
import { installPageTools } from '../../layout/pageTools';
import { installTextTools } from '../../layout/textTools';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { NAMES, sitWithBots } from './botTable';

const DOUBLE_FONT_SIZE_PX = 32;

/** Number of taps after which a board is checked again. */
const TAPS_PER_CHECK = 3;

/** Interval between checks of a page that may still change, and the maximum wait. */
const POLL_INTERVAL_MS = 300;
const SETTLE_TIMEOUT_MS = 5_000;

/**
 * Checks every board on a phone at twice the font size, with letters on colours, alternating German and English:
 * cut-off texts or overflowing buttons are errors.
 */
export async function largeText({ page }: Person, { address, faults, done }: Harness): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE_FONT_SIZE_PX } });
  for (const [index, game] of modules.entries()) {
    const language = index % 2 === 0 ? 'de' : 'en';
    await sitWithBots(page, address, game, { letters: true, language });
    for (let taps = 0; taps <= TAPS_PER_CHECK; taps++) {
      for (const found of await nothingIsCut(page)) faults.add(`${game.id} (${language}) at twice the size: ${found}`);
      await tapOn(page);
    }
  }
  await devtools.detach();
  done('read every board at twice the size of text');
}

/** Taps something highlighted in the open sheet or on the board; closes a sheet without any. */
async function tapOn(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]').last();
  const open = (await sheet.count()) > 0;
  const lit = (open ? sheet : page.locator('main')).locator('[data-lit="true"]').first();
  if (await lit.isVisible()) await lit.dispatchEvent('click');
  else if (open) await page.keyboard.press('Escape');
  await comeToRest(page);
}

/** Waits until the text of the page no longer changes: the tap has its effect, and bots have moved. */
async function comeToRest(page: Page): Promise<void> {
  let before = '';
  for (
    const latest = performance.now() + SETTLE_TIMEOUT_MS;
    performance.now() < latest;
    await pause(POLL_INTERVAL_MS)
  ) {
    const words = await page.evaluate(() => document.body.innerText);
    if (words === before) return;
    before = words;
  }
}

/** Returns the texts that cannot be read completely: cut off by a box that does not scroll, or outside their button. */
async function nothingIsCut(page: Page): Promise<string[]> {
  await page.evaluate(installPageTools);
  await page.evaluate(installTextTools);
  return [...(await page.evaluate(inspectCuts, NAMES)), ...(await page.evaluate(outOfPlace))];
}

/** Returns the elements that make the page too wide or overflow their button. Runs in the page. */
function outOfPlace(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} pixels wide`);
  for (const { parent, text, lines } of seenTexts()) {
    const button = parent.closest('button');
    if (!button || getComputedStyle(parent).textOverflow === 'ellipsis' || parent.closest('svg')) continue;
    const edge = button.getBoundingClientRect();
    const isOut = lines.some(
      ({ left, right, top, bottom, height }) =>
        left < edge.left - 2 ||
        right > edge.right + 2 ||
        top < edge.top - 0.3 * height ||
        bottom > edge.bottom + 0.3 * height,
    );
    if (isOut) found.push(`runs out of its button: “${text}”`);
  }
  return [...new Set(found)];
}
