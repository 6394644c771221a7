import type { CommonView, Result } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/** How a match ended: with a winner, with a shared first place or none, with the loss of a party, or early. */
export type Outcome = 'won' | 'draw' | 'lost' | 'ended';

/** @param party whether all seats win or lose together @param result `null` if the match ended without one */
export function outcomeOf(result: Result | null, party: boolean): Outcome {
  // `endedView` gives this reason to a match without a result of its own.
  if (!result || result.reason === 'ended') return 'ended';
  const { winners } = result;
  if (party) return winners.length > 0 ? 'won' : 'lost';
  return winners.length === 1 ? 'won' : 'draw';
}

/** Returns the crowned seats: the winners, or all seats after a draw without a winner. */
export function crownedOf({ result }: Pick<CommonView, 'result'>, outcome: Outcome, seats: readonly Seat[]): Seat[] {
  const winners = result?.winners ?? [];
  return outcome === 'draw' && winners.length === 0 ? [...seats] : winners;
}
