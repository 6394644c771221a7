import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../ui/useLatest';

/**
 * Returns a `ref` for the action bar. While facts are being shown the bar keeps its height, so that the board does not
 * shift. The observer reports the height without forcing a layout.
 */
export function useKeptHeight(showing: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const height = useRef(0);
  const latest = useLatest(showing);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (!latest.current && entry) height.current = entry.borderBoxSize[0]?.blockSize ?? 0;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('min-height', showing ? `${height.current}px` : '');
  }, [showing]);
  return bar;
}
