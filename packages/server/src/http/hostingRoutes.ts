import Router from '@koa/router';
import * as bodies from '@lantern/protocol/bodies';
import type { Hosting } from '../rooms/host/hosting';
import { wellFormed } from '../wellFormed';
import { addressOf, bearer, param } from './requestParams';

/** Routes of `protocol/routes.ts`: what a host and the seated persons do beside settling what is played. */
export function hostingRoutes(hosting: Hosting): Router {
  const router = new Router({ prefix: '/api/rooms/:code' });

  router.post('/seats/:seat/move', async (ctx) => {
    const { to } = wellFormed(bodies.move, ctx.request.body);
    ctx.body = await hosting.move(param(ctx, 'code'), bearer(ctx), param(ctx, 'seat'), to);
  });
  router.post('/seats/:seat/host', async (ctx) => {
    ctx.body = await hosting.pass(param(ctx, 'code'), bearer(ctx), param(ctx, 'seat'));
  });
  router.post('/seats/:seat/stand-in', async (ctx) => {
    const { wanted } = wellFormed(bodies.vote, ctx.request.body);
    const question = { about: 'stand-in', seat: param(ctx, 'seat') } as const;
    ctx.body = await hosting.vote(param(ctx, 'code'), bearer(ctx), question, wanted);
  });
  router.post('/seats/:seat/hand-over', async (ctx) => {
    ctx.body = await hosting.handOver(param(ctx, 'code'), bearer(ctx), param(ctx, 'seat'));
  });
  router.post('/seats/:seat/keep', async (ctx) => {
    ctx.body = await hosting.keep(param(ctx, 'code'), bearer(ctx), param(ctx, 'seat'));
  });
  router.post('/redeem', async (ctx) => {
    const { browser } = wellFormed(bodies.redeem, ctx.request.body ?? {});
    ctx.body = await hosting.redeem(param(ctx, 'code'), bearer(ctx), addressOf(ctx), browser);
  });
  router.post('/close', async (ctx) => {
    await hosting.close(param(ctx, 'code'), bearer(ctx));
    ctx.body = {};
  });
  router.post('/pause', async (ctx) => {
    const { paused } = wellFormed(bodies.pause, ctx.request.body);
    ctx.body = await hosting.pause(param(ctx, 'code'), bearer(ctx), paused);
  });
  router.post('/end', async (ctx) => {
    const { wanted } = wellFormed(bodies.vote, ctx.request.body);
    ctx.body = await hosting.vote(param(ctx, 'code'), bearer(ctx), { about: 'end', seat: null }, wanted);
  });
  router.post('/hint', async (ctx) => {
    ctx.body = await hosting.hint(param(ctx, 'code'), bearer(ctx));
  });
  return router;
}
