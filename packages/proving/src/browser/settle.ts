import type { Page } from 'playwright-core';

/** Waits until a page has been painted twice: the effect of a tap is laid out after the first paint. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
