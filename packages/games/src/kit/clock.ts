import type { Clock, Result } from '../module';

/** The fields of a state that the simplest clock needs: a fixed number of seconds per decision. */
interface Timed {
  options: { decisionSeconds: number };
  decisionId: number;
  result: Result | null;
}

/** The clock of a game in which the option `decisionSeconds` sets the time for every decision; 0 means no clock. */
export function decisionClock({ options: { decisionSeconds: seconds }, decisionId, result }: Timed): Clock | undefined {
  return seconds > 0 && !result ? { decisionId, seconds } : undefined;
}
