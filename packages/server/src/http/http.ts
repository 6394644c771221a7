import Router, { type RouterParameterMiddleware } from '@koa/router';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Overdue } from '../days/overdue';
import type { SeatHolidays } from '../days/seatHolidays';
import type { MailBoxes } from '../mail/mailBoxes';
import type { Operator } from '../operator/operator';
import type { Reports } from '../operator/reports';
import type { ReplayService } from '../replay/replayService';
import type { CodeGuesses } from '../rooms/access/codeGuesses';
import type { KeyBundles } from '../rooms/bundles/keyBundles';
import type { Deals } from '../rooms/deals';
import type { Desk } from '../rooms/desk/desk';
import type { GameNights } from '../rooms/gameNight/gameNights';
import type { Glances } from '../rooms/glances';
import type { Groups } from '../rooms/group/groups';
import type { Hosting } from '../rooms/host/hosting';
import type { Lobby } from '../rooms/lobby';
import type { Offers } from '../rooms/offer/offers';
import type { OwnDataOfPeople } from '../rooms/ownData/ownData';
import type { Notes } from '../rooms/personal/notes';
import type { Orders } from '../rooms/personal/orders';
import type { Rooms } from '../rooms/rooms';
import type { SeatRequests } from '../rooms/seats/seatRequests';
import type { TakeBacks } from '../rooms/takeBack/takeBacks';
import type { TempoVotes } from '../rooms/votes/tempoVotes';
import type { TimeOuts } from '../rooms/votes/timeOuts';
import { servedBeneath } from './basePath';
import { bundleRoutes } from './bundleRoutes';
import { dayRoutes } from './dayRoutes';
import { deskRoutes } from './deskRoutes';
import { gameNightRoutes } from './gameNightRoutes';
import { groupRoutes } from './groupRoutes';
import { addRoutes, bearer, type Handlers } from './handlers';
import { type Health, healthRoutes } from './healthRoutes';
import { type HookParts, hookRoutes } from './hookRoutes';
import { hostingRoutes } from './hostingRoutes';
import { lobbyRoutes } from './lobbyRoutes';
import { mailRoutes } from './mailRoutes';
import {
  admission,
  errorAnswers,
  jsonBodies,
  noStore,
  type OnAnswer,
  readableTargets,
  requestLog,
  senders,
} from './middleware';
import { offerRoutes } from './offerRoutes';
import { operatorOnly, operatorRoutes } from './operatorRoutes';
import { ownDataRoutes } from './ownDataRoutes';
import { privacyRoute } from './privacyRoute';
import { type PushParts, pushRoutes } from './pushRoutes';
import { createLimiter, type Limiter } from './rateLimits';
import { replayRoutes } from './replayRoutes';
import { reportRoutes } from './reportRoutes';
import { roomPage } from './roomPage';
import { roomRoutes } from './roomRoutes';
import { seatRequestRoutes } from './seatRequestRoutes';
import { hostCheck, originCheck, securityHeaders } from './security';
import { clientPages, staticClient } from './staticClient';
import { takeBackRoutes } from './takeBackRoutes';
import { voteRoutes } from './voteRoutes';

export interface HttpParts {
  config: Config;
  log: Logger;
  rooms: Rooms;
  deals: Deals;
  codes: CodeGuesses;
  hosting: Hosting;
  gameNights: GameNights;
  groups: Groups;
  glances: Glances;
  desk: Desk;
  bundles: KeyBundles;
  offers: Offers;
  takeBacks: TakeBacks;
  seatRequests: SeatRequests;
  timeOuts: TimeOuts;
  tempoVotes: TempoVotes;
  overdue: Overdue;
  orders: Orders;
  notes: Notes;
  ownData: OwnDataOfPeople;
  holidays: SeatHolidays;
  lobby: Lobby;
  replays: ReplayService;
  push: PushParts | null;
  hooks: HookParts;
  mailBoxes: MailBoxes;
  /** Folder of the built client; `null` serves the API only. */
  clientFolder: string | null;
  health: Health;
  operator: Operator;
  reports: Reports;
  closing: () => boolean;
  /** Called with the code of every refusal. */
  onRefusal: (code: string) => void;
  onAnswer: OnAnswer;
}

/** Everything the server answers over HTTP. */
export function createHttp(parts: HttpParts): Koa {
  const { config, log, rooms, codes, clientFolder } = parts;
  const app = new Koa();
  const limiter = createLimiter(config.limits);
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer could not be sent'));
  app.use(senders(config.trustProxy));
  app.use(requestLog(log, parts.onAnswer));
  app.use(errorAnswers(parts.onRefusal));
  app.use(readableTargets());
  app.use(securityHeaders(config));
  app.use(servedBeneath(config.basePath));
  app.use(hostCheck(config));
  app.use(originCheck(config));
  app.use(admission(limiter, parts.closing));
  app.use(noStore());
  app.use(jsonBodies());
  const router = new Router();
  router.param('code', knownRooms(codes));
  router.use('/api/admin', operatorOnly(config.adminToken, limiter));
  addRoutes(router, handlersOf(parts, limiter));
  app.use(router.routes());
  if (clientFolder !== null) app.use(roomPage({ folder: clientFolder, config }, rooms, codes, limiter));
  const files = clientFolder === null ? undefined : staticClient(clientFolder, config);
  if (files) app.use(files);
  app.use(clientPages(files));
  return app;
}

function handlersOf(parts: HttpParts, limiter: Limiter): Handlers {
  const { config, rooms, hosting, lobby, replays } = parts;
  return {
    ...healthRoutes(config, parts.health),
    ...privacyRoute(config),
    ...operatorRoutes(parts.operator),
    ...reportRoutes(parts.reports, limiter),
    ...ownDataRoutes(parts.ownData, limiter),
    ...roomRoutes(rooms, parts.deals, parts.glances, limiter),
    ...voteRoutes(parts.timeOuts, parts.tempoVotes),
    ...gameNightRoutes(parts.gameNights),
    ...groupRoutes(parts.groups, limiter),
    ...deskRoutes(parts.desk, limiter),
    ...bundleRoutes(parts.bundles, config, limiter),
    ...hostingRoutes(hosting),
    ...dayRoutes(parts.overdue, parts.orders, parts.notes, parts.holidays),
    ...offerRoutes(parts.offers),
    ...takeBackRoutes(parts.takeBacks),
    ...seatRequestRoutes(parts.seatRequests),
    ...lobbyRoutes(lobby, limiter),
    ...replayRoutes(replays, limiter),
    ...pushRoutes(parts.push),
    ...hookRoutes(parts.hooks, limiter),
    ...mailRoutes(parts.mailBoxes, limiter),
  };
}

/** Refuses an address that has tried too many codes of rooms, before any handler reveals whether a room exists. */
function knownRooms(codes: CodeGuesses): RouterParameterMiddleware {
  return async (code, ctx, next) => {
    await codes.find(ctx.ip, code, [bearer(ctx)]);
    return next();
  };
}
