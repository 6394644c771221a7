import { type RefObject, startTransition, useEffect } from 'react';
import { useLatest } from '../../ui/useLatest';

/**
 * The parts in which nothing can be done before everything has been shown. The notices there, about votes and pauses,
 * do not belong to the match.
 */
const SHOWS = '[data-frame="board"], [data-frame="hand"], [data-frame="action"]';
const LIVE = '[data-frame="notices"]';
const COMMITS: ReadonlySet<string> = new Set(['Enter', ' ']);

/**
 * While facts are being shown, a press on the board, the hand or the action bar shows the rest of them and does nothing
 * else, since it was made before the question was visible.
 * @param skip shows the rest; `undefined` if everything has been shown
 */
export function useSkip(frame: RefObject<HTMLElement | null>, skip: (() => void) | undefined): void {
  const latest = useLatest(skip);
  useEffect(() => {
    let swallowing = false;
    const skips = ({ target }: Event): boolean => {
      const go =
        target instanceof Element && target.closest(SHOWS) && !target.closest(LIVE) ? latest.current : undefined;
      if (go) startTransition(go);
      return go !== undefined;
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const down = (event: Event) => {
      swallowing = skips(event);
    };
    const click = (event: Event) => {
      if (swallowing) swallow(event);
      swallowing = false;
    };
    const key = (event: KeyboardEvent) => {
      if (COMMITS.has(event.key) && skips(event)) swallow(event);
    };
    const element = frame.current;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    element?.addEventListener('pointerdown', down, options);
    element?.addEventListener('click', click, options);
    element?.addEventListener('keydown', key, options);
    return () => listening.abort();
  }, [frame]);
}
