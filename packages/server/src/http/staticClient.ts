import type { Context, Middleware, Next } from 'koa';
import serve from 'koa-static';
import { refused } from '../refusals';
import { isApi } from './middleware';

/**
 * The built client. Files under `assets/` carry a hash in their name and may be kept for ever; the rest is asked for
 * anew. `.br` and `.gz` twins are sent to browsers that understand them.
 */
export function staticClient(folder: string): Middleware {
  return serve(folder, {
    maxAge: 0,
    setHeaders: (response, path) => {
      const kept = /[\\/]assets[\\/]/.test(path);
      response.setHeader('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/**
 * Addresses inside the client (`/r/<code>` …) get its page; what nobody knows gets `NO_SUCH_ROUTE`.
 * @param files what serves the page
 */
export function clientPages(files: Middleware | undefined): Middleware {
  return async (ctx: Context, next: Next) => {
    const page = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (files && page && !isApi(ctx.path) && !ctx.path.includes('.') && ctx.accepts('html')) {
      ctx.path = '/index.html';
      await files(ctx, next);
    }
    if (ctx.status === 404 && ctx.body == null) throw refused('NO_SUCH_ROUTE');
  };
}
