import { moves, type View } from '@lantern/games/colossal-cave/board';
import { legalMoves } from '@lantern/games/kit/move';
import { useContext, useEffect, useState } from 'react';
import { FrameContext } from '../../../match/frame/FrameContext';
import { settings } from '../../../state/settings';
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
 * A window of reactions asks the viewer, nothing of theirs answers, and the settings of the device say that they pass by
 * themselves then.
 */
export function hasNoAnswer(view: View): boolean {
  const { audience, stages, myResponse } = view;
  if (!settings().autoPass || audience === null || stages[audience] !== 'respond' || myResponse !== null) return false;
  return answersOf(legalMoves(moves, view, audience)).length === 0;
}

/**
 * Passes by itself in a window of reactions that nothing of the viewer's answers; never in a lesson, whose learner is still
 * reading. The pause starts again whenever the view changes.
 */
export function useAutoPass({ view, seat, legal, act }: BoardContext): { passing: boolean; passed: boolean } {
  const lesson = useContext(FrameContext)?.lesson ?? false;
  const [passedIn, setPassedIn] = useState<number>();
  const windowId = view.window?.id;
  const passing = !lesson && seat !== null && hasNoAnswer(view);
  // While something is being shown, the window may be one that is closed by now.
  const sends = passing && may(legal, 'respond');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed view restarts the pause
  useEffect(() => {
    if (!sends || windowId === undefined) return;
    const timer = setTimeout(() => {
      setPassedIn(windowId);
      void act('respond', [windowId, { t: 'pass' }]);
    }, pause());
    return () => clearTimeout(timer);
  }, [sends, windowId, view, act]);
  return { passing, passed: view.myResponse?.t === 'pass' && passedIn === windowId };
}
