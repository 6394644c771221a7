import { analyseWhole } from '@lantern/games/engine/analysis/analysis';
import { loadRules } from '@lantern/games/loadRules';
import type { AnalysisJob, Told } from './startAnalysis';

const PROGRESS_REPORTS = 100;

/**
 * Replays the match and plays out its possible continuations, outside of the page's thread. It loads only the rules
 * from the server.
 */
self.onmessage = async ({ data: { game, revealed } }: MessageEvent<AnalysisJob>) => {
  const tell = (told: Told) => self.postMessage(told);
  try {
    const module = await loadRules(game);
    if (!module) return tell({ fault: 'failed' });
    let reported = -1;
    const found = analyseWhole(module, revealed, {
      progress(done) {
        const part = Math.floor(done * PROGRESS_REPORTS);
        if (part > reported) tell({ done: part / PROGRESS_REPORTS });
        reported = Math.max(reported, part);
      },
    });
    tell(typeof found === 'string' ? { fault: found } : { analysis: found });
  } catch {
    tell({ fault: 'failed' });
  }
};
