import type { GameNights } from '../rooms/gameNight/gameNights';
import type { Handlers } from './handlers';

/** The date of the next meeting in a room, and the answers. */
export const gameNightRoutes = (gameNights: GameNights) =>
  ({
    'POST /api/rooms/:code/game-night': ({ code, key, sent }) => gameNights.date(code, key, sent.at),
    'POST /api/rooms/:code/game-night/reply': ({ code, ip, sent }) => gameNights.reply(code, sent, ip),
    'POST /api/rooms/:code/game-night/guests/:guest/remove': ({ code, guest, key }) =>
      gameNights.remove(code, key, guest),
  }) satisfies Partial<Handlers>;
