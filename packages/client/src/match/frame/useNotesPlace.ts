import { type RefObject, useLayoutEffect, useRef } from 'react';

const PROPERTIES = ['--board-bottom', '--board-middle', '--board-width'] as const;

/** Returns a `ref` for the board: toasts lie over its lower edge, wherever the frame has put it. */
export function useNotesPlace(): RefObject<HTMLElement | null> {
  const board = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = board.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { dataset, style } = document.documentElement;
    const place = () => {
      const { bottom, left, width } = element.getBoundingClientRect();
      const values = [Math.max(0, innerHeight - bottom), left + width / 2, width];
      PROPERTIES.forEach((name, at) => {
        style.setProperty(name, `${values[at]}px`);
      });
    };
    const watch = new ResizeObserver(place);
    watch.observe(element);
    addEventListener('resize', place);
    dataset.board = '';
    return () => {
      watch.disconnect();
      removeEventListener('resize', place);
      delete dataset.board;
    };
  }, []);
  return board;
}
