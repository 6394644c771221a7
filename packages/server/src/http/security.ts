import { isIP } from 'node:net';
import type { Context, Middleware, Next } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config';
import { foreignOrigins } from '../config';
import { refused } from '../refusals';
import { isHealth } from './middleware';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/;

/** Headers that let a page do what ours needs and nothing else: no inline script, nothing from elsewhere. */
export function securityHeaders(config: Config): Middleware {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // Older Safari does not take 'self' for the sockets of the same host.
        connectSrc: [
          "'self'",
          (request) => socketSource('ws', request.headers.host),
          (request) => socketSource('wss', request.headers.host),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // On a plain address of the local network browsers would only complain about these. Beneath a path the name is not ours
    // alone, and what is said of the whole of it is for whoever has it.
    strictTransportSecurity: secure && config.basePath === '',
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure && config.basePath === '',
  });
}

/**
 * Refuses whatever was asked of another name than the public one, before anything looks at it: a name of somebody else that
 * leads here would let their pages act as ours. Those who watch over the server may ask under any name.
 */
export function hostCheck({ publicUrl }: Config): Middleware {
  return async (ctx: Context, next: Next) => {
    if (publicUrl !== null && !isHealth(ctx.path) && !fitsHost(publicUrl, ctx.get('host')))
      throw refused('WRONG_HOST', { url: publicUrl });
    return next();
  };
}

/**
 * Whether a `Host` header is for a server with that public address, whatever the port: it has its name, is `localhost`, or an
 * address, which is nobody's to point elsewhere and serves the local network. Without a public address every host is.
 */
export function fitsHost(publicUrl: string | null, host: string): boolean {
  if (publicUrl === null) return true;
  if (!HOST.test(host)) return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === new URL(publicUrl).hostname || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Refuses changes asked for by pages of other servers, and lets pages of the allowed ones read the answers. */
export function originCheck(config: Config): Middleware {
  const allowed = new Set(foreignOrigins(config));
  return async (ctx: Context, next: Next) => {
    ctx.vary('Origin');
    const origin = ctx.get('origin');
    if (allowed.has(origin)) {
      ctx.set('Access-Control-Allow-Origin', origin);
      if (ctx.method === 'OPTIONS') return answerPreflight(ctx);
    } else if (origin !== '' && !SAFE_METHODS.has(ctx.method) && !isOwnPage(ctx, origin)) {
      throw refused('FOREIGN_ORIGIN');
    }
    return next();
  };
}

/** Browsers say so themselves, which holds behind a proxy that changes the host; older ones are judged by the host. */
function isOwnPage(ctx: Context, origin: string): boolean {
  return ctx.get('sec-fetch-site') === 'same-origin' || sameHost(origin, ctx.get('host'));
}

function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, POST');
  ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  ctx.set('Access-Control-Max-Age', '600');
  ctx.status = 204;
}

/** Whether an origin is the host that was asked. The scheme is the proxy's affair. */
export function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

function socketSource(scheme: string, host: string | undefined): string {
  return host !== undefined && HOST.test(host) ? `${scheme}://${host}` : "'self'";
}
