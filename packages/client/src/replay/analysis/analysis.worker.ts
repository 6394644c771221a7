import { analyseWhole } from '@lantern/games/engine/analysis/analysis';
import { loadRules } from '@lantern/games/loadRules';
import type { AnalysisJob, Told } from './startAnalysis';

/** So often the page is told how much is done: a hundredth at a time. */
const REPORTS = 100;

/** Beside the page: plays the match again and its futures. The server is asked for nothing but the rules. */
self.onmessage = async ({ data: { game, revealed } }: MessageEvent<AnalysisJob>) => {
  const tell = (told: Told) => self.postMessage(told);
  try {
    const module = await loadRules(game);
    if (!module) return tell({ fault: 'failed' });
    let reported = -1;
    const found = analyseWhole(module, revealed, {
      progress(done) {
        const part = Math.floor(done * REPORTS);
        if (part > reported) tell({ done: part / REPORTS });
        reported = Math.max(reported, part);
      },
    });
    tell(typeof found === 'string' ? { fault: found } : { analysis: found });
  } catch {
    tell({ fault: 'failed' });
  }
};
