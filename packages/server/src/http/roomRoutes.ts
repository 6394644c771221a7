import Router from '@koa/router';
import * as bodies from '@lantern/protocol/bodies';
import type { Rooms } from '../rooms/rooms';
import type { TimeOuts } from '../rooms/votes/timeOuts';
import { wellFormed } from '../wellFormed';
import type { Limiter } from './rateLimits';
import { bearer, param } from './requestParams';

const LISTED_AT_MOST = 50;

/** Routes of `protocol/routes.ts`: rooms and seats. */
export function roomRoutes(rooms: Rooms, timeOuts: TimeOuts, limiter: Limiter): Router {
  const router = new Router({ prefix: '/api/rooms' });

  router.post('/', async (ctx) => {
    const wish = wellFormed(bodies.createRoom, ctx.request.body);
    await limiter.countRoom(ctx.ip);
    ctx.status = 201;
    ctx.body = await rooms.create(wish);
  });
  router.get('/', async (ctx) => {
    ctx.body = { rooms: await rooms.listed(LISTED_AT_MOST) };
  });
  router.get('/:code', async (ctx) => {
    ctx.body = await rooms.view(await rooms.load(param(ctx, 'code')));
  });
  router.post('/:code/seats/:seat/sit', async (ctx) => {
    const { name, browser } = wellFormed(bodies.sit, ctx.request.body);
    ctx.body = await rooms.sit(param(ctx, 'code'), param(ctx, 'seat'), name, bearer(ctx), browser);
  });
  router.post('/:code/seats/:seat/stand', async (ctx) => {
    ctx.body = await rooms.stand(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx));
  });
  router.post('/:code/seats/:seat/bot', async (ctx) => {
    const wish = wellFormed(bodies.bot, ctx.request.body ?? {});
    ctx.body = await rooms.bot(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx), wish);
  });
  router.post('/:code/configure', async (ctx) => {
    const wish = wellFormed(bodies.configureRoom, ctx.request.body);
    ctx.body = await rooms.configure(param(ctx, 'code'), bearer(ctx), wish);
  });
  router.post('/:code/talk', async (ctx) => {
    const wish = wellFormed(bodies.changeChat, ctx.request.body);
    ctx.body = await rooms.talk(param(ctx, 'code'), bearer(ctx), wish);
  });
  router.post('/:code/contribute', async (ctx) => {
    const sent = wellFormed(bodies.contribution, ctx.request.body);
    ctx.body = { taken: await rooms.contribute(param(ctx, 'code'), bearer(ctx), sent) };
  });
  router.post('/:code/start', async (ctx) => {
    ctx.body = await rooms.start(param(ctx, 'code'), bearer(ctx));
  });
  router.post('/:code/rematch', async (ctx) => {
    ctx.body = await rooms.rematch(param(ctx, 'code'), bearer(ctx));
  });
  router.post('/:code/time-out', async (ctx) => {
    const { decisionId } = wellFormed(bodies.timeOut, ctx.request.body);
    ctx.body = await timeOuts.byHost(param(ctx, 'code'), bearer(ctx), decisionId);
  });
  router.post('/:code/time-out/vote', async (ctx) => {
    const { decisionId, wanted } = wellFormed(bodies.timeOutVote, ctx.request.body);
    ctx.body = await timeOuts.vote(param(ctx, 'code'), bearer(ctx), decisionId, wanted);
  });
  return router;
}
