import Router from '@koa/router';
import type { Groups } from '../rooms/group/groups';
import type { Limiter } from './rateLimits';
import { bearer, param } from './requestParams';

/** Routes of `protocol/routes.ts`: rooms that are linked from one game night to the next. */
export function groupRoutes(groups: Groups, limiter: Limiter): Router {
  const router = new Router({ prefix: '/api/rooms/:code' });

  router.post('/next', async (ctx) => {
    await limiter.countRoom(ctx.ip);
    ctx.status = 201;
    ctx.body = await groups.openNext(param(ctx, 'code'), bearer(ctx));
  });
  router.get('/next', async (ctx) => {
    ctx.body = { code: await groups.nextCode(param(ctx, 'code'), bearer(ctx)) };
  });
  router.get('/group', async (ctx) => {
    ctx.body = await groups.history(param(ctx, 'code'));
  });
  router.post('/group/delete', async (ctx) => {
    ctx.body = await groups.forget(param(ctx, 'code'), bearer(ctx));
  });
  return router;
}
