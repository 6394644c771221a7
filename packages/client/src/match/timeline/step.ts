import type { CommonView } from '@lantern/games/module';

/** Returns the facts after a number, oldest first. @param n 0 for all of them */
export function factsAfter<Fact extends { n: number }>(story: readonly Fact[], n: number): Fact[] {
  return story.filter((fact) => fact.n > n).sort((a, b) => a.n - b.n);
}

/** A view as it arrives. */
export interface Arrival<View = CommonView> {
  version: number;
  view: View;
  /** It was read as a whole, after a gap: the facts in between are not shown. */
  jump: boolean;
}

/**
 * Returns the final position of a match with the decision of the previous view, before anything says that the match is
 * over.
 */
export function endPosition({ turnSeat, stages, mustDecide }: CommonView, last: CommonView): CommonView {
  return { ...last, turnSeat, stages, mustDecide, result: null };
}
