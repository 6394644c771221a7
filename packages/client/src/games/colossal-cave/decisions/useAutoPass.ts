import { moves, type View } from '@lantern/games/colossal-cave/board';
import { legalMoves } from '@lantern/games/kit/move';
import { useContext, useEffect, useState } from 'react';
import { FrameContext } from '../../../match/frame/FrameContext';
import { settings } from '../../../state/settings';
import type { BoardContext } from '../context';
import { answersOf, may } from '../targets';

/** The minimum and maximum delay of an automatic pass, in milliseconds. */
export const PAUSE = { least: 1200, most: 3200 };

/**
 * Draws a delay similar to those of people, most often of middle length. The distribution is the same for everybody and
 * every window, so that the delay reveals nothing about a hand.
 */
function pause(): number {
  return PAUSE.least + ((Math.random() + Math.random()) / 2) * (PAUSE.most - PAUSE.least);
}

/**
 * Whether a reaction window asks the viewer, who has no possible answer, and the settings of the device allow automatic
 * passes.
 */
export function hasNoAnswer(view: View): boolean {
  const { audience, stages, myResponse } = view;
  if (!settings().autoPass || audience === null || stages[audience] !== 'respond' || myResponse !== null) return false;
  return answersOf(legalMoves(moves, view, audience)).length === 0;
}

/**
 * Passes automatically in a reaction window in which the viewer has no possible answer; never in a lesson, whose
 * learner is still reading. The delay restarts whenever the view changes.
 */
export function useAutoPass({ view, seat, legal, act }: BoardContext): { passing: boolean; passed: boolean } {
  const lesson = useContext(FrameContext)?.lesson ?? false;
  const [passedIn, setPassedIn] = useState<number>();
  const windowId = view.window?.id;
  const passing = !lesson && seat !== null && hasNoAnswer(view);
  // While facts are being shown, the window may already be closed.
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
