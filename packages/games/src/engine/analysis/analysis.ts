import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import { seatsOf } from '../../kit/seat';
import type { AnyModule } from '../../module';
import { dealAgain, isKnown, type PlayedMove, playAgain } from '../revealedMatch';
import type { AnyState } from '../rollout';
import { chancesAt, chancesBeforeLuck, dependsOnLuck } from './chances';
import { largestChanges, turningPointOf, turningPointsAmong } from './turningPoints';
import type { Analysis, Moment, TurningPoint } from './types';

/** Why a match cannot be analysed: it was played by other rules than those known here, or cannot be played again. */
export type AnalysisFault = 'rules' | 'broken';

/** About how many steps of the rules an analysis plays ahead at most. */
export interface AnalysisBudget {
  /** For the chances at all moments together, and for those at one of them. */
  moments: number;
  moment: number;
  /** For another look at the chances where they changed most, each. */
  closer: number;
  /** For the search at each turning point. */
  search: number;
}

/** The search effort that a browser can afford. */
export const ANALYSIS_BUDGET: AnalysisBudget = { moments: 45_000, moment: 400, closer: 600, search: 5000 };

/** So many moves are looked at more closely: at most so many estimates each, before and after the move and its luck. */
const CLOSER = 12;
const ESTIMATES = 4;
/** Most turning points there are. */
const MOST_POINTS = 5;

/**
 * Analyses a match in slices: yields how much is done, 0 to 1, and returns the analysis. The same match and budget give the
 * same one. It knows all that is revealed but no luck to come: what lies face down in random order is shuffled again in each
 * future, so that it is luck when it is turned over.
 */
export function* analyse(
  module: AnyModule,
  match: RevealedMatch,
  budget: AnalysisBudget = ANALYSIS_BUDGET,
): Generator<number, Analysis | AnalysisFault> {
  if (!isKnown(module, match)) return 'rules';
  const played = playedMatch(module, match);
  if (!played) return 'broken';
  const { dealt, moves } = played;
  const seats = seatsOf(match.players);
  const moments = momentsOf(module, dealt, moves);
  const lucky = moves.map((move) => dependsOnLuck(module, move));
  const estimates = moments.length + lucky.filter(Boolean).length;
  const each = Math.min(budget.moment, budget.moments / estimates);
  const total = each * estimates + budget.closer * CLOSER * ESTIMATES + budget.search * MOST_POINTS;
  let used = 0;
  const judge = function* (places: readonly number[], steps: number): Generator<number> {
    for (const at of places) {
      const [moment, move] = [moments[at] as Moment, moves[at - 1]];
      moment.chances = chancesAt(module, move?.after.G ?? dealt, seats, steps);
      if (move && lucky[at - 1]) moment.expected = chancesBeforeLuck(module, move, seats, steps);
      used += lucky[at - 1] ? 2 * steps : steps;
      yield used / total;
    }
  };
  yield* judge([...moments.keys()], each);
  const close = largestChanges(module, moments, moves).slice(0, CLOSER);
  yield* judge([...new Set(close.flatMap((at) => [at - 1, at]))], budget.closer);
  const turningPoints: TurningPoint[] = [];
  for (const at of turningPointsAmong(moments, largestChanges(module, moments, moves), MOST_POINTS)) {
    const point = turningPointOf(module, moves, at, budget.search);
    if (point) turningPoints.push(point);
    used += budget.search;
    yield used / total;
  }
  return { party: isParty(module, dealt), seats, moments, turningPoints };
}

/** Analyses a match to its end. @param progress told how much is done, 0 to 1 */
export function analyseWhole(
  module: AnyModule,
  match: RevealedMatch,
  { budget, progress }: { budget?: AnalysisBudget; progress?(done: number): void } = {},
): Analysis | AnalysisFault {
  const slices = analyse(module, match, budget);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    progress?.(value);
  }
}

/** The deal and all moves; `undefined` if the match cannot be played again. */
function playedMatch(module: AnyModule, match: RevealedMatch): { dealt: AnyState; moves: PlayedMove[] } | undefined {
  const dealt = dealAgain(module, match);
  if (!dealt) return undefined;
  const moves: PlayedMove[] = [];
  for (const move of playAgain(module, dealt, match.moves)) {
    if (!move) return undefined;
    moves.push(move);
  }
  return { dealt: dealt.G, moves };
}

/** All moments, not judged yet. */
function momentsOf(module: AnyModule, dealt: AnyState, moves: readonly PlayedMove[]): Moment[] {
  const momentOf = (state: AnyState, seat: Seat | null, turn: number): Moment => {
    const { decisionId } = module.view(state, null);
    return { chances: [], seat, turn, told: state.story.next - 1, decisionId };
  };
  const turnOf = (state: AnyState) => module.course(state).turn;
  const made = moves.map(({ after, before, recorded: [seat] }) => momentOf(after.G, seat, turnOf(before.G)));
  return [momentOf(dealt, null, turnOf(dealt)), ...made];
}

/** Whether all win or lose together: the shares of rivals add up to one win. */
function isParty(module: AnyModule, dealt: AnyState): boolean {
  const shares: Record<Seat, number> = module.outlook(dealt);
  const sum = Object.values(shares).reduce((all, share) => all + share, 0);
  return Math.abs(sum - 1) > 1e-6;
}
