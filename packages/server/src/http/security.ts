import { isIP } from 'node:net';
import type { Context, Middleware, Next } from 'koa';
import helmet from 'koa-helmet';
import type { Config } from '../config';
import { foreignOrigins } from '../config';
import { refused } from '../refusals';
import { isHealth } from './middleware';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/;

/** Headers that allow a page what ours needs and nothing else: no inline script, no foreign content. */
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
        // Older versions of Safari do not apply 'self' to sockets of the same host.
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
    // On a plain address of the local network browsers would only warn about these. Under a path the domain is shared,
    // so its owner decides about the whole domain and its subdomains.
    strictTransportSecurity: secure && config.basePath === '' && { includeSubDomains: false },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure && config.basePath === '',
  });
}

/**
 * Refuses requests for any host but the public one, before any other handler, to prevent DNS rebinding. Health checks
 * may use any host.
 */
export function hostCheck({ publicUrl }: Config): Middleware {
  return async (ctx: Context, next: Next) => {
    if (publicUrl !== null && !isHealth(ctx.path) && !fitsHost(publicUrl, ctx.get('host')))
      throw refused('WRONG_HOST', { url: publicUrl });
    return next();
  };
}

/**
 * Whether a `Host` header fits a server with that public address, with any port: its name, `localhost`, or an IP
 * address, which cannot be rebound and serves the local network. Without a public address every host fits.
 */
export function fitsHost(publicUrl: string | null, host: string): boolean {
  if (publicUrl === null) return true;
  if (!HOST.test(host)) return false;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === new URL(publicUrl).hostname || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Refuses changes requested by pages of other origins, and lets pages of allowed origins read the answers. */
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

/**
 * Browsers report the relation themselves, which works behind a proxy that changes the host; for older ones the host
 * decides.
 */
function isOwnPage(ctx: Context, origin: string): boolean {
  return ctx.get('sec-fetch-site') === 'same-origin' || sameHost(origin, ctx.get('host'));
}

function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, POST');
  ctx.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  ctx.set('Access-Control-Max-Age', '600');
  ctx.status = 204;
}

/** Whether an origin has the requested host. The scheme may differ because of a proxy. */
export function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

function socketSource(scheme: string, host: string | undefined): string {
  return host !== undefined && HOST.test(host) ? `${scheme}://${host}` : "'self'";
}
