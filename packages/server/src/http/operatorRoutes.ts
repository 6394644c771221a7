import { ADMIN_PROGRAM, type AuditEntry } from '@lantern/protocol/operator';
import type { Context, Middleware } from 'koa';
import type { Operator } from '../operator/operator';
import { refused } from '../refusals';
import { hashKey, keyFits } from '../rooms/access/keys';
import { bearer, type Handlers } from './handlers';
import type { Limiter } from './rateLimits';

/**
 * Hides all routes of the operator from requests without the right token.
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

/** The program that the operator uses. */
const programOf = (ctx: Context): AuditEntry['by'] =>
  ctx.get('user-agent') === ADMIN_PROGRAM ? 'command line' : 'page';

/** The views and actions of the operator. */
export const operatorRoutes = (operator: Operator) =>
  ({
    'GET /api/admin/rooms': ({ sent }) => operator.overview(sent),
    'POST /api/admin/rooms/:room': ({ room, sent, ctx }) => operator.act(room, sent, programOf(ctx)),
    'POST /api/admin/say': async ({ sent, ctx }) => ({ rooms: await operator.sayToAll(sent.text, programOf(ctx)) }),
    'POST /api/admin/block': ({ sent, ctx }) => operator.block(sent, programOf(ctx)),
    'GET /api/admin/reports': async () => ({ reports: await operator.reports() }),
    'POST /api/admin/reports/:n/done': ({ n, ctx }) => operator.reportDone(Number(n), programOf(ctx)),
    'GET /api/admin/audit': async () => ({ entries: await operator.audit() }),
  }) satisfies Partial<Handlers>;
