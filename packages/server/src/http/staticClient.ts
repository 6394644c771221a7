import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import serve from 'koa-static';
import { refused } from '../refusals';
import { pageBeneath } from './basePath';
import { isApi } from './middleware';

/**
 * The built client. Files under `assets/` carry a hash in their name and may be kept for ever; the rest is asked for
 * anew. `.br` and `.gz` twins are sent to browsers that understand them; of the pages only at the root.
 * @param base the path that all is served beneath, without a slash at its end
 */
export function staticClient(folder: string, base: string): Middleware {
  const files = serve(folder, {
    maxAge: 0,
    setHeaders: (response, path) => {
      const kept = /[\\/]assets[\\/]/.test(path);
      response.setHeader('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return base === '' ? files : pagesBeneath(base, folder, files);
}

/** The pages of the client as they are beneath a path, and all its other files. */
function pagesBeneath(base: string, folder: string, files: Middleware): Middleware {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [`/${name}`, pageBeneath(base, readFileSync(join(folder, name), 'utf8'))]));
  return async (ctx: Context, next: Next) => {
    const page = pages.get(ctx.path === '/' ? '/index.html' : ctx.path);
    if (page === undefined || !['GET', 'HEAD'].includes(ctx.method)) return files(ctx, next);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = page;
  };
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
