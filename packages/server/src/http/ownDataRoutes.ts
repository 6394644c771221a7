import type { OwnDataOfPeople } from '../rooms/ownData/ownData';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

export const ownDataRoutes = (ownData: OwnDataOfPeople, limiter: Limiter) =>
  ({
    'POST /api/rooms/:code/own-data': async ({ code, key, ip, sent }) => {
      await limiter.countDesk(ip);
      return ownData.of(code, key, sent);
    },
    'POST /api/rooms/:code/own-data/delete': async ({ code, key, ip, sent }) => {
      await limiter.countDesk(ip);
      await ownData.remove(code, key, sent);
    },
  }) satisfies Partial<Handlers>;
