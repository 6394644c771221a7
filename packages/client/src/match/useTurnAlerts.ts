import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import { useEffect, useRef } from 'react';
import { basePath } from '../state/basePath';
import { settings } from '../state/settings';
import type { Turn } from './sentences';
import { type Cue, play, prepareSound } from './sound';

/** What has happened between two views, as a cue; the weightiest one. */
export function cueBetween(before: CommonView, now: CommonView): Cue | undefined {
  if (now.result && !before.result) return 'end';
  if (now.mustDecide && (!before.mustDecide || now.decisionId !== before.decisionId)) return 'turn';
  return newestFactNumber(now.story) > newestFactNumber(before.story) ? 'move' : undefined;
}

/** How the phone hums when it is one's turn: on and off, in milliseconds. */
const HUM = [120, 80, 120];

/**
 * How long the sign of a window in sight stays as it is, in milliseconds. Browsers draw a new sign in several sizes, the
 * largest with 512 pixels, on the thread of the page: no tap is to wait for that, nor a board that is being drawn.
 */
export const SIGN_RESTS = 1000;

/** Puts a mark on the sign of the window, or takes it away. */
function markWindow(marked: boolean): void {
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = `${basePath}/lantern${marked ? '-turn' : ''}.svg`;
  if (sign && sign.getAttribute('href') !== href) sign.href = href;
}

/**
 * Tells the turn in the title and by the sign of the window; plays a cue when something happens at the table, and hums
 * when it is the viewer's turn.
 */
export function useTurnAlerts(title: string, view: CommonView, turn: Turn): void {
  useEffect(() => {
    document.title = `${turn.mine ? '● ' : ''}${turn.headline} · ${title}`;
  }, [title, turn.mine, turn.headline]);

  useEffect(() => {
    const rests = document.visibilityState === 'visible' ? SIGN_RESTS : 0;
    const timer = setTimeout(() => markWindow(turn.mine), rests);
    return () => clearTimeout(timer);
  }, [turn.mine]);

  useEffect(() => () => markWindow(false), []);

  useEffect(() => prepareSound(), []);

  const before = useRef(view);
  useEffect(() => {
    const cue = before.current === view ? undefined : cueBetween(before.current, view);
    before.current = view;
    if (cue && settings().sound) play(cue);
    // Before the first tap browsers take a hum for a nuisance, and say so in the console.
    const touched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (cue === 'turn' && touched && settings().vibration) navigator.vibrate?.(HUM);
  }, [view]);
}
