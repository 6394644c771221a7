import type { Page } from 'playwright-core';
import { readScreen, type ScreenState } from '../screenState';

export interface CrawlScreen extends ScreenState {
  /** Whether dice are still rolling, so that the page does not show the final state yet. */
  telling: boolean;
  /** The text of the action bar. */
  bar: string;
  /** Attacks, or numbers of dice, in the bar, including the chosen one. */
  ways: { label: string; chosen: boolean }[];
  dragon: boolean;
  room: number;
}

export async function readCrawlScreen(page: Page): Promise<CrawlScreen> {
  const glance = await readScreen(page);
  const more = await page.evaluate(() => {
    const bar = document.querySelector('[aria-label="What you can do"]');
    const words = document.querySelector('[data-frame="words"]')?.textContent ?? '';
    return {
      telling: document.querySelector('[data-telling]') !== null,
      bar: bar?.textContent ?? '',
      ways: [...(bar?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])].map((radio) => ({
        label: radio.parentElement?.textContent ?? '',
        chosen: radio.checked,
      })),
      dragon: document.querySelector('[aria-label="The room"][data-dragon]') !== null,
      room: Number(/Room (\d+)/.exec(words)?.[1] ?? 0),
    };
  });
  return { ...glance, ...more };
}
