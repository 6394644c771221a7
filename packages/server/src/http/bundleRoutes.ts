import type { Context } from 'koa';
import type { Config } from '../config';
import { KEPT_LASTS, type KeyBundles } from '../rooms/bundles/keyBundles';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

/** The cookie with which a browser restores its keys. It contains only the secret that opens them. */
const COOKIE = 'lantern_seats';

/** Copies of all keys of a browser for another device, and keys kept for a browser. */
export function bundleRoutes(bundles: KeyBundles, config: Config, limiter: Limiter) {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const setCookie = (ctx: Context, secret: string, seconds: number) => {
    const where = `Path=${config.basePath}/api/keep; Max-Age=${seconds}`;
    ctx.append('Set-Cookie', `${COOKIE}=${secret}; ${where}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`);
  };
  return {
    'POST /api/seat-copies': async ({ ip, sent }) => {
      await limiter.countBundle(ip);
      return bundles.offer(sent.rooms);
    },
    'POST /api/seat-copies/take': async ({ key, ip }) => {
      await limiter.countTry(ip);
      return bundles.take(key);
    },
    'POST /api/seat-copies/state': async ({ key }) => ({ taken: await bundles.isTaken(key) }),
    'POST /api/seat-copies/end': ({ key }) => bundles.end(key),
    'POST /api/keep': async ({ ip, sent, ctx }) => {
      const known = ctx.cookies.get(COOKIE);
      if (!(await bundles.keeps(known))) await limiter.countBundle(ip);
      setCookie(ctx, await bundles.keep(known, sent.rooms), KEPT_LASTS / 1000);
    },
    'POST /api/keep/restore': ({ ctx }) => bundles.restore(ctx.cookies.get(COOKIE)),
    'POST /api/keep/forget': async ({ ctx }) => {
      await bundles.forget(ctx.cookies.get(COOKIE));
      setCookie(ctx, '', 0);
    },
  } satisfies Partial<Handlers>;
}
