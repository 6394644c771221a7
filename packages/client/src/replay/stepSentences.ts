import { newestFactNumber } from '@lantern/games/kit/story';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { type Line, storyLines } from '../match/sentences';

/** What happened at a moment: the sentences that are new since the one before; the latest one where that is not known. */
export function sentencesAt(text: GameStrings, view: CommonView, before: CommonView | undefined, voice: Voice): Line[] {
  const since = before ? newestFactNumber(before.story) : newestFactNumber(view.story) - 1;
  return storyLines(text, view, voice).filter(({ n }) => n > since);
}

/** The view without what was asked then: a board offers nothing to do where nobody is asked. */
export function withoutDecisions(view: CommonView): CommonView {
  return { ...view, mustDecide: false, stages: {} };
}
