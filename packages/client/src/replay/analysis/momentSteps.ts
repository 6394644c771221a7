import type { Moment } from '@lantern/games/engine/analysis/types';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';

/**
 * Returns the step of the replay for each moment of an analysis. A replay has no steps for moves that its audience did
 * not notice; views with equal marks stand for as many moments as there are.
 */
export function momentSteps(
  moments: readonly Pick<Moment, 'told' | 'decisionId'>[],
  views: readonly Pick<CommonView, 'story' | 'decisionId'>[],
): number[] {
  const marks = views.map(({ story, decisionId }) => `${newestFactNumber(story)} ${decisionId}`);
  let step = 0;
  return moments.map(({ told, decisionId }, at) => {
    const mark = `${told} ${decisionId}`;
    if (at > 0 && marks[step + 1] === mark) step++;
    else if (marks[step] !== mark) step = Math.max(step, marks.indexOf(mark, step));
    return step;
  });
}

/** Returns the last moment that is visible at a step. @param steps of the moments, as returned by `momentSteps` */
export function momentAt(steps: readonly number[], step: number): number {
  return Math.max(
    0,
    steps.findLastIndex((one) => one <= step),
  );
}
