import type { Context, Middleware, Next } from 'koa';
import { refused } from '../refusals';
import { isHealth } from './middleware';

/**
 * Serves everything beneath a path: what follows knows addresses without it. The root leads there; of all else outside of
 * the path only the health of the server is told, since those who watch over it ask the server itself.
 * @param base the path, without a slash at its end; empty for the root
 */
export function servedBeneath(base: string): Middleware {
  return async (ctx: Context, next: Next) => {
    if (base === '' || isHealth(ctx.path)) return next();
    if (ctx.path === '/' || ctx.path === base) return ctx.redirect(`${base}/`);
    if (!ctx.path.startsWith(`${base}/`)) throw refused('NO_SUCH_ROUTE');
    ctx.path = ctx.path.slice(base.length);
    return next();
  };
}

/** A page of the client, which is built for the root, as it is beneath a path; the program reads the path from it. */
export function pageBeneath(base: string, page: string): string {
  if (base === '') return page;
  return page.replace(/ (href|src)="\//g, ` $1="${base}/`).replace('<html ', `<html data-base="${base}" `);
}
