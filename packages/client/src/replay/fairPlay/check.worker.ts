import { type CheckJob, check } from './check';

/** Beside the page, which stays free for people while a long match is played again. */
self.onmessage = async ({ data }: MessageEvent<CheckJob>) => {
  try {
    self.postMessage({ finding: await check(data, (moves) => self.postMessage({ moves })) });
  } catch {
    self.postMessage({ failed: true });
  }
};
