import type { CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { Failure } from '../net/api/failure';
import { fairPlay, replayPage } from '../net/replay/replayApi';

/** Where the pages of a match come from: the newest one without a number. Rejects with a `Failure`. */
export interface PageSource {
  page(number?: number): Promise<ReplayPage<CommonView>>;
  /** What was revealed of the match after its end; nothing where nothing was. */
  revealed(): Promise<RevealedMatch | null>;
}

/** A match as the server tells it: from a seat's own point of view while its key counts, else as everybody sees it. */
export function serverSource(code: string, matchId: string, seatKey: string | undefined): PageSource {
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

/** A match whose pages are all here. @param revealed what was revealed of it, where that was saved */
export function savedSource(pages: readonly ReplayPage<CommonView>[], revealed?: RevealedMatch): PageSource {
  return {
    page: async (number) => pages[Math.min(number ?? pages.length, pages.length - 1)] as ReplayPage<CommonView>,
    revealed: async () => revealed ?? null,
  };
}

/** All pages of a match as it stands when the first one is asked for. */
export async function allPages(source: Pick<PageSource, 'page'>): Promise<ReplayPage<CommonView>[]> {
  const first = await source.page(0);
  const pages = [first];
  while (pages.length * STEPS_PER_PAGE <= first.last) pages.push(await source.page(pages.length));
  return pages;
}
