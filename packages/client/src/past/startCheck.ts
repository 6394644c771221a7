import type { Finding } from '@lantern/games/kit/fair';
import type { CheckJob } from './check';

/** Checks a match in a worker. Rejects if that cannot be done. */
export function startCheck(job: CheckJob): Promise<Finding> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Finding>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ finding?: Finding }>) =>
      data.finding ? resolve(data.finding) : reject(new Error('the check failed'));
    worker.onerror = () => reject(new Error('the check could not be started'));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
