import type { Deals } from '../rooms/deals';
import type { Glances } from '../rooms/glances';
import { RoomList } from '../rooms/roomList/roomList';
import type { Rooms } from '../rooms/rooms';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

export function roomRoutes(rooms: Rooms, deals: Deals, glances: Glances, limiter: Limiter) {
  const list = new RoomList(rooms);
  return {
    'POST /api/rooms': async ({ ip, sent }) => {
      await limiter.countRoom(ip);
      return rooms.create(sent);
    },
    'GET /api/rooms': async () => ({ rooms: await list.get() }),
    'GET /api/rooms/:code': async ({ code }) => rooms.view(await rooms.load(code)),
    'GET /api/rooms/:code/glance': async ({ code, ip }) => {
      await limiter.countLookBack(ip);
      return glances.of(code);
    },
    'POST /api/rooms/:code/seats/:seat/sit': ({ code, seat, key, sent }) =>
      rooms.sit(code, seat, sent.name, key, sent.browser),
    'POST /api/rooms/:code/seats/:seat/stand': ({ code, seat, key }) => rooms.stand(code, seat, key),
    'POST /api/rooms/:code/seats/:seat/bot': ({ code, seat, key, sent }) => rooms.bot(code, seat, key, sent),
    'POST /api/rooms/:code/configure': ({ code, key, sent }) => rooms.configure(code, key, sent),
    'POST /api/rooms/:code/talk': ({ code, key, sent }) => rooms.talk(code, key, sent),
    'POST /api/rooms/:code/contribute': async ({ code, key, sent }) => ({
      taken: await deals.contribute(code, key, sent),
    }),
  } satisfies Partial<Handlers>;
}
