import { useEffect, useRef } from 'react';

const HEADING_TIMEOUT_MS = 10_000;

/**
 * Sets the focus on the heading of a page that was reached by a link, so that a screen reader announces the page. The
 * first page keeps the browser's own focus, and a page that sets the focus itself keeps that.
 */
export function useHeadingFocus(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    if (first.current === path) return;
    first.current = '';
    const focus = (): boolean => {
      const heading = document.querySelector<HTMLElement>('h1');
      if (!heading || document.activeElement !== document.body) return heading !== null;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focus()) return;
    const changes = new MutationObserver(() => focus() && changes.disconnect());
    changes.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => changes.disconnect(), HEADING_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
    };
  }, [path]);
}
