import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import type { Seat } from '@lantern/protocol/seat';
import { seatsOf } from '../../kit/seat';
import type { AnyModule } from '../../module';
import { dealAgain, isKnown, type PlayedMove, playAgain } from '../revealedMatch';
import type { AnyState } from '../rollout';
import { chancesAt, chancesBeforeLuck, dependsOnLuck } from './chances';
import { largestChanges, turningPointOf, turningPointsAmong } from './turningPoints';
import type { Analysis, Moment, TurningPoint } from './types';

/** Why a match cannot be analysed: it was played by rules that are unknown here, or it cannot be replayed. */
export type AnalysisFault = 'rules' | 'broken';

/** The approximate maximum numbers of steps of the rules that an analysis simulates. */
export interface AnalysisBudget {
  /** For the estimates at all moments together, and for those at one moment. */
  moments: number;
  moment: number;
  /** For each closer estimate where the chances changed most. */
  closer: number;
  /** For the search at each turning point. */
  search: number;
}

/** The budget that a browser can afford. */
export const ANALYSIS_BUDGET: AnalysisBudget = { moments: 45_000, moment: 400, closer: 600, search: 5000 };

/**
 * The number of moves that are estimated more closely, each at most `ESTIMATES` times, before and after the move and
 * its luck.
 */
const SECOND_PASS_ESTIMATES = 12;
const ESTIMATES = 4;
/** Maximum number of turning points. */
const MOST_POINTS = 5;

/**
 * Analyses a match in slices: yields the progress, 0 to 1, and returns the analysis. The same match and budget give the
 * same analysis. It uses all revealed data but no future luck: face-down piles in random order are shuffled in each
 * future, so turning a card over counts as luck.
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
  const total = each * estimates + budget.closer * SECOND_PASS_ESTIMATES * ESTIMATES + budget.search * MOST_POINTS;
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
  const close = largestChanges(module, moments, moves).slice(0, SECOND_PASS_ESTIMATES);
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

/**
 * Analyses a match to its end.
 * @param progress called with the progress, 0 to 1
 */
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

/** The deal and all moves; `undefined` if the match cannot be replayed. */
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

/** All moments, not yet evaluated. */
function momentsOf(module: AnyModule, dealt: AnyState, moves: readonly PlayedMove[]): Moment[] {
  const momentOf = (state: AnyState, seat: Seat | null, turn: number): Moment => {
    const { decisionId } = module.view(state, null);
    return { chances: [], seat, turn, told: state.story.next - 1, decisionId };
  };
  const turnOf = (state: AnyState) => module.course(state).turn;
  const made = moves.map(({ after, before, recorded: [seat] }) => momentOf(after.G, seat, turnOf(before.G)));
  return [momentOf(dealt, null, turnOf(dealt)), ...made];
}

/** Whether all win or lose together. The shares of rivals add up to one win. */
function isParty(module: AnyModule, dealt: AnyState): boolean {
  const shares: Record<Seat, number> = module.outlook(dealt);
  const sum = Object.values(shares).reduce((all, share) => all + share, 0);
  return Math.abs(sum - 1) > 1e-6;
}
