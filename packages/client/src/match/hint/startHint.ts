import type { Hint } from '@lantern/games/engine/hint';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/** What a hint is made from: the game by its id, and what the seat sees. */
export interface HintJob {
  game: string;
  view: CommonView;
  seat: Seat;
}

type Told = { hints: Hint[] } | { failed: true };

/** Looks ahead in a worker. `done` is given nothing where that cannot be done. @returns ends it */
export function startHint(job: HintJob, done: (hints: Hint[] | undefined) => void): () => void {
  const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    worker.terminate();
    done('hints' in data ? data.hints : undefined);
  };
  worker.onerror = () => done(undefined);
  worker.postMessage(job);
  return () => worker.terminate();
}
