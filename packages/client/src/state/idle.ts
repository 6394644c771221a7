/** The maximum wait for an idle moment, and the wait in browsers that do not report idle moments; in milliseconds. */
const AT_LATEST = 2000;
const A_WHILE = 400;

/** Runs work when the page is idle, so that no tap has to wait for it. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, A_WHILE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(idle);
}
