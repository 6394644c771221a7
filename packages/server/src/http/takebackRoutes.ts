import Router from '@koa/router';
import type { Takebacks } from '../rooms/takeback/takebacks';
import * as bodies from './bodies';
import { shaped } from './bodies';
import { bearer, param } from './parts';

/** The routes of `protocol.ts`: taking moves back. */
export function takebackRoutes(takeBacks: Takebacks): Router {
  const router = new Router({ prefix: '/api/rooms/:code/take-back' });

  router.post('/', async (ctx) => {
    const { version } = shaped(bodies.takeBack, ctx.request.body);
    ctx.body = await takeBacks.takeBack(param(ctx, 'code'), bearer(ctx), version);
  });
  router.post('/ask', async (ctx) => {
    const { version } = shaped(bodies.takeBack, ctx.request.body);
    ctx.body = await takeBacks.ask(param(ctx, 'code'), bearer(ctx), version);
  });
  router.post('/answer', async (ctx) => {
    const { agreed } = shaped(bodies.answer, ctx.request.body);
    ctx.body = await takeBacks.answer(param(ctx, 'code'), bearer(ctx), agreed);
  });
  return router;
}
