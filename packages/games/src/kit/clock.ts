import type { Clock, Result } from '../module';

/** The fields of a state that the simplest clock needs: a fixed number of seconds for each decision. */
interface Timed {
  options: { decisionSeconds: number };
  decisionId: number;
  result: Result | null;
}

/** The clock of a game in which every decision has as long as the option `decisionSeconds` says; 0 means no clock. */
export function decisionClock({ options: { decisionSeconds: seconds }, decisionId, result }: Timed): Clock | undefined {
  return seconds > 0 && !result ? { decisionId, seconds } : undefined;
}
