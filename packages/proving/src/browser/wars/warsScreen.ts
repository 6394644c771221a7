import type { Page } from 'playwright-core';
import { settle } from '../settle';

/** A highlighted square of the map, or a button. */
export interface WarsLit {
  /** Its index among all highlighted elements. */
  index: number;
  label: string;
  /** The move of a button. */
  move: string | null;
  /** The piece that a button of the build step builds. */
  kind: string | null;
  /** The current meaning of the square. */
  mark: string | null;
  square: number | null;
  pressed: boolean;
}

/** A square and its position on the map. */
export interface WarsSquare {
  square: number;
  x: number;
  y: number;
  label: string;
}

/** The state of a page. */
export interface WarsScreen {
  lit: WarsLit[];
  squares: WarsSquare[];
  /** Title of the open sheet, if any. */
  sheet: string | null;
  /** The question in the action bar. */
  words: string;
  detail: string;
  round: number;
  harvest: number;
  upkeep: number;
  pending: boolean;
  over: boolean;
}

/** Reads the current state of the page, after the last tap was answered completely. */
export async function readWarsScreen(page: Page): Promise<WarsScreen> {
  await settle(page);
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const words = [...document.querySelectorAll('[data-frame="words"] li')];
    const own = words.map(({ textContent }) => textContent ?? '').find((one) => one.startsWith('You'));
    const [, harvest = '0', upkeep = '0'] = /harvest (\d+), upkeep (\d+)/.exec(own ?? '') ?? [];
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit="true"]')].flatMap((element, index) => {
      if (!element.checkVisibility() || (sheet && !sheet.contains(element))) return [];
      const { move = null, kind = null, mark = null, square } = element.dataset;
      return {
        index,
        label: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        move,
        kind,
        mark,
        square: square === undefined ? null : Number(square),
        pressed: element.getAttribute('aria-pressed') === 'true',
      };
    });
    return {
      lit,
      squares: [...document.querySelectorAll<HTMLElement>('[data-square][data-name]')].map((element) => ({
        square: Number(element.dataset.square),
        x: Number.parseFloat(element.style.left),
        y: Number.parseFloat(element.style.top),
        label: element.getAttribute('aria-label') ?? '',
      })),
      sheet: sheet ? (sheet.querySelector('h2')?.textContent ?? '') : null,
      words: text('[data-frame="action"] [data-asked]'),
      detail: text('header h1 + p'),
      round: Number(/Round (\d+)/.exec(text('[data-frame="words"] p'))?.[1] ?? 0),
      harvest: Number(harvest),
      upkeep: Number(upkeep),
      pending: document.querySelector('main[aria-busy="true"]') !== null,
      over: [...document.querySelectorAll('button')].some((button) => button.textContent === 'Result'),
    };
  });
}
