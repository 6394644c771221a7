import { newestFactNumber } from '@lantern/games/kit/story';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { type Line, storyLines } from '../match/sentences';

/** What happened at a moment: the sentences that are new since the one before; the latest one where that is not known. */
export function sentencesAt(text: GameStrings, view: CommonView, before: CommonView | undefined, voice: Voice): Line[] {
  const since = before ? newestFactNumber(before.story) : newestFactNumber(view.story) - 1;
  return storyLines(text, view, voice).filter(({ n }) => n > since);
}

/** A sentence of a moment, by the number of its fact; the ending has none. */
export type Told = Pick<Line, 'n' | 'sentence'>;

/** What a moment is told with: its sentences and how the match ended, which is not told twice; `quiet` where there is nothing. */
export function toldWith(lines: readonly Told[], ending: string | null | undefined, quiet: string): Told[] {
  const known = lines.some(({ sentence }) => sentence === ending);
  const told = ending && !known ? [...lines, { n: 0, sentence: ending }] : lines;
  return told.length > 0 ? [...told] : [{ n: 0, sentence: quiet }];
}

/** The view without what was asked then: a board offers nothing to do where nobody is asked. */
export function withoutDecisions(view: CommonView): CommonView {
  return { ...view, mustDecide: false, stages: {} };
}
