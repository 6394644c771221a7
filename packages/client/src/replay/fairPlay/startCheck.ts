import type { Finding } from '@lantern/games/engine/fairPlay';
import type { CheckJob } from './check';

/** The messages of the worker: the number of moves replayed, the result, or a failure. */
type Told = { moves: number } | { finding: Finding } | { failed: true };

/**
 * Checks a match in a worker. Rejects if that is not possible.
 * @param progress receives the number of moves replayed so far
 */
export function startCheck(job: CheckJob, progress: (moves: number) => void): Promise<Finding> {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Finding>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('moves' in data) progress(data.moves);
      else if ('finding' in data) resolve(data.finding);
      else reject(new Error('the check failed'));
    };
    worker.onerror = () => reject(new Error('the check could not be started'));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
