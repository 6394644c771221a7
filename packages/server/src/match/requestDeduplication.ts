import type { ActRequest, Outcome } from './api';

/** Idempotency key of a request, scoped to its seat; `null` for a request without an id. */
export function requestKey({ seat, requestId }: ActRequest): string | null {
  return requestId === undefined ? null : `${seat}:${requestId}`;
}

/** Number of answers a match remembers for repeated requests; older ones are looked up in the store. */
const MAX_ANSWERS = 200;

/** Refusals that are temporary: a repeated request is tried again. */
const PASSING = new Set(['STORE_DOWN', 'TABLE_FROZEN', 'CLOSING']);

/** The latest answers of a match, so that a repeated request gets the same one. */
export class RequestDeduplication {
  readonly #given = new Map<string, Outcome>();

  given(key: string | null): Outcome | undefined {
    return key === null ? undefined : this.#given.get(key);
  }

  keep(key: string | null, outcome: Outcome): void {
    if (key === null || (!outcome.ok && PASSING.has(outcome.refusal.code))) return;
    this.#given.set(key, outcome);
    const [oldest] = this.#given.keys();
    if (this.#given.size > MAX_ANSWERS && oldest !== undefined) this.#given.delete(oldest);
  }
}
