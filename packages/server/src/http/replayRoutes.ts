import Router from '@koa/router';
import { replayQuery } from '@lantern/protocol/bodies';
import type { ReplayService } from '../replay/replayService';
import { wellFormed } from '../wellFormed';
import type { Limiter } from './rateLimits';
import { bearer, param } from './requestParams';

/** Routes of `protocol/routes.ts`: looking back at a match, and checking it. */
export function replayRoutes(replays: ReplayService, limiter: Limiter): Router {
  const router = new Router({ prefix: '/api/rooms/:code/matches/:id' });

  router.get('/past', async (ctx) => {
    const { page } = wellFormed(replayQuery, { ...ctx.query });
    await limiter.countLookBack(ctx.ip);
    ctx.body = await replays.page(param(ctx, 'code'), param(ctx, 'id'), bearer(ctx), page);
    ctx.type = 'json';
  });
  router.get('/fair', async (ctx) => {
    await limiter.countLookBack(ctx.ip);
    ctx.body = await replays.fair(param(ctx, 'code'), param(ctx, 'id'));
  });
  return router;
}
