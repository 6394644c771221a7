import type { Page } from 'playwright-core';
import { readScreen, type ScreenState } from '../screenState';

/** What a person sees of the crawl at a glance. */
export interface CrawlScreen extends ScreenState {
  /** Dice still roll on the table: what is shown is not yet how things stand. */
  telling: boolean;
  /** Words of the bar under the thumb. */
  bar: string;
  /** Ways to strike, or numbers of dice, that the bar offers; the chosen one is among them. */
  ways: { label: string; chosen: boolean }[];
  /** The dragon fills the room. */
  dragon: boolean;
  room: number;
}

export async function readCrawlScreen(page: Page): Promise<CrawlScreen> {
  const glance = await readScreen(page);
  const more = await page.evaluate(() => {
    const bar = document.querySelector('[aria-label="What you can do"]');
    const words = document.querySelector('[aria-label="The table in words"]')?.textContent ?? '';
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
