import type { CommonView } from '@lantern/games/module';
import { useEffect, useMemo, useRef } from 'react';
import type { GameClient } from '../match/gameBoard';
import { AT_REST, type Shown } from '../match/timeline/beats';
import { MAX_STORY_MS, Timeline } from '../match/timeline/Timeline';
import { atSpeed } from '../state/settings';
import { useConnection } from '../state/useConnection';
import { withoutDecisions } from './stepSentences';
import type { Replay } from './useReplay';

/** The time for each step during playback, in milliseconds at normal speed. */
const STEP_TIME = 1200;

/**
 * Returns what is shown of a replay. A step forward is shown as it happened, every other step at once unless it is
 * requested as it happened. During playback the next step follows when all of this one has been shown. Undefined until
 * the view is loaded.
 */
export function useReplayTimeline(replay: Replay, beats: GameClient['beats']): Shown | undefined {
  const { step, last, view, before: earlier, playedInto, stepTime, playing, go, setPlaying } = replay;
  const past = useMemo(() => view && withoutDecisions(view), [view]);
  const timeline = useMemo(() => new Timeline(beats, stepTime ?? MAX_STORY_MS), [beats, stepTime]);
  const { shown } = useConnection(timeline);
  const before = useRef(-1);
  useEffect(() => {
    if (!past) return;
    const led = playedInto === step && earlier !== undefined;
    if (led) timeline.arrived({ view: withoutDecisions(earlier), version: step - 1, jump: true });
    timeline.arrived({ view: past, version: step, jump: !led && step !== before.current + 1 });
    before.current = step;
  }, [timeline, past, earlier, playedInto, step]);
  useEffect(() => () => timeline.close(), [timeline]);

  const rests = past !== undefined && shown?.caughtUp === true && shown.version === step;
  useEffect(() => {
    if (!playing || !rests) return;
    const stays = stepTime ?? STEP_TIME;
    // Without animations, a step still stays long enough to be read.
    const timer = setTimeout(() => (step < last ? go(step + 1) : setPlaying(false)), atSpeed(stays) || stays);
    return () => clearTimeout(timer);
  }, [playing, rests, step, last, stepTime, go, setPlaying]);
  return past && (shown ?? atRest(past, step));
}

function atRest(view: CommonView, version: number): Shown {
  return { ...AT_REST, view, version, caughtUp: true };
}
