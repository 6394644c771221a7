import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** What lies open over the page, the topmost last: each is closed by one step back. */
let layers: readonly { close(): void }[] = [];
/** The step back that takes the entry of the history away again is under way. */
let leaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const MARK = 'closesLayer';
const marked = (): boolean => Boolean(history.state?.[MARK]);

/** As long as something is open, the newest entry of the history is one of its own, with the same address. */
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
 * A step back (gesture, button of the browser) calls `close` while the component is mounted and nothing else has been
 * opened over it; the page stays. A dialog hears the key and the gesture of the system by itself.
 */
export function useBack(close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => {
    const layer = { close: () => latest.current() };
    change([...layers, layer]);
    return () => change(layers.filter((other) => other !== layer));
  }, []);
}
