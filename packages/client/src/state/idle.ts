/** How long something may wait for an idle moment, and waits where the browser does not tell of any: milliseconds. */
const AT_LATEST = 2000;
const A_WHILE = 400;

/** Does something when the page has nothing better to do, so that no tap waits for it. @returns how to call it off */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, A_WHILE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(idle);
}
