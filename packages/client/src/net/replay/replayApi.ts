import type { CommonView } from '@lantern/games/module';
import type { ReplayPage } from '@lantern/protocol/replay';
import { call } from '../api/call';

/**
 * Returns one page of the steps of a match as spectators saw them or, with the key of a seat, as that seat saw them.
 * Without a number it is the newest page.
 * @param code `null` for a shared replay, which does not name its room
 */
export function replayPage(code: string | null, id: string, page?: number, key?: string) {
  const wanted = page === undefined ? {} : { page: String(page) };
  const answer =
    code === null
      ? call('GET /api/matches/:id/past', { id }, wanted)
      : call('GET /api/rooms/:code/matches/:id/past', { code, id, key }, wanted);
  return answer as Promise<ReplayPage<CommonView>>;
}

/** Returns the server's commitment to the seed of a match and, after its end, the revealed secret. */
export const fairPlay = (code: string | null, id: string) =>
  code === null
    ? call('GET /api/matches/:id/fair', { id })
    : call('GET /api/rooms/:code/matches/:id/fair', { code, id });
