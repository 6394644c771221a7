import { newestFactNumber } from '@lantern/games/kit/story';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { type Line, storyLines } from '../match/sentences';

/** Returns the sentences that are new at a step; only the latest one if the previous view is unknown. */
export function sentencesAt(text: GameStrings, view: CommonView, before: CommonView | undefined, voice: Voice): Line[] {
  const since = before ? newestFactNumber(before.story) : newestFactNumber(view.story) - 1;
  return storyLines(text, view, voice).filter(({ n }) => n > since);
}

/** A sentence of a step with the number of its fact; the ending has no fact. */
export type Told = Pick<Line, 'n' | 'sentence'>;

/** Returns the sentences of a step and the ending of the match, which is not repeated; `quiet` if there are none. */
export function toldWith(lines: readonly Told[], ending: string | null | undefined, quiet: string): Told[] {
  const known = lines.some(({ sentence }) => sentence === ending);
  const told = ending && !known ? [...lines, { n: 0, sentence: ending }] : lines;
  return told.length > 0 ? [...told] : [{ n: 0, sentence: quiet }];
}

/** Returns the view without its open decisions, so that the board offers no moves. */
export function withoutDecisions(view: CommonView): CommonView {
  return { ...view, mustDecide: false, stages: {} };
}
