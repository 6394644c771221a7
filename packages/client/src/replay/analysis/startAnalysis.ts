import type { AnalysisFault } from '@lantern/games/engine/analysis/analysis';
import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';

/** What an analysis is made from: the game by its id, and all that was revealed of the match. */
export interface AnalysisJob {
  game: string;
  revealed: RevealedMatch;
}

/** What the worker tells: how much is done, 0 to 1; what came of it; or why nothing did. */
export type Told = { done: number } | { analysis: Analysis } | { fault: AnalysisFault | 'failed' };

/** Analyses a match in a worker. @returns ends it */
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
