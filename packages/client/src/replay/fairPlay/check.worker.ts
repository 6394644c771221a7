import { type CheckJob, check } from './check';

/** Runs outside of the page's thread, so that the page stays responsive during a long check. */
self.onmessage = async ({ data }: MessageEvent<CheckJob>) => {
  try {
    self.postMessage({ finding: await check(data, (moves) => self.postMessage({ moves })) });
  } catch {
    self.postMessage({ failed: true });
  }
};
