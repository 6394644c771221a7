import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The last presses of the page. */
    presses?: string[];
  }
}

/** The topmost dialog of a page or the whole page, and its last presses, as text. */
export async function shown(page: Page): Promise<string> {
  const dialogs = page.locator('dialog[open]');
  const top = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  const tree = await top.ariaSnapshot({ timeout: 5000 });
  const presses = await page.evaluate(() => window.presses ?? []);
  return `${page.url()}\n${tree.slice(0, 2000)}\nlast presses: ${presses.join(', ') || 'none'}`;
}

/** Keeps the last presses of a page, and whether each was swallowed. Runs in the page before its scripts. */
export function keepPresses(): void {
  const presses: string[] = [];
  window.presses = presses;
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('button, a, dialog') : null;
    const label = control?.getAttribute('aria-label') ?? control?.textContent ?? 'no control';
    const press = `${Math.round(event.timeStamp)} ms ${JSON.stringify(label.slice(0, 40))}`;
    // The listeners of the page run before this.
    setTimeout(() => {
      presses.push(event.defaultPrevented ? `${press} (swallowed)` : press);
      if (presses.length > 6) presses.shift();
    });
  };
  addEventListener('click', keep, { capture: true });
}
