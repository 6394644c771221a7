export interface SentMove {
  /** The move and its arguments as JSON. */
  choice: string;
  /** In milliseconds of `performance.now()`. */
  at: number;
}

/** Two equal moves within this time count as a double tap. */
const DOUBLE_TAP_MS = 1500;

/**
 * Whether a move repeats the previous one by a double tap. Its refusal is then not shown, since the first move has been
 * answered.
 */
export function isDoubleTap(before: SentMove | undefined, now: SentMove): boolean {
  return before?.choice === now.choice && now.at - before.at < DOUBLE_TAP_MS;
}
