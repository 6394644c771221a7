import { useEffect } from 'react';
import { basePath } from '../state/basePath';
import type { Turn } from './sentences';

/**
 * The minimum time between changes of the favicon while the page is visible, in milliseconds. Browsers draw a new icon
 * in several sizes, the largest with 512 pixels, on the thread of the page, which would delay taps and the drawing of
 * the board.
 */
export const SIGN_RESTS = 1000;

/** Sets or removes the mark on the favicon. */
function markWindow(marked: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = `${basePath}/lantern${marked ? '-turn' : ''}.svg`;
  if (sign && sign.getAttribute('href') !== href) sign.href = href;
}

/** Shows the turn in the title and the icon of the window. */
export function useTurnAlerts(title: string, turn: Turn): void {
  useEffect(() => {
    document.title = `${turn.mine ? '● ' : ''}${turn.headline} · ${title}`;
  }, [title, turn.mine, turn.headline]);

  useEffect(() => {
    const rests = document.visibilityState === 'visible' ? SIGN_RESTS : 0;
    const timer = setTimeout(() => markWindow(turn.mine), rests);
    return () => clearTimeout(timer);
  }, [turn.mine]);

  useEffect(() => () => markWindow(false), []);
}
