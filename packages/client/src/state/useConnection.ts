import { useLayoutEffect, useReducer } from 'react';
import type { Observable } from './observable';

/**
 * Returns the current value of a connection and renders again when it changes. Many messages in a row are rendered at
 * once: `useSyncExternalStore` would render each of them, and if effects set state as well, React takes fifty renders
 * without a pause for an infinite loop.
 */
export function useConnection<Snapshot>(connection: Pick<Observable<Snapshot>, 'get' | 'subscribe'>): Snapshot {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const shown = connection.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown value matters only when subscribing
  useLayoutEffect(() => {
    if (connection.get() !== shown) changed();
    return connection.subscribe(changed);
  }, [connection]);
  return shown;
}
