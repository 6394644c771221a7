import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** The open layers over the page, the topmost last: each step back closes one. */
let layers: readonly { close(): void }[] = [];
/** The step back that removes the additional history entry is pending. */
let leaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const MARK = 'closesLayer';
const marked = (): boolean => Boolean(history.state?.[MARK]);

/** Keeps an additional history entry with the same address as the newest one while a layer is open. */
function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (leaving) return;
    if (layers.length > 0 && !marked()) history.pushState({ ...history.state, [MARK]: true }, '');
    if (layers.length > 0 || !marked()) return;
    leaving = true;
    history.back();
  });
}

function back(): void {
  if (leaving) leaving = false;
  else if (!marked()) layers.at(-1)?.close();
  settle();
}

function change(next: typeof layers): void {
  if (layers.length === 0) addEventListener('popstate', back);
  layers = next;
  settle();
}

/**
 * Calls `close` on a step back (gesture or button of the browser) while the component is mounted and nothing else has
 * been opened over it; the page stays. A dialog handles Escape and the gesture of the system itself.
 */
export function useBack(close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => {
    const layer = { close: () => latest.current() };
    change([...layers, layer]);
    return () => change(layers.filter((other) => other !== layer));
  }, []);
}
