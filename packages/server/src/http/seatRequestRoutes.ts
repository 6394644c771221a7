import Router from '@koa/router';
import * as bodies from '@lantern/protocol/bodies';
import type { SeatRequests } from '../rooms/seats/seatRequests';
import { wellFormed } from '../wellFormed';
import { bearer, param } from './requestParams';

/** Routes of `protocol/routes.ts`: seats of a running match that were another's. */
export function seatRequestRoutes(requests: SeatRequests): Router {
  const router = new Router({ prefix: '/api/rooms/:code' });

  router.post('/seats/:seat/ask', async (ctx) => {
    const { name, browser } = wellFormed(bodies.sit, ctx.request.body);
    ctx.status = 202;
    ctx.body = await requests.ask(param(ctx, 'code'), param(ctx, 'seat'), name, bearer(ctx), browser);
  });
  router.post('/seat-requests/:id/answer', async (ctx) => {
    const { agreed } = wellFormed(bodies.answer, ctx.request.body);
    ctx.body = await requests.answer(param(ctx, 'code'), param(ctx, 'id'), bearer(ctx), agreed);
  });
  return router;
}
