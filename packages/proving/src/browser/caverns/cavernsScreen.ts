import type { Page } from 'playwright-core';
import { readScreen, type ScreenState } from '../screenState';

/** The state of the page of Crystal Caverns. */
export interface CavernsScreen extends ScreenState {
  /** The level of the party; 0 while classes are chosen. */
  level: number;
  turn: number;
  /** The text of the action bar. */
  bar: string;
  /** The result of the last attack, or its forecast. */
  verdict: string;
  /** Whether the last attack is one against a hero. */
  against: boolean;
  dragon: boolean;
  /** Whether dice without a decision roll automatically. */
  auto: boolean;
}

export async function readCavernsScreen(page: Page): Promise<CavernsScreen> {
  const glance = await readScreen(page);
  const more = await page.evaluate(() => {
    const line = document.querySelector('button[aria-label^="Level "]')?.getAttribute('aria-label') ?? '';
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      level: Number(/^Level (\d)/.exec(line)?.[1] ?? 0),
      turn: Number(/turn (\d+)/.exec(line)?.[1] ?? 0),
      bar: text('[aria-label="What you can do"] [data-asked]'),
      verdict: text('[aria-label="The last exchange"] strong'),
      against: document.querySelector('[aria-label="The last exchange"][data-kind="defend"]') !== null,
      dragon: document.querySelector('[aria-label="Fight"] button[aria-label*="Dragon,"]') !== null,
      auto: document.querySelector('[role="switch"][aria-checked="true"]') !== null,
    };
  });
  return { ...glance, ...more };
}
