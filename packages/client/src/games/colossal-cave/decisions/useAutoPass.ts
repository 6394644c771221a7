import { useContext, useEffect, useState } from 'react';
import { FrameContext } from '../../../match/frame/FrameContext';
import { useSettings } from '../../../state/settings';
import type { BoardContext } from '../context';
import { answersOf, may } from '../targets';

/** The shortest and the longest pause before a pass by itself, in milliseconds. */
export const PAUSE = { least: 1200, most: 3200 };

/**
 * A pause as people make them, most often of middle length. It is drawn alike for everybody and every window, so that its
 * length tells nothing about a hand.
 */
function pause(): number {
  return PAUSE.least + ((Math.random() + Math.random()) / 2) * (PAUSE.most - PAUSE.least);
}

/**
 * Passes by itself in a window of reactions that nothing of the viewer's answers, where the settings of the device say so;
 * never in a lesson, whose learner is still reading. The pause begins anew whenever the view changes.
 */
export function useAutoPass({ view, seat, legal, act }: BoardContext): { passing: boolean; passed: boolean } {
  const { autoPass } = useSettings();
  const lesson = useContext(FrameContext)?.lesson ?? false;
  const [passedIn, setPassedIn] = useState<number>();
  const windowId = view.window?.id;
  const unanswerable = may(legal, 'respond') && answersOf(legal).length === 0;
  const passing = autoPass && !lesson && seat !== null && unanswerable && view.myResponse === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed view begins the pause anew
  useEffect(() => {
    if (!passing || windowId === undefined) return;
    const timer = setTimeout(() => {
      setPassedIn(windowId);
      void act('respond', [windowId, { t: 'pass' }]);
    }, pause());
    return () => clearTimeout(timer);
  }, [passing, windowId, view, act]);
  return { passing, passed: view.myResponse?.t === 'pass' && passedIn === windowId };
}
