import type { Context } from 'koa';
import { household } from './rateLimits';

/** A named part of the address. */
export function param(ctx: Context, name: string): string {
  return String(ctx.params[name]);
}

/** The secret of a request: only ever in this header. */
export function bearer(ctx: Context): string | undefined {
  return /^Bearer ([\w-]+)$/.exec(ctx.get('authorization'))?.[1];
}

/** Whose request it is: an address, or all addresses of one IPv6 household. */
export function addressOf(ctx: Context): string {
  return household(ctx.ip);
}
