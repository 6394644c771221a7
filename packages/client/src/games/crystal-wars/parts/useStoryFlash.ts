import type { View } from '@lantern/games/crystal-wars/board';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { Voice } from '@lantern/games/kit/strings';
import { useEffect, useRef, useState } from 'react';
import { paced } from '../../../state/settings';
import { flashesAfter, type StoryFlash } from '../flashes';

/** How long a flash is shown, in milliseconds; shorter while others are queued. */
const LENGTH = 2600;
const HURRIED = 1300;
/** At most so many are queued, the newest ones; the story lists all of them. */
const MOST = 4;

/** Rolls, events and turning points, one after the other: the one that is shown now. */
export function useStoryFlash(view: View, voice: Voice): StoryFlash | undefined {
  const [queue, setQueue] = useState<readonly StoryFlash[]>([]);
  // What happened before the page was opened is not shown.
  const seen = useRef(newestFactNumber(view.story));
  useEffect(() => {
    const fresh = flashesAfter(view, seen.current, voice);
    seen.current = newestFactNumber(view.story);
    if (fresh.length > 0) setQueue((waiting) => [...waiting, ...fresh].slice(-MOST));
  }, [view, voice]);
  const [now, ...waiting] = queue;
  const hurried = waiting.length > 0;
  const n = now?.n;
  useEffect(() => {
    if (n === undefined) return;
    const length = paced(hurried ? HURRIED : LENGTH);
    const timer = setTimeout(() => setQueue((all) => all.filter((one) => one.n !== n)), length);
    return () => clearTimeout(timer);
  }, [n, hurried]);
  return now;
}
