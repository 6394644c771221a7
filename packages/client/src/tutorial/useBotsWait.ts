import { useEffect } from 'react';

/** How the bots of a guided match are held. */
export interface LessonBots {
  /** Whether they wait now. */
  waiting: boolean;
  /** Lets them wait, or play on. */
  hold(wait: boolean): void;
}

/** Lets the bots of a guided match wait while the learner reads. @param reading nothing where that is not known yet */
export function useBotsWait(bots: LessonBots | undefined, reading: boolean | undefined): void {
  const wrong = bots !== undefined && reading !== undefined && bots.waiting !== reading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each change
  useEffect(() => {
    if (wrong) bots.hold(reading);
  }, [wrong, reading]);
}
