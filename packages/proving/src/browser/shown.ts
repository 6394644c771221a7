import type { Page } from 'playwright-core';

/** The topmost dialog of a page or the whole page, and its last presses, for somebody who cannot see the page. */
export async function shown(page: Page): Promise<string> {
  const dialogs = page.locator('dialog[open]');
  const top = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  const tree = await top.ariaSnapshot({ timeout: 5000 });
  const presses = await page.evaluate(() => (globalThis as { __presses?: string[] }).__presses ?? []);
  return `${page.url()}\n${tree.slice(0, 2000)}\nlast presses: ${presses.join(', ') || 'none'}`;
}

/** A script for a page that keeps its last presses, and whether each was swallowed. */
export const KEEP_PRESSES = `{
  const presses = (globalThis.__presses = []);
  addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('button, a, dialog') : null;
    const label = control?.getAttribute('aria-label') ?? control?.textContent ?? 'no control';
    const at = Math.round(event.timeStamp);
    // The page's own listeners run before this.
    setTimeout(() => {
      presses.push(at + ' ms ' + JSON.stringify(label.slice(0, 40)) + (event.defaultPrevented ? ' (swallowed)' : ''));
      if (presses.length > 6) presses.shift();
    });
  }, true);
}`;
