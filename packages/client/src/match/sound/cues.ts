import { newestFactNumber } from '@lantern/games/kit/story';
import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { type Beat, type Beats, beatOf, weightOf } from '../timeline/beats';
import { factsAfter } from '../timeline/step';
import type { Cue } from './voice';

/** A cue, and the seat that caused it, if any. */
export interface Signal {
  cue: Cue;
  seat?: Seat;
}

/** Returns the cues of the facts between two shown views, in playing order; each fact is played once. */
export function signalsBetween(
  beats: Beats<CommonView>,
  before: CommonView,
  now: CommonView,
  seat: Seat | null,
): Signal[] {
  if (now.result && !before.result) return [{ cue: ending(now.result.winners, seat) }];
  if (now.mustDecide && (!before.mustDecide || now.decisionId !== before.decisionId)) return [{ cue: 'turn' }];
  const facts = factsAfter(now.story, newestFactNumber(before.story));
  const fact = weightiest(beats, facts);
  return fact ? signalsOf(beats, fact) : [];
}

function ending(winners: readonly Seat[], seat: Seat | null): Cue {
  const lost = winners.length === 0 || (seat !== null && !winners.includes(seat));
  return lost ? 'loss' : 'victory';
}

/** Returns the last of the facts with the highest weight: only one of several facts shown at once is played. */
function weightiest(beats: Beats<CommonView>, facts: readonly AnyFact[]): AnyFact | undefined {
  const weight = (fact: AnyFact) => {
    const beat = beatOf(beats, fact);
    return beat ? weightOf(beat) : 0;
  };
  const most = Math.max(...facts.map(weight));
  return facts.findLast((fact) => weight(fact) === most);
}

function signalsOf(beats: Beats<CommonView>, fact: AnyFact): Signal[] {
  const data = fact.data as { seat?: Seat };
  const { dice, cue } = (beatOf(beats, fact) ?? {}) as Partial<Beat<CommonView, unknown>>;
  const told = typeof cue === 'function' ? cue(data) : cue;
  const cues: Cue[] = [...(dice?.(data) ? ['dice' as const] : []), ...(told ? [told] : [])];
  return (cues.length > 0 ? cues : ['move' as const]).map((cue) => ({
    cue: cue,
    ...(data.seat && { seat: data.seat }),
  }));
}
