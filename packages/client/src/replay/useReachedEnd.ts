import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../match/timeline/beats';
import type { Replay } from './useReplay';

/**
 * Returns whether the viewer has reached the end of a finished match and all of it has been shown, and a function that
 * hides the end until it is reached again. A viewer who starts at the last moment sees the board.
 */
export function useReachedEnd({ about, step, last }: Replay, shown: Shown | undefined): [boolean, () => void] {
  const [reached, reach] = useState(false);
  const before = useRef<number>(undefined);
  const known = about !== undefined;
  useEffect(() => {
    if (!known) return;
    reach(step === last && before.current !== undefined && before.current !== last);
    before.current = step;
  }, [known, step, last]);
  const rests = shown?.caughtUp === true && shown.version === step;
  return [reached && rests && about?.over === true && step === last, () => reach(false)];
}
