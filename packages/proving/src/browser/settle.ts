import type { Page } from 'playwright-core';

/** Waits until a page has been painted twice: what a tap opens or closes is laid out after the first painting. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
