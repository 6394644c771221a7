import Router from '@koa/router';
import * as bodies from '@lantern/protocol/bodies';
import type { GameNights } from '../rooms/gameNight/gameNights';
import { wellFormed } from '../wellFormed';
import { addressOf, bearer, param } from './requestParams';

/** Routes of `protocol/routes.ts`: when friends meet in a room, and who comes. */
export function gameNightRoutes(gameNights: GameNights): Router {
  const router = new Router({ prefix: '/api/rooms/:code/game-night' });

  router.post('/', async (ctx) => {
    const { at } = wellFormed(bodies.gameNight, ctx.request.body);
    ctx.body = await gameNights.date(param(ctx, 'code'), bearer(ctx), at);
  });
  router.post('/reply', async (ctx) => {
    const sent = wellFormed(bodies.reply, ctx.request.body);
    ctx.body = await gameNights.reply(param(ctx, 'code'), sent, addressOf(ctx));
  });
  router.post('/guests/:guest/remove', async (ctx) => {
    ctx.body = await gameNights.remove(param(ctx, 'code'), bearer(ctx), param(ctx, 'guest'));
  });
  return router;
}
