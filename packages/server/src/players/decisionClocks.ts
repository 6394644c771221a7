import { steadyNow } from '../clock/steadyTime';
import type { RunningMatch } from '../match/runningMatch';

/** The current clock of an open decision; `remaining` in milliseconds. */
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
  /** Absent where the decision has no limit. */
  timer: NodeJS.Timeout | undefined;
}

/** The maximum delay of a Node timer, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The clocks of the running matches this server follows, by match. */
export class Clocks {
  readonly #runs = new Map<string, Run>();
  readonly #ranOut: (matchId: string, decisionId: number) => void;

  constructor(expired: (matchId: string, decisionId: number) => void) {
    this.#ranOut = expired;
  }

  /**
   * Updates the clock of a table for its open decision: the clock of the same decision continues, that of another starts.
   * A continuing decision may get more time, but not less, so that a change of its length does not expire it.
   * @param still whether the match is stopped; then no clock runs until it resumes
   * @param factor on the time of the decision; with `Infinity` it has no limit, and no clock is shown
   * @param more seconds of the decision, beyond that
   * @returns whether the running clock has changed
   */
  follow(match: RunningMatch, still: boolean, factor = 1, more = 0): boolean {
    const clock = still || match.frozen || match.result() ? undefined : match.clock();
    const wanted = clock && { ...clock, seconds: clock.seconds * factor + more };
    const run = this.#runs.get(match.id);
    const isSame = run?.decisionId === wanted?.decisionId && run?.since === wanted?.since;
    if (isSame && (!run || !wanted || run.seconds >= wanted.seconds)) return false;
    this.stop(match.id);
    if (wanted) this.#start(match.id, wanted);
    return true;
  }

  of(matchId: string): RunningClock | null {
    const run = this.#runs.get(matchId);
    if (!run || run.seconds === Number.POSITIVE_INFINITY) return null;
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
    // Clamps to the length of the decision, since the clocks of servers may differ.
    const remaining = Math.min(length, Math.max(0, since + length - steadyNow()));
    const isLimited = seconds !== Number.POSITIVE_INFINITY;
    const timer = isLimited ? setTimeout(() => this.#ranOut(matchId, decisionId), remaining) : undefined;
    this.#runs.set(matchId, { decisionId, seconds, since, endsAt: performance.now() + remaining, timer });
  }
}
