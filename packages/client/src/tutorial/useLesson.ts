import type { Halt } from '@lantern/games/engine/lessonFrames';
import { LEARNER } from '@lantern/games/kit/lesson';
import type { LoadedLesson } from '@lantern/games/loadLesson';
import type { CommonView } from '@lantern/games/module';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameClient } from '../match/gameBoard';
import { AT_REST, type Beat, type Beats, type Shown } from '../match/timeline/beats';
import { useTimeline } from '../match/timeline/useTimeline';
import type { Match } from '../match/useMatch';
import { useWhyNot } from '../match/useWhyNot';
import { atSpeed } from '../state/settings';
import { useConnection } from '../state/useConnection';
import { LessonPlay } from './LessonPlay';
import { keepLessonProgress, lessonProgress } from './progress';

/** The time between two moves of opponents, in milliseconds at normal speed. */
const STEP_PAUSE_MS = 450;

/** The factor on the normal speed of a match. */
const SPEED_FACTOR = 1.5;

/** The values of a match that has no server. */
const STILL = { takeable: null, serverMoves: [], live: true, refusal: null, pending: false } as const;

/** The state of a lesson that the table renders. */
export interface ShownLesson {
  play: LessonPlay;
  match: Match & { shown: Shown; newest: CommonView };
  /** The stop at which the lesson waits, once everything before it has been shown. */
  halt: Halt | undefined;
  /** The current step, or the last one. */
  step: Halt;
  missed: number;
}

/** Shows the frames of a lesson one after the other, until the lesson waits for the learner. */
export function useLesson(game: GameClient, { frames, mark }: LoadedLesson): ShownLesson {
  const play = useMemo(() => new LessonPlay(frames, frameToShow(game.id, mark)), [frames, game.id, mark]);
  const { view: newest, version, halt: at, missed } = useConnection(play);
  const beats = useMemo(() => hastened(game.beats), [game.beats]);
  const { shown: timed, skip, again } = useTimeline(play, beats, null);
  const shown = timed ?? { ...AT_REST, view: newest, version, caughtUp: true };
  const rests = shown.caughtUp && shown.view === newest;
  useNextFrame(play, rests && !at, version);
  const halt = rests ? at : undefined;
  const legal = useMemo(() => halt?.accepts.map(({ choice }) => choice) ?? [], [halt]);
  // Another legal move gets no refusal: the lesson repeats its sentence.
  const whyNot = useWhyNot(game, shown.view, LEARNER);
  const act = useCallback<Match['act']>(async (move, args = []) => play.act({ move, args }), [play]);
  const [step, keepStep] = useState(at as Halt);
  if (halt && halt !== step) keepStep(halt);
  const over = rests && newest.result !== null;
  useEffect(() => {
    if (over) keepLessonProgress(game.id, { frame: 0, mark, done: true });
    else if (halt) keepLessonProgress(game.id, { ...lessonProgress(game.id), frame: version, mark });
  }, [game.id, mark, halt, over, version]);
  return {
    play,
    halt,
    step,
    missed,
    match: { legal, whyNot, act, ...STILL, shown, newest, skip, again, version },
  };
}

/** Returns the index of the first frame to show: that of the stored progress, unless the frames have changed since. */
function frameToShow(game: string, mark: string): number {
  const kept = lessonProgress(game);
  return kept?.mark === mark ? kept.frame : 0;
}

function useNextFrame(play: LessonPlay, goesOn: boolean, version: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each frame
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => play.goOn(), atSpeed(STEP_PAUSE_MS));
    return () => clearTimeout(timer);
  }, [play, goesOn, version]);
}

/** Shortens the time for which facts are shown. */
function hastened(beats: Beats<CommonView> = {}): Beats<CommonView> {
  const shorter = ([kind, beat]: [string, Beat<CommonView, never>]) => {
    const { hold } = beat;
    return [
      kind,
      { ...beat, hold: typeof hold === 'number' ? hold / SPEED_FACTOR : (data: never) => hold(data) / SPEED_FACTOR },
    ];
  };
  return Object.fromEntries(Object.entries(beats as Record<string, Beat<CommonView, never>>).map(shorter));
}
