import type { CommonView } from '@lantern/games/module';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sentenceOf } from '../net/api/failure';
import { useLatest } from '../ui/useLatest';
import type { PageSource } from './pageSource';
import { Recording } from './recording';
import { stepOfFact } from './stepOfFact';

/** The state of a replay: the current step, its view, and the controls. */
export interface Replay {
  source: PageSource;
  about: Omit<ReplayPage<CommonView>, 'from' | 'view' | 'patches'> | undefined;
  step: number;
  last: number;
  /** The view at that step, and the previous one; undefined while they are loading. */
  view: CommonView | undefined;
  before: CommonView | undefined;
  /** Why the step could not be loaded. */
  fault: string | null;
  /** The time for each step during playback, in milliseconds at normal speed; the default if `undefined`. */
  stepTime: number | undefined;
  playing: boolean;
  /** The step that is shown as it happened, whichever step was shown before. */
  playedInto: number | null;
  go(step: number): void;
  /** Goes to a step and shows it as it happened. */
  show(step: number): void;
  setPlaying(on: boolean): void;
  retry(): void;
}

export interface ReplaySpec {
  source: PageSource;
  /** The first step to show; the newest by default. */
  from?: number;
  /**
   * The number of the fact to start at: the step that added it is shown as it happened. During playback the step before
   * is the first.
   */
  fact?: number;
  /** The newest step known so far. */
  newest?: number;
  /** Plays from the start, with this time for each step, in milliseconds. */
  stepTime?: number;
}

/** Loads the pages of a match as they are needed and moves through its steps. */
export function useReplay({ source, from, fact, newest = 0, stepTime }: ReplaySpec): Replay {
  const recording = useMemo(() => source && new Recording(), [source]);
  const [step, setStep] = useState(from ?? newest);
  const [playing, setPlaying] = useState(stepTime !== undefined);
  const [fault, setFault] = useState<string | null>(null);
  const [playedInto, setPlayedInto] = useState<number | null>(null);
  const [arrived, setArrived] = useState(0);
  const seeking = useFact({ source, recording, fact, fault }, setFault, (told) => {
    setStep(stepTime === undefined ? told : Math.max(0, told - 1));
    if (stepTime === undefined) setPlayedInto(told);
  });
  const about = recording.about;
  const last = Math.max(about?.last ?? 0, newest);
  const view = seeking ? undefined : recording.view(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded pages determine the missing ones
  useEffect(() => {
    if (view || seeking || fault !== null) return;
    const unknown = from === undefined && !recording.about;
    const number = unknown ? undefined : Math.floor(step / STEPS_PER_PAGE);
    const page = source.page(number).then((read) => {
      recording.add(read);
      return read;
    });
    const come = ({ last: newer }: ReplayPage<CommonView>) => {
      if (unknown || !recording.view(step)) setStep(newer);
      setArrived((count) => count + 1);
    };
    return settled(page, come, setFault);
  }, [source, recording, step, seeking, fault, arrived]);

  const go = useCallback(
    (to: number) => {
      setStep(Math.max(0, Math.min(last, to)));
      setPlayedInto(null);
    },
    [last],
  );
  const show = useCallback(
    (to: number) => {
      go(to);
      setPlayedInto(to);
    },
    [go],
  );
  const retry = useCallback(() => setFault(null), []);
  const before = step > 0 ? recording.view(step - 1) : undefined;
  return { source, about, step, last, view, before, fault, stepTime, playing, playedInto, go, show, setPlaying, retry };
}

interface Sought {
  source: PageSource;
  recording: Recording;
  fact: number | undefined;
  fault: string | null;
}

/** Searches for the step that added a fact. @returns whether the search is running */
function useFact(
  { source, recording, fact, fault }: Sought,
  failed: (why: string) => void,
  found: (step: number) => void,
): boolean {
  const [sought, seek] = useState(fact);
  const latest = useLatest(found);
  useEffect(() => {
    if (sought === undefined || fault !== null) return;
    const come = (step: number) => {
      seek(undefined);
      latest.current(step);
    };
    return settled(stepOfFact(source, recording, sought), come, failed);
  }, [source, recording, sought, fault, failed]);
  return sought !== undefined;
}

/**
 * Passes the result of a promise, or the reason of its failure, to a callback.
 * @returns a function that cancels this
 */
function settled<T>(asked: Promise<T>, come: (value: T) => void, failed: (why: string) => void): () => void {
  let wanted = true;
  asked.then(
    (value) => wanted && come(value),
    (error: unknown) => wanted && failed(sentenceOf(error)),
  );
  return () => {
    wanted = false;
  };
}
