/**
 * Wraps a query so that it runs at most once within this number of milliseconds; all callers meanwhile get the same
 * answer.
 * @param ask must not reject
 */
export function sharedAnswer<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let latest: { asked: number; answer: Promise<Answer> } | undefined;
  return () => {
    const now = performance.now();
    if (latest === undefined || now - latest.asked >= milliseconds) latest = { asked: now, answer: ask() };
    return latest.answer;
  };
}
