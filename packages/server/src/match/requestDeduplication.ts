import type { ActRequest, Outcome } from './api';

/** What a retried request is known by: requests of different seats never meet. Nothing for one that is not retried. */
export function requestKey({ seat, requestId }: ActRequest): string | null {
  return requestId === undefined ? null : `${seat}:${requestId}`;
}

/** How many answers a table remembers for repeated requests; older ones are looked up in the store. */
const REMEMBERED = 200;

/** Answers that say nothing about the move itself: a repeated request is tried again. */
const PASSING = new Set(['STORE_DOWN', 'TABLE_FROZEN', 'CLOSING']);

/** The latest answers of a table, so that a repeated request gets the same one again. */
export class RequestDeduplication {
  readonly #given = new Map<string, Outcome>();

  given(key: string | null): Outcome | undefined {
    return key === null ? undefined : this.#given.get(key);
  }

  keep(key: string | null, outcome: Outcome): void {
    if (key === null || (!outcome.ok && PASSING.has(outcome.refusal.code))) return;
    this.#given.set(key, outcome);
    const [oldest] = this.#given.keys();
    if (this.#given.size > REMEMBERED && oldest !== undefined) this.#given.delete(oldest);
  }
}
