import type { CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { Failure } from '../net/api/failure';
import { fairPlay, replayPage } from '../net/replay/replayApi';

/** Provides the pages of a match; without a number the newest one. Rejects with a `Failure`. */
export interface PageSource {
  page(number?: number): Promise<ReplayPage<CommonView>>;
  /** What was revealed of the match after its end; null if nothing was. */
  revealed(): Promise<RevealedMatch | null>;
}

/**
 * Returns a match on the server, by its room or, without a code, as a shared replay: from the view of a seat while its
 * key is valid, otherwise from the public view.
 */
export function serverSource(code: string | null, matchId: string, seatKey: string | undefined): PageSource {
  let key = seatKey;
  return {
    async page(number) {
      try {
        return await replayPage(code, matchId, number, key);
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'NOT_YOUR_SEAT' || key === undefined) throw error;
        key = undefined;
        return replayPage(code, matchId, number);
      }
    },
    revealed: async () => (await fairPlay(code, matchId)).opened,
  };
}

/** Returns a match from its complete pages. @param revealed the revealed match, if it was saved */
export function savedSource(pages: readonly ReplayPage<CommonView>[], revealed?: RevealedMatch): PageSource {
  return {
    page: async (number) => pages[Math.min(number ?? pages.length, pages.length - 1)] as ReplayPage<CommonView>,
    revealed: async () => revealed ?? null,
  };
}

/** Returns all pages of a match as of the first request. */
export async function allPages(source: Pick<PageSource, 'page'>): Promise<ReplayPage<CommonView>[]> {
  const first = await source.page(0);
  const pages = [first];
  while (pages.length * STEPS_PER_PAGE <= first.last) pages.push(await source.page(pages.length));
  return pages;
}
