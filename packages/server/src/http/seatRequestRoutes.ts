import Router from '@koa/router';
import type { SeatRequests } from '../rooms/seats/seatRequests';
import * as bodies from './bodies';
import { shaped } from './bodies';
import { bearer, param } from './parts';

/** The routes of `protocol.ts`: seats of a running match that were another's. */
export function seatRequestRoutes(requests: SeatRequests): Router {
  const router = new Router({ prefix: '/api/rooms/:code' });

  router.post('/seats/:seat/ask', async (ctx) => {
    const { name, browser } = shaped(bodies.sit, ctx.request.body);
    ctx.status = 202;
    ctx.body = await requests.ask(param(ctx, 'code'), param(ctx, 'seat'), name, bearer(ctx), browser);
  });
  router.post('/seat-requests/:id/answer', async (ctx) => {
    const { agreed } = shaped(bodies.answer, ctx.request.body);
    ctx.body = await requests.answer(param(ctx, 'code'), param(ctx, 'id'), bearer(ctx), agreed);
  });
  return router;
}
