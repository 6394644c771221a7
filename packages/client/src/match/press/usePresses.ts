import type { CommonView } from '@lantern/games/module';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../ui/useLatest';
import { guardPresses } from './pressGuard';

/**
 * Returns a `ref` for the frame of a match that guards its presses and moves its focus.
 * @param pending whether a move is pending
 */
export function usePresses({ mustDecide, decisionId }: CommonView, pending: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const moves = useRef(0);
  const decision = useLatest(mustDecide && decisionId);
  useLayoutEffect(() => {
    if (pending) moves.current += 1;
  }, [pending]);
  // Started before the first press: with a guard that is loaded later, two taps on the first decision would send two
  // moves.
  useLayoutEffect(() => guardPresses(() => `${decision.current} ${moves.current}`), []);
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    void import('./actionFocus').then(
      ({ keepFocus }) => {
        if (frame.current && !gone) end = keepFocus(frame.current);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      end?.();
    };
  }, []);
  return frame;
}
