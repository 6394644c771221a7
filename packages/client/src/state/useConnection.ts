import { useLayoutEffect, useReducer } from 'react';
import type { Observable } from './observable';

/**
 * The present value of a connection, and again whenever it has changed. Many messages in a row are drawn at once:
 * `useSyncExternalStore` would draw each of them by itself, and where effects set state as well React takes fifty of those
 * without a pause for an endless loop.
 */
export function useConnection<Snapshot>(connection: Pick<Observable<Snapshot>, 'get' | 'subscribe'>): Snapshot {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const shown = connection.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown matters only where it is subscribed to
  useLayoutEffect(() => {
    if (connection.get() !== shown) changed();
    return connection.subscribe(changed);
  }, [connection]);
  return shown;
}
