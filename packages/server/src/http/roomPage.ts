import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Context, Middleware, Next } from 'koa';
import type { Config } from '../config';
import type { CodeGuesses } from '../rooms/access/codeGuesses';
import type { Rooms } from '../rooms/rooms';
import { pageBeneath, withAttributes } from './basePath';
import { inviteAttributes } from './inviteUrl';
import type { Limiter } from './rateLimits';

const ROOM = /^\/r\/([^/]+)$/;

/**
 * `/r/<code>`: the client's page for rooms, including the public view of the room, so that a visitor sees it before any
 * connection is open. For an unknown code, or an address with too many requests, the page comes without it.
 * @param client folder of the built client; without a page for rooms the request is passed on
 */
export function roomPage(
  client: { folder: string; config: Config },
  rooms: Rooms,
  codes: CodeGuesses,
  limiter: Limiter,
): Middleware {
  const file = join(client.folder, 'room.html');
  const page = existsSync(file) ? pageBeneath(client.config.basePath, readFileSync(file, 'utf8')) : undefined;
  return async (ctx: Context, next: Next) => {
    const code = ROOM.exec(ctx.path)?.[1];
    if (page === undefined || code === undefined || ctx.method !== 'GET' || !ctx.accepts('html')) return next();
    const room = await limiter
      .countRequest(ctx.ip)
      .then(async () => rooms.view(await codes.find(ctx.ip, code)))
      .catch(() => undefined);
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    const told = withAttributes(await inviteAttributes(ctx, client.config), page);
    ctx.body = room ? told.replace('</head>', () => `${preloaded(room, client.config)}${given(room)}</head>`) : told;
  };
}

const preloaded = ({ game }: RoomView, { basePath }: Config): string =>
  `<link rel="preload" as="image" href="${basePath}/emblems/${encodeURIComponent(game)}.svg">`;

/** The embedded room is data, not a script, and nothing in it can close its element. */
function given(room: RoomView): string {
  return `<script type="application/json" id="given-room">${JSON.stringify(room).replaceAll('<', '\\u003c')}</script>`;
}
