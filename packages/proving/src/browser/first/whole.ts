import type { Locator, Page } from 'playwright-core';
import { inspectCuts } from '../../layout/inspectTexts';
import { installPageTools } from '../../layout/pageTools';
import { installTextTools } from '../../layout/textTools';
import { settle } from '../settle';

/** Returns the unreadable parts of a page: cut-off texts, and a page wider than the screen. */
export async function notWhole(page: Page): Promise<string[]> {
  await settle(page);
  await page.evaluate(installPageTools);
  await page.evaluate(installTextTools);
  const cut = await page.evaluate(inspectCuts, [] as string[]);
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  return wide > width + 1 ? [...cut, `the page is ${wide} pixels wide on a screen of ${width}`] : cut;
}

/** Whether an element is completely visible without scrolling. */
export async function isInSight(page: Page, target: Locator): Promise<boolean> {
  const [box, size] = [await target.boundingBox(), page.viewportSize()];
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height + 1;
}
