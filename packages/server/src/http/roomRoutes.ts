import Router from '@koa/router';
import type { Context } from 'koa';
import type { Rooms } from '../rooms/rooms';
import * as bodies from './bodies';
import { shaped } from './bodies';
import type { Limiter } from './limits';

const LISTED_AT_MOST = 50;

/** The routes of `protocol.ts`: rooms and seats. */
export function roomRoutes(rooms: Rooms, limiter: Limiter): Router {
  const router = new Router({ prefix: '/api/rooms' });

  router.post('/', async (ctx) => {
    const wish = shaped(bodies.createRoom, ctx.request.body);
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
    const { name } = shaped(bodies.sit, ctx.request.body);
    ctx.body = await rooms.sit(param(ctx, 'code'), param(ctx, 'seat'), name);
  });
  router.post('/:code/seats/:seat/stand', async (ctx) => {
    ctx.body = await rooms.stand(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx));
  });
  router.post('/:code/seats/:seat/bot', async (ctx) => {
    ctx.body = await rooms.bot(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx));
  });
  router.post('/:code/seats/:seat/stand-in', async (ctx) => {
    const { standIn } = shaped(bodies.standIn, ctx.request.body);
    ctx.body = await rooms.standIn(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx), standIn);
  });
  router.post('/:code/configure', async (ctx) => {
    const wish = shaped(bodies.configureRoom, ctx.request.body);
    ctx.body = await rooms.configure(param(ctx, 'code'), bearer(ctx), wish);
  });
  router.post('/:code/talk', async (ctx) => {
    const wish = shaped(bodies.changeTalk, ctx.request.body);
    ctx.body = await rooms.talk(param(ctx, 'code'), bearer(ctx), wish);
  });
  router.post('/:code/start', async (ctx) => {
    ctx.body = await rooms.start(param(ctx, 'code'), bearer(ctx));
  });
  router.post('/:code/time-out', async (ctx) => {
    const { decisionId } = shaped(bodies.timeOut, ctx.request.body);
    ctx.body = await rooms.timeOut(param(ctx, 'code'), bearer(ctx), decisionId);
  });
  return router;
}

function param(ctx: Context, name: string): string {
  return String(ctx.params[name]);
}

/** The secret of a request: only ever in this header. */
function bearer(ctx: Context): string | undefined {
  return /^Bearer ([\w-]+)$/.exec(ctx.get('authorization'))?.[1];
}
