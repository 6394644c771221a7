import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Context, Middleware, Next } from 'koa';
import type { CodeGuesses } from '../rooms/access/codeGuesses';
import type { Rooms } from '../rooms/rooms';
import { pageBeneath } from './basePath';
import type { Limiter } from './rateLimits';
import { addressOf } from './requestParams';

const ROOM = /^\/r\/([^/]+)$/;

/**
 * `/r/<code>`: the client's page for rooms, with the room as everybody may see it, so that who comes by a link sees it
 * before any connection stands. A code that is unknown, or an address that asks too much, gets the page without.
 * @param client folder of the built client, and the path it is served beneath; where it has no page for rooms, the request is
 * left to others
 */
export function roomPage(
  client: { folder: string; base: string },
  rooms: Rooms,
  codes: CodeGuesses,
  limiter: Limiter,
): Middleware {
  const file = join(client.folder, 'room.html');
  const page = existsSync(file) ? pageBeneath(client.base, readFileSync(file, 'utf8')) : undefined;
  return async (ctx: Context, next: Next) => {
    const code = ROOM.exec(ctx.path)?.[1];
    if (page === undefined || code === undefined || ctx.method !== 'GET' || !ctx.accepts('html')) return next();
    const room = await limiter
      .countRequest(ctx.ip)
      .then(async () => rooms.view(await codes.find(addressOf(ctx), code)))
      .catch(() => undefined);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = room ? page.replace('</head>', () => `${given(room)}</head>`) : page;
  };
}

/** What is given along is data, not a script; nothing in it can end its element. */
function given(room: RoomView): string {
  return `<script type="application/json" id="given-room">${JSON.stringify(room).replaceAll('<', '\\u003c')}</script>`;
}
