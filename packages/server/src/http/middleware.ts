import { randomUUID } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { asRefused, Refused, refused } from '../refusals';
import type { Limiter } from './rateLimits';

const LARGEST_BODY = '16kb';

/** Gives each request a number of its own and notes what became of it: no query, no body, no code, no secret. */
export function requestLog(log: Logger): Middleware {
  return async (ctx: Context, next: Next) => {
    const id = randomUUID();
    const started = performance.now();
    ctx.state.log = log.child({ request: id });
    ctx.set('X-Request-Id', id);
    await next();
    const route: unknown = ctx._matchedRoute;
    const level = route === undefined ? 'debug' : 'info';
    ctx.state.log[level]({
      method: ctx.method,
      route: typeof route === 'string' ? route : 'static',
      status: ctx.status,
      milliseconds: Math.round(performance.now() - started),
      ...(ctx.state.refused && { refused: ctx.state.refused }),
    });
  };
}

/** Tells every refusal and every fault in the one form clients know. @param onRefusal told the code */
export function errorAnswers(onRefusal: (code: string) => void): Middleware {
  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.failure) ctx.state.log.error({ err: error }, 'a request failed');
      ctx.state.refused = refusal.body.code;
      onRefusal(refusal.body.code);
      ctx.status = refusal.status;
      ctx.set('Cache-Control', 'no-store');
      if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
      ctx.body = refusal.body;
    }
  };
}

/** Refuses a request for something that is no address, such as `GET http://[/`: all that follows looks at its path. */
export function readableTargets(): Middleware {
  return async (ctx: Context, next: Next) => {
    if (!isReadable(ctx)) throw refused('MALFORMED');
    return next();
  };
}

function isReadable(ctx: Context): boolean {
  try {
    return typeof ctx.path === 'string' && typeof ctx.querystring === 'string';
  } catch {
    return false;
  }
}

/** Refuses everything but questions while the server stops, and addresses that ask too much. */
export function admission(limiter: Limiter, closing: () => boolean): Middleware {
  return async (ctx: Context, next: Next) => {
    if (closing() && ctx.method !== 'GET' && ctx.method !== 'HEAD') throw refused('CLOSING');
    if (isApi(ctx.path) && !isHealth(ctx.path)) await limiter.countRequest(ctx.ip);
    return next();
  };
}

/** Reads JSON bodies up to 16 KB; anything else stays unread. */
export function jsonBodies(): Middleware {
  return bodyParser({
    enableTypes: ['json'],
    jsonLimit: LARGEST_BODY,
    onError: (error) => {
      throw (error as { status?: number }).status === 413 ? refused('TOO_LARGE') : refused('MALFORMED');
    },
  });
}

/** Answers of the API are never kept by anybody on the way: they may hold a fresh secret. */
export function noStore(): Middleware {
  return async (ctx: Context, next: Next) => {
    if (isApi(ctx.path)) ctx.set('Cache-Control', 'no-store');
    return next();
  };
}

/** Whether an address belongs to the API and not to the client. */
export function isApi(path: string): boolean {
  return /^\/(api|games)(\/|$)/.test(path);
}

/** Whoever watches over the server may ask as often as need be. */
export function isHealth(path: string): boolean {
  return path === '/api/health' || path === '/api/health/live';
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 404) return refused('NO_SUCH_ROUTE');
  if (status === 413) return refused('TOO_LARGE');
  if (typeof status === 'number' && status >= 400 && status < 500) return refused('MALFORMED');
  return asRefused(error);
}
