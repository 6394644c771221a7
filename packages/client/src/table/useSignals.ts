import { newestOf } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import { useEffect, useRef } from 'react';
import { settings } from '../app/settings';
import type { Turn } from './sentences';
import { type Cue, play, prepareSound } from './sound';

/** What has happened between two views, as a cue; the weightiest one. */
export function cueBetween(before: CommonView, now: CommonView): Cue | undefined {
  if (now.result && !before.result) return 'end';
  if (now.mustDecide && (!before.mustDecide || now.decisionId !== before.decisionId)) return 'turn';
  return newestOf(now.story) > newestOf(before.story) ? 'move' : undefined;
}

/** Tells the turn in the title of the window, and plays a cue when something happens at the table. */
export function useSignals(title: string, view: CommonView, turn: Turn): void {
  useEffect(() => {
    document.title = `${turn.mine ? '● ' : ''}${turn.headline} · ${title}`;
  }, [title, turn.mine, turn.headline]);

  useEffect(() => prepareSound(), []);

  const before = useRef(view);
  useEffect(() => {
    const cue = before.current === view ? undefined : cueBetween(before.current, view);
    before.current = view;
    if (cue && settings().sound) play(cue);
  }, [view]);
}
