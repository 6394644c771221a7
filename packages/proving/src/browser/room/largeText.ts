import { setTimeout as pause } from 'node:timers/promises';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated } from '@lantern/protocol/credentials';
import type { Page } from 'playwright-core';
import { inspectCuts } from '../../layout/inspectTexts';
import { installPageTools } from '../../layout/pageTools';
import { installTextTools } from '../../layout/textTools';
import { post } from '../../rooms';
import type { Person } from '../people';
import type { NightSpec } from './night';

/** Names of the length that people have. */
const NAMES = ['Johanna', 'Hannah-Sophie', 'Bartholomäus', 'Maximiliane'];

/** Twice the usual size, in pixels. */
const TWICE = 32;

/** Taps on what is lit after which a board is looked at again. */
const TAPS = 3;

/** Milliseconds between two looks at a page that may change still, and until it is looked at as it is. */
const LOOK = 300;
const STILL = 5_000;

/**
 * Every board on a phone at twice the size of text, with letters on colours, German and English by turns: whatever is
 * cut off or runs out of its button is a fault.
 */
export async function largeText({ page }: Person, { address, faults, done }: NightSpec): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: TWICE } });
  for (const [index, game] of modules.entries()) {
    const language = index % 2 === 0 ? 'de' : 'en';
    await sitWithBots(page, address, game, language);
    for (let taps = 0; taps <= TAPS; taps++) {
      for (const found of await nothingIsCut(page)) faults.add(`${game.id} (${language}) at twice the size: ${found}`);
      await tapOn(page);
    }
  }
  await devtools.detach();
  done.push('read every board at twice the size of text');
}

/** A match against bots with long names, its board on the page. */
async function sitWithBots(
  page: Page,
  address: string,
  { id: game, players: { min, max } }: AnyModule,
  language: string,
): Promise<void> {
  const players = Math.max(min, Math.min(max, NAMES.length));
  const { room, hostKey, seat } = await post<RoomCreated>(`${address}/api/rooms`, { game, players, name: NAMES[0] });
  const at = `${address}/api/rooms/${room.code}`;
  for (let one = 1; one < players; one++) await post(`${at}/seats/${one}/bot`, { name: NAMES[one] }, hostKey);
  await post(`${at}/start`, {}, hostKey);
  await page.goto(`${address}/about`);
  await page.evaluate(
    ([key, keys, settings]) => {
      localStorage.setItem(key, keys);
      localStorage.setItem('lantern.settings', settings);
    },
    [
      `lantern.room.${room.code}`,
      JSON.stringify({ hostKey, seats: [{ seat: seat?.seat, seatKey: seat?.seatKey }] }),
      JSON.stringify({ letters: true, language }),
    ] as const,
  );
  await page.goto(`${address}/r/${room.code}`);
  await page.locator('main[aria-busy]').waitFor();
}

/** Taps something lit, in the sheet that lies open or on the board; out of a sheet without any it leaves. */
async function tapOn(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]').last();
  const open = (await sheet.count()) > 0;
  const lit = (open ? sheet : page.locator('main')).locator('[data-lit="true"]').first();
  if (await lit.isVisible()) await lit.dispatchEvent('click');
  else if (open) await page.keyboard.press('Escape');
  await comeToRest(page);
}

/** Waits until the words of the page change no more: the tap has had its effect, and bots have answered. */
async function comeToRest(page: Page): Promise<void> {
  let before = '';
  for (const latest = performance.now() + STILL; performance.now() < latest; await pause(LOOK)) {
    const words = await page.evaluate(() => document.body.innerText);
    if (words === before) return;
    before = words;
  }
}

/** What of the words on the page cannot be read whole: cut off by a box that does not scroll, or out of their button. */
async function nothingIsCut(page: Page): Promise<string[]> {
  await page.evaluate(installPageTools);
  await page.evaluate(installTextTools);
  return [...(await page.evaluate(inspectCuts, NAMES)), ...(await page.evaluate(outOfPlace))];
}

/** What makes the page too wide, and what runs out of its button. Runs in the page. */
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
