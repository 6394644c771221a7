import Router from '@koa/router';
import * as bodies from '@lantern/protocol/bodies';
import type { Takebacks } from '../rooms/takeback/takebacks';
import { wellFormed } from '../wellFormed';
import { bearer, param } from './requestParams';

/** Routes of `protocol/routes.ts`: taking moves back. */
export function takebackRoutes(takeBacks: Takebacks): Router {
  const router = new Router({ prefix: '/api/rooms/:code/take-back' });

  router.post('/', async (ctx) => {
    const { version } = wellFormed(bodies.takeBack, ctx.request.body);
    ctx.body = await takeBacks.takeBack(param(ctx, 'code'), bearer(ctx), version);
  });
  router.post('/ask', async (ctx) => {
    const { version } = wellFormed(bodies.takeBack, ctx.request.body);
    ctx.body = await takeBacks.ask(param(ctx, 'code'), bearer(ctx), version);
  });
  router.post('/answer', async (ctx) => {
    const { agreed } = wellFormed(bodies.answer, ctx.request.body);
    ctx.body = await takeBacks.answer(param(ctx, 'code'), bearer(ctx), agreed);
  });
  return router;
}
