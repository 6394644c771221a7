import type { Page } from 'playwright-core';
import { readScreen, type ScreenState } from '../screenState';

/** What a person sees of the caverns at a glance. */
export interface CavernsScreen extends ScreenState {
  /** How deep the party is; 0 while classes are chosen. */
  level: number;
  turn: number;
  /** Words of the bar that says what is asked. */
  bar: string;
  /** What became of the last blow, or would become of it. */
  verdict: string;
  /** The last blow is one against a hero. */
  against: boolean;
  /** The Dragon is in the fight. */
  dragon: boolean;
  /** Dice that leave nothing to decide roll by themselves. */
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
