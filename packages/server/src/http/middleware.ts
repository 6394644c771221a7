import { randomUUID } from 'node:crypto';
import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware, Next } from 'koa';
import type { Logger } from 'pino';
import { asRefused, levelOf, Refused, refused } from '../refusals';
import { householdOf } from './household';
import type { Limiter } from './rateLimits';

/** Maximum size of the body of a request, in bytes. */
export const LARGEST_BODY = 16 * 1024;

/** Sets `ctx.ip` to the household the request comes from, by which limits count. */
export function senders(trustProxy: number): Middleware {
  return (ctx: Context, next: Next) => {
    ctx.request.ip = householdOf(ctx.req, trustProxy);
    return next();
  };
}

/** The pattern of a route, and how long its answer took. */
export type OnAnswer = (route: string, seconds: number) => void;

/** Gives each request an id and logs its outcome: no query, no body, no code, no secret. */
export function requestLog(log: Logger, onAnswer: OnAnswer): Middleware {
  return async (ctx: Context, next: Next) => {
    const id = randomUUID();
    const started = performance.now();
    ctx.state.log = log.child({ request: id });
    ctx.set('X-Request-Id', id);
    await next();
    const matched: unknown = ctx._matchedRoute;
    const level = matched === undefined ? 'debug' : 'info';
    const route = typeof matched === 'string' ? matched : 'static';
    const milliseconds = performance.now() - started;
    onAnswer(route, milliseconds / 1000);
    ctx.state.log[level]({
      method: ctx.method,
      route,
      status: ctx.status,
      milliseconds: Math.round(milliseconds),
      ...(ctx.state.refused && { refused: ctx.state.refused }),
    });
  };
}

/**
 * Sends every refusal and failure in the form that clients expect.
 * @param onRefusal called with the code
 */
export function errorAnswers(onRefusal: (code: string) => void): Middleware {
  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.failure) ctx.state.log[levelOf(error)]({ err: error }, 'unexpected error while handling a request');
      ctx.state.refused = refusal.body.code;
      onRefusal(refusal.body.code);
      ctx.status = refusal.status;
      ctx.set('Cache-Control', 'no-store');
      if (refusal.retryAfter !== undefined) ctx.set('Retry-After', String(refusal.retryAfter));
      ctx.body = refusal.body;
    }
  };
}

/** A NUL in a path of the API, under any base path: parts of it may be used in queries. */
const NUL_IN_API = /\/(api|games)\/.*%00/;

/**
 * Refuses a request target that is not a valid URL, such as `GET http://[/`, or contains a NUL, since all later
 * handlers read its path.
 */
export function readableTargets(): Middleware {
  return async (ctx: Context, next: Next) => {
    if (!isReadable(ctx)) throw refused('MALFORMED');
    return next();
  };
}

function isReadable(ctx: Context): boolean {
  try {
    const { path, querystring } = ctx;
    return typeof path === 'string' && typeof querystring === 'string' && !NUL_IN_API.test(path);
  } catch {
    return false;
  }
}

/** Refuses changes while the server stops, and addresses that send too many requests. */
export function admission(limiter: Limiter, closing: () => boolean): Middleware {
  return async (ctx: Context, next: Next) => {
    if (closing() && ctx.method !== 'GET' && ctx.method !== 'HEAD') throw refused('CLOSING');
    if (isApi(ctx.path) && !isHealth(ctx.path)) await limiter.countRequest(ctx.ip);
    return next();
  };
}

/** Parses JSON bodies up to 16 KB; other types are not read. */
export function jsonBodies(): Middleware {
  return bodyParser({
    enableTypes: ['json'],
    jsonLimit: LARGEST_BODY,
    onError: (error) => {
      throw (error as { status?: number }).status === 413 ? refused('TOO_LARGE') : refused('MALFORMED');
    },
  });
}

/** Forbids caching of API answers, which may contain a new secret. */
export function noStore(): Middleware {
  return async (ctx: Context, next: Next) => {
    if (isApi(ctx.path)) ctx.set('Cache-Control', 'no-store');
    return next();
  };
}

/** Whether a path belongs to the API rather than the client. */
export function isApi(path: string): boolean {
  return /^\/(api|games)(\/|$)/.test(path);
}

/** Whether a path is a health check, which has no rate limit. */
export function isHealth(path: string): boolean {
  return /^\/api\/health(\/live|\/serving)?$/.test(path);
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 404) return refused('NO_SUCH_ROUTE');
  if (status === 413) return refused('TOO_LARGE');
  if (typeof status === 'number' && status >= 400 && status < 500) return refused('MALFORMED');
  return asRefused(error);
}
