/** A move that was sent. */
export interface SentMove {
  /** Move and arguments, as JSON. */
  choice: string;
  /** By `performance.now()`. */
  at: number;
}

/** Two equal moves within this time are one tap too many, in milliseconds. */
const TWICE = 1500;

/** Whether a move only repeats the one before: then its refusal needs no words, the first has been answered. */
export function isDoubleTap(before: SentMove | undefined, now: SentMove): boolean {
  return before?.choice === now.choice && now.at - before.at < TWICE;
}
