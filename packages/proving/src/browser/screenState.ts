import type { Page } from 'playwright-core';
import { settle } from './settle';

/** A highlighted element, which can be tapped now. */
export interface Lit {
  /** Its index among all highlighted elements. */
  index: number;
  label: string;
  /** The move of a button of the action bar or a sheet. */
  move: string | null;
  room: string | null;
  pressed: boolean;
  /** Its place: the label of the nearest section, `sheet` in a sheet, `map` on the map. */
  place: string;
}

export interface ScreenState {
  lit: Lit[];
  /** Title of the open sheet, if any. */
  sheet: string | null;
  /** The decision in the action bar. */
  tray: string | null;
  lost: boolean;
  pending: boolean;
  over: boolean;
  headline: string;
  /** Labels of the rooms of the map by id, which name the people there. */
  rooms: Record<string, string>;
  hand: string[];
  carried: string[];
}

/** Reads the current state of the page, after the last tap was answered completely. */
export async function readScreen(page: Page): Promise<ScreenState> {
  await settle(page);
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog[open]');
    const labels = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '');
    // A decision replaces the hand. Its choices are on the map, its buttons in the action bar. A plain answer, such as
    // a pass, is not a move of the turn either.
    const deciding = document.querySelector('[data-decision]') !== null;
    const isDecision = (element: Element) => {
      if (element.closest('[data-decision], [data-choice]')) return true;
      return element.closest('[data-frame="action"]') && (deciding || !element.hasAttribute('data-move'));
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
          : isDecision(element)
            ? 'decision'
            : element.hasAttribute('data-room')
              ? 'map'
              : (element.closest('section')?.getAttribute('aria-label') ?? ''),
      };
    });
    const rooms = [...document.querySelectorAll('[data-room]')];
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
      rooms: Object.fromEntries(rooms.map((one) => [one.getAttribute('data-room'), one.getAttribute('aria-label')])),
      hand: labels('[aria-label^="Your hand"] li button'),
      carried: labels('[aria-label="You carry"] li button'),
    };
  });
}
