import type { Middleware } from 'koa';
import type { Operator } from '../operator/operator';
import { refused } from '../refusals';
import { hashKey, keyFits } from '../rooms/access/keys';
import { bearer, type Handlers } from './handlers';
import type { Limiter } from './rateLimits';

/**
 * Without the right token, no route of the operator exists.
 * @param token the operator's; `null` if there is none
 */
export function operatorOnly(token: string | null, limiter: Limiter): Middleware {
  const hash = token === null ? null : hashKey(token);
  return async (ctx, next) => {
    if (hash === null) throw refused('NO_SUCH_ROUTE');
    await limiter.requireOperatorTries(ctx.ip);
    if (!keyFits(hash, bearer(ctx))) {
      await limiter.countOperatorTry(ctx.ip);
      throw refused('NO_SUCH_ROUTE');
    }
    return next();
  };
}

/** What the operator sees and does. */
export const operatorRoutes = (operator: Operator) =>
  ({
    'GET /api/admin/rooms': ({ sent }) => operator.overview(sent),
    'POST /api/admin/rooms/:room': ({ room, sent }) => operator.act(room, sent),
    'POST /api/admin/say': async ({ sent }) => ({ rooms: await operator.sayToAll(sent.text) }),
    'POST /api/admin/block': ({ sent }) => operator.block(sent),
    'GET /api/admin/reports': async () => ({ reports: await operator.reports() }),
    'POST /api/admin/reports/:n/done': ({ n }) => operator.reportDone(Number(n)),
    'GET /api/admin/audit': async () => ({ entries: await operator.audit() }),
  }) satisfies Partial<Handlers>;
