import type { Page } from 'playwright-core';
import { settle } from './settle';

export interface ScreenState {
  /** The elements that can be tapped now: their indexes among all highlighted ones, and the moves of buttons. */
  lit: { index: number; label: string; move: string | null }[];
  /** Title of the open sheet, if any. */
  sheet: string | null;
  /** Whether a decision replaces the hand: its choices are on the map, its buttons in the action bar. */
  deciding: boolean;
  lost: boolean;
  pending: boolean;
  over: boolean;
  hand: string[];
}

/** Reads the current state of the page, after the last tap was answered completely. */
export async function readScreen(page: Page): Promise<ScreenState> {
  await settle(page);
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const lit = [...document.querySelectorAll('[data-lit="true"]')].flatMap((element, index) => {
      if (!element.checkVisibility() || (sheet && !sheet.contains(element))) return [];
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return { index, label, move: element.getAttribute('data-move') };
    });
    return {
      lit,
      sheet: sheet ? (sheet.querySelector('h2')?.textContent ?? '') : null,
      deciding: !sheet && document.querySelector('[data-decision] [data-lit="true"]') !== null,
      lost: [...document.querySelectorAll('[role="status"]')].some((element) =>
        element.textContent?.includes('Connection lost'),
      ),
      pending: document.querySelector('main[aria-busy="true"]') !== null,
      over: [...document.querySelectorAll('button')].some((button) => button.textContent === 'Result'),
      hand: [...document.querySelectorAll('[aria-label^="Your hand"] li button')].map(
        (card) => card.getAttribute('aria-label') ?? '',
      ),
    };
  });
}
