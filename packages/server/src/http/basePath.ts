import type { Context, Middleware, Next } from 'koa';
import { refused } from '../refusals';
import { isHealth } from './middleware';

/**
 * Serves everything under a base path, which later handlers do not see. The root redirects there. Outside the path only
 * the health check is answered, since monitoring asks the server directly.
 * @param base without a trailing slash; empty for the root
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

/** Adapts a page of the client, built for the root, to a base path. The client reads the path from it. */
export function pageBeneath(base: string, page: string): string {
  if (base === '') return page;
  return withAttributes(`data-base="${base}" `, page.replace(/ (href|src)="\//g, ` $1="${base}/`));
}

/** Adds attributes to the `html` element of a page, each followed by a space. */
export function withAttributes(attributes: string, page: string): string {
  return page.replace('<html ', () => `<html ${attributes}`);
}
