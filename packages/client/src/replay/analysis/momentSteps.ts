import type { Moment } from '@lantern/games/engine/analysis/types';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';

/**
 * At which step of a replay each moment of an analysis was seen. A replay has no steps for moves that its audience did not
 * notice; views that tell the same stand for as many moments as there are.
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

/** The moment that is seen at a step: the last of several. @param steps of the moments, as `momentSteps` gives them */
export function momentAt(steps: readonly number[], step: number): number {
  return Math.max(
    0,
    steps.findLastIndex((one) => one <= step),
  );
}
