import Router from '@koa/router';
import * as bodies from '@lantern/protocol/bodies';
import type { TurnNotifier } from '../notify/turnNotifier';
import { refused } from '../refusals';
import { wellFormed } from '../wellFormed';
import { bearer, param } from './requestParams';

/** What calls browsers, and the public key they check it with; nothing where nobody is called. */
export interface PushParts {
  notifier: TurnNotifier;
  publicKey: string;
}

/** Routes of `protocol/routes.ts`: who wants to be called when the page is closed. */
export function pushRoutes(push: PushParts | null): Router {
  const router = new Router({ prefix: '/api' });
  router.get('/push', (ctx) => {
    ctx.body = { key: push?.publicKey ?? null };
  });
  router.post('/rooms/:code/seats/:seat/push', async (ctx) => {
    const { address, language } = wellFormed(bodies.push, ctx.request.body);
    if (!push) throw refused('PUSH_REFUSED');
    await push.notifier.begin(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx), address, language);
    ctx.body = {};
  });
  router.post('/rooms/:code/seats/:seat/push-end', async (ctx) => {
    const { endpoint } = wellFormed(bodies.pushEnd, ctx.request.body);
    await push?.notifier.end(param(ctx, 'code'), param(ctx, 'seat'), bearer(ctx), endpoint);
    ctx.body = {};
  });
  return router;
}
