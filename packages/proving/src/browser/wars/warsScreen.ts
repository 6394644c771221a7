import type { Page } from 'playwright-core';
import { settle } from '../settle';

/** A square of the map, or a button, that can be tapped now. */
export interface WarsLit {
  /** Its place among everything lit. */
  index: number;
  label: string;
  /** Name of the move of a button. */
  move: string | null;
  /** What a button of the creation step would create. */
  kind: string | null;
  /** What the square means now. */
  mark: string | null;
  square: number | null;
  pressed: boolean;
}

/** A square as it lies on the map. */
export interface WarsSquare {
  square: number;
  x: number;
  y: number;
  label: string;
}

/** What a person sees at a glance. */
export interface WarsScreen {
  lit: WarsLit[];
  squares: WarsSquare[];
  /** Title of the sheet that lies open, if one does. */
  sheet: string | null;
  /** What the bar asks. */
  words: string;
  detail: string;
  round: number;
  harvest: number;
  upkeep: number;
  /** An event or roll lies over the map: which. */
  moment: string | null;
  pending: boolean;
  over: boolean;
}

/** Looks at the page as it is at this moment, the last tap being answered in full. */
export async function readWarsScreen(page: Page): Promise<WarsScreen> {
  await settle(page);
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const words = [...document.querySelectorAll('section[aria-label="The map in words"] li')];
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
      round: Number(/Round (\d+)/.exec(text('section[aria-label="The map in words"] p'))?.[1] ?? 0),
      harvest: Number(harvest),
      upkeep: Number(upkeep),
      moment: document.querySelector<HTMLElement>('[data-moment]')?.dataset.moment ?? null,
      pending: document.querySelector('main[aria-busy="true"]') !== null,
      over: [...document.querySelectorAll('button')].some((button) => button.textContent === 'Result'),
    };
  });
}
