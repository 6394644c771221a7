import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Middleware, Next } from 'koa';
import serve from 'koa-static';
import type { Config } from '../config';
import { refused } from '../refusals';
import { pageBeneath, withAttributes } from './basePath';
import { inviteAttributes } from './inviteUrl';
import { isApi } from './middleware';

/**
 * Serves the built client. Files under `assets/` have a hash in their name and may be cached forever; the rest is
 * revalidated. `.br` and `.gz` twins are sent to browsers that accept them; for a page only if it is unchanged.
 */
export function staticClient(folder: string, config: Config): Middleware {
  const files = serve(folder, {
    maxAge: 0,
    setHeaders: (response, path) => {
      const kept = /[\\/]assets[\\/]/.test(path);
      response.setHeader('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return pages(config, folder, files);
}

/** The pages of the client with the base path and the address for links, and all other files. */
function pages(config: Config, folder: string, files: Middleware): Middleware {
  const base = config.basePath;
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const built = new Map(names.map((name) => [`/${name}`, pageBeneath(base, readFileSync(join(folder, name), 'utf8'))]));
  return async (ctx: Context, next: Next) => {
    const page = built.get(ctx.path === '/' ? '/index.html' : ctx.path);
    if (page === undefined || !['GET', 'HEAD'].includes(ctx.method)) return files(ctx, next);
    const attributes = await inviteAttributes(ctx, config);
    if (base === '' && attributes === '') return files(ctx, next);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = withAttributes(attributes, page);
  };
}

/**
 * Client-side routes (`/r/<code>` …) get the page of the client; unknown paths get `NO_SUCH_ROUTE`.
 * @param files serves the page
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
