import type { Desk } from '../rooms/desk/desk';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

export const deskRoutes = (desk: Desk, limiter: Limiter) =>
  ({
    'POST /api/desk': async ({ ip, sent }) => {
      await limiter.countDesk(ip);
      return desk.of(ip, sent);
    },
  }) satisfies Partial<Handlers>;
