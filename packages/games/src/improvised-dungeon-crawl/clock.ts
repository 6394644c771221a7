import type { Clock } from '../module';
import { owesDecision } from './stages';
import type { Board, State } from './state';

/** The factor on the clock in stages with many moves. */
const LEISURE = 4;

export function clock(state: State): Clock | undefined {
  const { options, decisionId, result, step, roll, hit } = state;
  if (options.decisionSeconds === 0 || result) return undefined;
  const atLeisure = !roll && !hit && (step === 'shop' || step === 'rest' || step === 'aftermath');
  const budget = dealingBudget(state);
  return { decisionId, seconds: options.decisionSeconds * (atLeisure ? LEISURE : 1), ...(budget && { budget }) };
}

/**
 * While somebody lacks a face card, offers may go to and fro as often as people like (R2.4): until cards have moved, all
 * decisions of the same seats share one budget of time.
 */
function dealingBudget(board: Board): string | undefined {
  const { muster, crawlNo, seats } = board;
  if (!muster || muster.needy.length === 0) return undefined;
  const owing = seats.filter((seat) => owesDecision(board, seat));
  return JSON.stringify([crawlNo, muster.deck, muster.hands, muster.needy, owing]);
}
