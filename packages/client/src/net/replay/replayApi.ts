import type { CommonView } from '@lantern/games/module';
import type { FairPlayView } from '@lantern/protocol/fairPlay';
import type { ReplayPage } from '@lantern/protocol/replay';
import { request, roomPath } from '../api/rooms';

const match = (code: string, matchId: string, what: string) =>
  roomPath(code, `/matches/${encodeURIComponent(matchId)}/${what}`);

/** Steps of a match as everybody saw them or, with the key of a seat, as it saw them; the newest without a number. */
export const replayPage = (code: string, matchId: string, page?: number, seatKey?: string) =>
  request<ReplayPage<CommonView>>(
    'GET',
    match(code, matchId, page === undefined ? 'past' : `past?page=${page}`),
    undefined,
    seatKey,
  );

/** What the server has promised of a match, and what it opens at the end. */
export const fairPlay = (code: string, matchId: string) => request<FairPlayView>('GET', match(code, matchId, 'fair'));
