import type { Page } from 'playwright-core';
import { settle } from './settle';

/** Something lit on the screen: it can be tapped now. */
export interface Lit {
  /** Its place among everything lit. */
  index: number;
  label: string;
  /** Name of the move of a button of the action bar or a sheet. */
  move: string | null;
  room: string | null;
  pressed: boolean;
  /** Where it stands: label of the nearest section, `sheet` in a sheet, `map` on the map. */
  place: string;
}

/** What a person sees at a glance. */
export interface ScreenState {
  lit: Lit[];
  /** Title of the sheet that lies open, if one does. */
  sheet: string | null;
  /** A decision in the action bar. */
  tray: string | null;
  lost: boolean;
  pending: boolean;
  over: boolean;
  headline: string;
  /** Names of the rooms of the map by id: who is there is part of it. */
  rooms: Record<string, string>;
  hand: string[];
  carried: string[];
}

/** Looks at the page as it is at this moment, the last tap being answered in full. */
export async function readScreen(page: Page): Promise<ScreenState> {
  await settle(page);
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const labels = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');
    // The action bar holds a decision where it has grown upwards; a plain answer, as a pass, is no move of the turn either.
    const isDecision = (element: Element) => {
      const bar = element.closest('[data-frame="action"]');
      return bar !== null && (bar.querySelector('[data-decision]') !== null || !element.hasAttribute('data-move'));
    };
    const lit = [...document.querySelectorAll('[data-lit="true"]')].flatMap((element, index) => {
      if (!element.checkVisibility() || (sheet && !sheet.contains(element))) return [];
      return {
        index,
        label: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        move: element.getAttribute('data-move'),
        room: element.getAttribute('data-room'),
        pressed: element.getAttribute('aria-pressed') === 'true',
        place: sheet
          ? 'sheet'
          : element.hasAttribute('data-room')
            ? 'map'
            : isDecision(element)
              ? 'decision'
              : (element.closest('section')?.getAttribute('aria-label') ?? ''),
      };
    });
    const rooms = [...document.querySelectorAll('[data-room]')].map((element) => [
      element.getAttribute('data-room'),
      element.getAttribute('aria-label'),
    ]);
    return {
      lit,
      sheet: sheet ? (sheet.querySelector('h2')?.textContent ?? '') : null,
      tray: lit.some(({ place }) => place === 'decision') ? 'decision' : null,
      lost: [...document.querySelectorAll('[role="status"]')].some((one) =>
        one.textContent?.includes('Connection lost'),
      ),
      pending: document.querySelector('main[aria-busy="true"]') !== null,
      over: [...document.querySelectorAll('button')].some((button) => button.textContent === 'Result'),
      headline: document.querySelector('h1')?.textContent ?? '',
      rooms: Object.fromEntries(rooms),
      hand: labels('[aria-label^="Your hand"] li button'),
      carried: labels('[aria-label="You carry"] li button'),
    };
  });
}
