import type { Context } from 'koa';

/** A named part of the address. */
export function param(ctx: Context, name: string): string {
  return String(ctx.params[name]);
}

/** The secret of a request: only ever in this header. */
export function bearer(ctx: Context): string | undefined {
  return /^Bearer ([\w-]+)$/.exec(ctx.get('authorization'))?.[1];
}
