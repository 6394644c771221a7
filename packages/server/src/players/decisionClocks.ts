import { steadyNow } from '../clock/steadyTime';
import type { RunningMatch } from '../match/api';

/** The clock of an open decision as it stands: `remaining` in milliseconds. */
export interface RunningClock {
  decisionId: number;
  seconds: number;
  remaining: number;
}

interface Run {
  decisionId: number;
  seconds: number;
  since: number;
  endsAt: number;
  timer: NodeJS.Timeout;
}

/** The longest time a timer of Node can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The clocks of running matches, by match, as far as this server follows them. */
export class Clocks {
  readonly #runs = new Map<string, Run>();
  readonly #ranOut: (matchId: string, decisionId: number) => void;

  constructor(expired: (matchId: string, decisionId: number) => void) {
    this.#ranOut = expired;
  }

  /**
   * Lets the clock of a table be as its open decision asks: the same decision goes on, another begins.
   * @param still the match stands still: none runs until it goes on
   * @returns whether another clock runs now, or none any more
   */
  follow(match: RunningMatch, still: boolean): boolean {
    const wanted = still || match.frozen || match.result() ? undefined : match.clock();
    const run = this.#runs.get(match.id);
    if (run?.decisionId === wanted?.decisionId && run?.since === wanted?.since) return false;
    this.stop(match.id);
    if (wanted) this.#start(match.id, wanted);
    return true;
  }

  of(matchId: string): RunningClock | null {
    const run = this.#runs.get(matchId);
    if (!run) return null;
    const { decisionId, seconds, endsAt } = run;
    return { decisionId, seconds, remaining: Math.max(0, Math.round(endsAt - performance.now())) };
  }

  stop(matchId: string): void {
    clearTimeout(this.#runs.get(matchId)?.timer);
    this.#runs.delete(matchId);
  }

  #start(
    matchId: string,
    { decisionId, seconds, since }: { decisionId: number; seconds: number; since: number },
  ): void {
    const length = Math.min(seconds * 1000, LONGEST_WAIT);
    // Servers need not agree on the time to the second: no decision gets less than nothing or more than all of it.
    const remaining = Math.min(length, Math.max(0, since + length - steadyNow()));
    const timer = setTimeout(() => this.#ranOut(matchId, decisionId), remaining);
    this.#runs.set(matchId, { decisionId, seconds, since, endsAt: performance.now() + remaining, timer });
  }
}
