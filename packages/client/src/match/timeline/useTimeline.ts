import type { CommonView } from '@lantern/games/module';
import { useEffect, useState } from 'react';
import { Observable } from '../../state/observable';
import { useConnection } from '../../state/useConnection';
import type { GameClient } from '../gameBoard';
import { AT_REST, type Shown } from './beats';
import type { RunningOut, Timeline } from './Timeline';

export interface ViewSource {
  view: CommonView | null;
  version: number;
  /** The view was read as a whole, not as a patch. */
  synced: boolean;
}

type Source = Pick<Observable<ViewSource>, 'get' | 'subscribe'>;

/** Loaded without blocking the table: until then, every view is shown at once. */
const arriving = import('./Timeline').catch(() => null);

const NOTHING = new Observable<{ shown: Shown | null }>({ shown: null });

/**
 * Returns what the table shows of a match: every view of the source, in order, becomes a step of the timeline.
 * @param clock of the open decision
 */
export function useTimeline(
  source: Source,
  beats: GameClient['beats'],
  clock: RunningOut | null,
): { shown: Shown | null; skip(): void; again(from: number, to: number): boolean } {
  const timeline = useFed(source, beats);
  const { shown } = useConnection(timeline ?? NOTHING);
  useEffect(() => timeline?.setClock(clock), [timeline, clock]);
  const { view, version } = source.get();
  return {
    shown: shown ?? (view && { ...AT_REST, view, version, caughtUp: true }),
    skip: timeline?.skip ?? nothing,
    again: timeline?.again ?? never,
  };
}

const nothing = () => {};
const never = () => false;

/** Returns the timeline of a source; undefined until its code is loaded. */
function useFed(source: Source, beats: GameClient['beats']): Timeline | undefined {
  const [fed, feed] = useState<{ source: Source; timeline: Timeline }>();
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    void arriving.then((part) => {
      if (!part || !stop) return;
      const timeline = new part.Timeline(beats);
      stop = follow(source, timeline);
      feed({ source, timeline });
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [source, beats]);
  return fed?.source === source ? fed.timeline : undefined;
}

function follow(source: Source, timeline: Timeline): () => void {
  const look = () => {
    const { view, version, synced } = source.get();
    if (view) timeline.arrived({ view, version, jump: synced });
  };
  const hide = () => document.hidden && timeline.skip();
  const unsubscribe = source.subscribe(look);
  document.addEventListener('visibilitychange', hide);
  look();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', hide);
    timeline.close();
  };
}
