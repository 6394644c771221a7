import type { Hint } from '@lantern/games/engine/hint';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';

/** The input of a search for hints: the id of the game, and the view of the seat. */
export interface HintJob {
  game: string;
  view: CommonView;
  seat: Seat;
}

type Told = { hints: Hint[] } | { failed: true };

/** Searches for hints in a worker. `done` receives `undefined` on failure. @returns a function that ends the search */
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
