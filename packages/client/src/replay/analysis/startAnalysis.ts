import type { AnalysisFault } from '@lantern/games/engine/analysis/analysis';
import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';

/** The input of an analysis: the id of the game, and what was revealed of the match. */
export interface AnalysisJob {
  game: string;
  revealed: RevealedMatch;
}

/** The messages of the worker: the progress from 0 to 1, the result, or the reason for a failure. */
export type Told = { done: number } | { analysis: Analysis } | { fault: AnalysisFault | 'failed' };

/** Analyses a match in a worker. @returns a function that ends it */
export function startAnalysis(job: AnalysisJob, told: (told: Told) => void): () => void {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
  const end = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if (!('done' in data)) end();
    told(data);
  };
  worker.onerror = () => {
    end();
    told({ fault: 'failed' });
  };
  worker.postMessage(job);
  return end;
}
