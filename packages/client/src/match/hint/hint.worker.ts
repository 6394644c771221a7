import { hintsFor } from '@lantern/games/engine/hint';
import { loadRules } from '@lantern/games/loadRules';
import type { HintJob } from './startHint';

/** Beside the page: looks ahead by what the seat sees. The server is asked for nothing. */
self.onmessage = async ({ data: { game, view, seat } }: MessageEvent<HintJob>) => {
  try {
    const module = await loadRules(game);
    self.postMessage(module ? { hints: hintsFor(module, view, seat, `${view.decisionId}`) } : { failed: true });
  } catch {
    self.postMessage({ failed: true });
  }
};
