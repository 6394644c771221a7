import type { ReplayPage } from '@lantern/protocol/replay';
import type { Context } from 'koa';
import type { ReplayService } from '../replay/replayService';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

/** Replays and fair-play checks of matches, by room or shared. */
export const replayRoutes = (replays: ReplayService, limiter: Limiter) =>
  ({
    'GET /api/rooms/:code/matches/:id/past': async ({ code, id, key, ip, sent, ctx }) => {
      await limiter.countLookBack(ip);
      return written(ctx, await replays.page(code, id, key, sent.page));
    },
    'GET /api/rooms/:code/matches/:id/fair': async ({ code, id, ip }) => {
      await limiter.countLookBack(ip);
      return replays.fair(code, id);
    },
    'GET /api/matches/:id/past': async ({ id, ip, sent, ctx }) => {
      await limiter.countLookBack(ip);
      return written(ctx, await replays.sharedPage(id, sent.page));
    },
    'GET /api/matches/:id/fair': async ({ id, ip }) => {
      await limiter.countLookBack(ip);
      return replays.sharedFair(id);
    },
  }) satisfies Partial<Handlers>;

/** A page that is already written as JSON. */
function written(ctx: Context, page: string): ReplayPage {
  ctx.type = 'json';
  return page as unknown as ReplayPage;
}
