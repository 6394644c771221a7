import type { Clock, Result } from '../module';

/** What a state must tell for the plainest clock: so many seconds for every decision. */
interface Timed {
  options: { decisionSeconds: number };
  decisionId: number;
  result: Result | null;
}

/** The clock of a game in which every decision has as long as the option `decisionSeconds` says; 0 means no clock. */
export function decisionClock({ options: { decisionSeconds: seconds }, decisionId, result }: Timed): Clock | undefined {
  return seconds > 0 && !result ? { decisionId, seconds } : undefined;
}
