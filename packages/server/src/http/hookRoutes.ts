import type { RoomHooks } from '../hooks/roomHooks';
import type { TurnLinks } from '../hooks/turnLinks';
import type { Store } from '../store/store';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

export interface HookParts {
  roomHooks: RoomHooks;
  links: TurnLinks;
  store: Pick<Store, 'loadRooms'>;
}

/** The channels of rooms, and the links that are posted there. */
export const hookRoutes = ({ roomHooks, links, store }: HookParts, limiter: Limiter) =>
  ({
    'GET /api/rooms/:code/hooks': ({ code, key }) => roomHooks.of(code, key),
    'POST /api/rooms/:code/hooks': ({ code, key, sent }) => roomHooks.add(code, key, sent),
    'POST /api/rooms/:code/hooks/test': ({ code, key, sent }) => roomHooks.test(code, key, sent.n),
    'POST /api/rooms/:code/hooks/remove': ({ code, key, sent }) => roomHooks.remove(code, key, sent.n),
    'POST /api/turn': async ({ ip, sent: { tag, rooms } }) => {
      await limiter.countDesk(ip);
      return { code: await links.find(store, tag, { rooms }) };
    },
  }) satisfies Partial<Handlers>;
