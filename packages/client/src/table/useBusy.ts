import { useDeferredValue } from 'react';

/**
 * Whether a move is under way, as the board is to know it. What stands beside the board says so at once; the board is
 * dear to draw, and follows after the next painting. That the move is over, both hear with the new view.
 */
export function useBusy(pending: boolean): boolean {
  return useDeferredValue(pending) && pending;
}
