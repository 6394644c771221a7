import Router, { type RouterParameterMiddleware } from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { ReplayService } from '../replay/replayService';
import type { CodeGuesses } from '../rooms/access/codeGuesses';
import type { GameNights } from '../rooms/gameNight/gameNights';
import type { Groups } from '../rooms/group/groups';
import type { Hosting } from '../rooms/host/hosting';
import type { Lobby } from '../rooms/lobby';
import type { Rooms } from '../rooms/rooms';
import type { SeatRequests } from '../rooms/seats/seatRequests';
import type { Takebacks } from '../rooms/takeback/takebacks';
import type { TimeOuts } from '../rooms/votes/timeOuts';
import { storeKind } from '../store/open';
import { VERSION } from '../version';
import { servedBeneath } from './basePath';
import { gameNightRoutes } from './gameNightRoutes';
import { groupRoutes } from './groupRoutes';
import { hostingRoutes } from './hostingRoutes';
import { lobbyRoutes } from './lobbyRoutes';
import { admission, errorAnswers, jsonBodies, noStore, readableTargets, requestLog } from './middleware';
import { type PushParts, pushRoutes } from './pushRoutes';
import { createLimiter } from './rateLimits';
import { replayRoutes } from './replayRoutes';
import { addressOf, bearer } from './requestParams';
import { roomPage } from './roomPage';
import { roomRoutes } from './roomRoutes';
import { seatRequestRoutes } from './seatRequestRoutes';
import { hostCheck, originCheck, securityHeaders } from './security';
import { clientPages, staticClient } from './staticClient';
import { takebackRoutes } from './takebackRoutes';

export interface HttpParts {
  config: Config;
  log: Logger;
  rooms: Rooms;
  codes: CodeGuesses;
  hosting: Hosting;
  gameNights: GameNights;
  groups: Groups;
  takeBacks: Takebacks;
  seatRequests: SeatRequests;
  timeOuts: TimeOuts;
  lobby: Lobby;
  replays: ReplayService;
  push: PushParts | null;
  /** Folder of the built client; none serves the API only. */
  clientFolder: string | null;
  ready: () => Promise<boolean>;
  closing: () => boolean;
  /** Told the code of everything that is refused. */
  onRefusal: (code: string) => void;
}

/** Everything the server answers over HTTP. */
export function createHttp(parts: HttpParts): Koa {
  const { config, log, rooms, codes, hosting, lobby, replays, clientFolder } = parts;
  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  const limiter = createLimiter(config.limits);
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer could not be sent'));
  app.use(requestLog(log));
  app.use(errorAnswers(parts.onRefusal));
  app.use(readableTargets());
  app.use(securityHeaders(config));
  app.use(servedBeneath(config.basePath));
  app.use(hostCheck(config));
  app.use(originCheck(config));
  app.use(admission(limiter, parts.closing));
  app.use(noStore());
  app.use(jsonBodies());
  for (const router of [
    healthRoute(parts),
    roomRoutes(rooms, parts.timeOuts, limiter),
    gameNightRoutes(parts.gameNights),
    groupRoutes(parts.groups, limiter),
    hostingRoutes(hosting),
    takebackRoutes(parts.takeBacks),
    seatRequestRoutes(parts.seatRequests),
    lobbyRoutes(lobby, limiter),
    replayRoutes(replays, limiter),
    pushRoutes(parts.push),
  ]) {
    router.param('code', knownRooms(codes));
    app.use(router.routes());
  }
  if (clientFolder !== null) app.use(roomPage({ folder: clientFolder, base: config.basePath }, rooms, codes, limiter));
  const files = clientFolder === null ? undefined : staticClient(clientFolder, config.basePath);
  if (files) app.use(files);
  app.use(clientPages(files));
  return app;
}

/** Refuses whoever has tried too many codes of rooms, before anything tells them whether there is one of this code. */
function knownRooms(codes: CodeGuesses): RouterParameterMiddleware {
  return async (code, ctx, next) => {
    await codes.find(addressOf(ctx), code, [bearer(ctx)]);
    return next();
  };
}

function healthRoute({ config, ready, closing }: HttpParts): Router {
  const store = storeKind(config.databaseUrl);
  const router = new Router({ prefix: '/api' });
  router.get('/health/live', (ctx) => {
    ctx.body = { live: true };
  });
  router.get('/health', async (ctx) => {
    const isReady = !closing() && (await ready().catch(() => false));
    ctx.status = isReady ? 200 : 503;
    ctx.body = { live: true, ready: isReady, version: VERSION, store };
  });
  return router;
}
