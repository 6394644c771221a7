import { hintsFor } from '@lantern/games/engine/hint';
import { loadRules } from '@lantern/games/loadRules';
import type { HintJob } from './startHint';

/** Searches for hints outside of the page's thread, from the view of the seat. It sends no requests. */
self.onmessage = async ({ data: { game, view, seat } }: MessageEvent<HintJob>) => {
  try {
    const module = await loadRules(game);
    self.postMessage(module ? { hints: hintsFor(module, view, seat, `${view.decisionId}`) } : { failed: true });
  } catch {
    self.postMessage({ failed: true });
  }
};
