import Router from '@koa/router';
import * as v from 'valibot';
import type { ReplayService } from '../replay/replayService';
import { shaped } from './bodies';
import type { Limiter } from './limits';
import { bearer, param } from './parts';

const query = v.object({
  page: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
});

/** The routes of `past.ts`: looking back at a match, and checking it. */
export function replayRoutes(pasts: ReplayService, limiter: Limiter): Router {
  const router = new Router({ prefix: '/api/rooms/:code/matches/:id' });

  router.get('/past', async (ctx) => {
    const { page } = shaped(query, { ...ctx.query });
    await limiter.countLookBack(ctx.ip);
    ctx.body = await pasts.page(param(ctx, 'code'), param(ctx, 'id'), bearer(ctx), page);
    ctx.type = 'json';
  });
  router.get('/fair', async (ctx) => {
    await limiter.countLookBack(ctx.ip);
    ctx.body = await pasts.fair(param(ctx, 'code'), param(ctx, 'id'));
  });
  return router;
}
