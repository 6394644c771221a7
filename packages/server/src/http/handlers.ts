import type Router from '@koa/router';
import type { AnswerOf, ParamsOf, ReadBy } from '@lantern/protocol/route';
import { type Routes, routeList } from '@lantern/protocol/routes';
import type { Context } from 'koa';
import { wellFormed } from '../wellFormed';

/** A request of a route, with its path parameters by name. */
export type Asked<Name extends keyof Routes> = ParamsOf<Name> & {
  /** The body or the query, validated. */
  sent: ReadBy<Routes[Name]>;
  /** The secret of the request. */
  key: string | undefined;
  /** The household that the request comes from. */
  ip: string;
  ctx: Context;
};

/** The handler of each route. A refusal is thrown. */
export type Handlers = {
  [Name in keyof Routes]: (asked: Asked<Name>) => AnswerOf<Routes[Name]> | Promise<AnswerOf<Routes[Name]>>;
};

/** The secret of a request, accepted only in this header. */
export function bearer(ctx: Context): string | undefined {
  return /^Bearer ([\w-]+)$/.exec(ctx.get('authorization'))?.[1];
}

export function addRoutes(router: Router, handlers: Handlers): void {
  for (const { name, method, path, body, query, status, answer } of routeList) {
    const handle = handlers[name] as (asked: object) => unknown;
    router.register(path, [method], async (ctx) => {
      const sent = body ? wellFormed(body, ctx.request.body ?? {}) : query && wellFormed(query, { ...ctx.query });
      ctx.status = status ?? (answer ? 200 : 204);
      const answered = await handle({ ...ctx.params, sent, key: bearer(ctx), ip: ctx.ip, ctx });
      if (answer) ctx.body = answered;
    });
  }
}
