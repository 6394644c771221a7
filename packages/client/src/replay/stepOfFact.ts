import { newestFactNumber } from '@lantern/games/kit/story';
import { STEPS_PER_PAGE } from '@lantern/protocol/replay';
import type { PageSource } from './pageSource';
import type { Recording } from './recording';

/**
 * Returns the step that added a fact. Searches the pages from the newest one backwards, since a table knows only the
 * newest facts. Pages read are kept in the recording.
 * @param n the number of the fact
 */
export async function stepOfFact(source: Pick<PageSource, 'page'>, recording: Recording, n: number): Promise<number> {
  let page = await source.page();
  recording.add(page);
  while (page.from > 0 && newestFactNumber(page.view.story) >= n) {
    page = await source.page(page.from / STEPS_PER_PAGE - 1);
    recording.add(page);
  }
  for (let step = page.from; step < page.last; step++) {
    const view = recording.view(step);
    if (view && newestFactNumber(view.story) >= n) return step;
  }
  return page.last;
}
