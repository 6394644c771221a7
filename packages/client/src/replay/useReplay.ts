import type { CommonView } from '@lantern/games/module';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sentenceOf } from '../net/api/failure';
import type { PageSource } from './pageSource';
import { Recording } from './recording';

/** A match being looked back at: which moment, what is known of it, and how to go on. */
export interface Replay {
  source: PageSource;
  about: Omit<ReplayPage<CommonView>, 'from' | 'view' | 'patches'> | undefined;
  /** The moment that is asked for. */
  step: number;
  last: number;
  /** The view at that moment, and the one before it; nothing while they are on their way. */
  view: CommonView | undefined;
  before: CommonView | undefined;
  /** Why the moment does not come. */
  fault: string | null;
  playing: boolean;
  go(step: number): void;
  setPlaying(on: boolean): void;
  retry(): void;
}

export interface ReplaySpec {
  source: PageSource;
  /** The moment to begin with; the newest where it is not given. */
  from?: number;
  /** The newest step as far as is known from elsewhere. */
  newest?: number;
  /** Plays from the start, with so many milliseconds for each moment. */
  pace?: number;
}

/** How long a moment stays while a match is played, in milliseconds. */
const PACE = 1200;

/** Looks back at a match; pages are fetched as they are needed. */
export function useReplay({ source, from, newest = 0, pace }: ReplaySpec): Replay {
  const recording = useMemo(() => source && new Recording(), [source]);
  const [step, setStep] = useState(from ?? newest);
  const [playing, setPlaying] = useState(pace !== undefined);
  const [fault, setFault] = useState<string | null>(null);
  const [arrived, setArrived] = useState(0);
  const about = recording.about;
  const last = Math.max(about?.last ?? 0, newest);
  const view = recording.view(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived decides what is still wanted
  useEffect(() => {
    if (recording.view(step) || fault !== null) return;
    let wanted = true;
    const unknown = from === undefined && !recording.about;
    const number = unknown ? undefined : Math.floor(step / STEPS_PER_PAGE);
    source.page(number).then(
      (page) => {
        recording.add(page);
        if (!wanted) return;
        if (unknown || !recording.view(step)) setStep(page.last);
        setArrived((count) => count + 1);
      },
      (error: unknown) => wanted && setFault(sentenceOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [source, recording, step, fault, arrived]);

  useEffect(() => {
    if (!playing || !view) return;
    const timer = setTimeout(() => (step < last ? setStep(step + 1) : setPlaying(false)), pace ?? PACE);
    return () => clearTimeout(timer);
  }, [playing, view, step, last, pace]);

  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(last, to))), [last]);
  const retry = useCallback(() => setFault(null), []);
  const before = step > 0 ? recording.view(step - 1) : undefined;
  return { source, about, step, last, view, before, fault, playing, go, setPlaying, retry };
}
