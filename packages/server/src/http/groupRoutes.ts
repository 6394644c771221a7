import type { Groups } from '../rooms/group/groups';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

/** Rooms linked from one game night to the next. */
export const groupRoutes = (groups: Groups, limiter: Limiter) =>
  ({
    'POST /api/rooms/:code/next': async ({ code, key, ip }) => {
      await limiter.countRoom(ip);
      return groups.openNext(code, key);
    },
    'GET /api/rooms/:code/next': async ({ code, key }) => ({ code: await groups.nextCode(code, key) }),
    'GET /api/rooms/:code/group': ({ code }) => groups.history(code),
    'POST /api/rooms/:code/group/delete': ({ code, key }) => groups.forget(code, key),
  }) satisfies Partial<Handlers>;
