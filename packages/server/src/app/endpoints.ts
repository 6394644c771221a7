import type { Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import type { Server as Sockets } from 'socket.io';
import { foreignOrigins } from '../config';
import { Overdue } from '../days/overdue';
import { SeatHolidays } from '../days/seatHolidays';
import { closeConnections } from '../gateway/closeConnections';
import { MatchGateway } from '../gateway/matchGateway';
import { trackMatchPresence } from '../gateway/matchPresence';
import { RoomGateway } from '../gateway/roomGateway';
import { broadcastSeats } from '../gateway/seatBroadcast';
import type { GatewayLimits } from '../gateway/socketLimits';
import { createGateway } from '../gateway/socketServer';
import { RoomHooks } from '../hooks/roomHooks';
import { createHttp } from '../http/http';
import type { OnAnswer } from '../http/middleware';
import { limitRequests, requestLimits } from '../http/requestGate';
import { MailBoxes } from '../mail/mailBoxes';
import { Operator } from '../operator/operator';
import { Reports } from '../operator/reports';
import { levelOf } from '../refusals';
import { ReplayService } from '../replay/replayService';
import { CodeGuesses } from '../rooms/access/codeGuesses';
import { ShownKeys } from '../rooms/access/shownKeys';
import { KeyBundles } from '../rooms/bundles/keyBundles';
import { Desk } from '../rooms/desk/desk';
import { GameNights } from '../rooms/gameNight/gameNights';
import { Glances } from '../rooms/glances';
import { Groups } from '../rooms/group/groups';
import { Lobby } from '../rooms/lobby';
import { Offers } from '../rooms/offer/offers';
import { OwnDataOfPeople } from '../rooms/ownData/ownData';
import { Notes } from '../rooms/personal/notes';
import { MatchSeats } from '../rooms/seats/matchSeats';
import { SeatRequests } from '../rooms/seats/seatRequests';
import { TakeBacks } from '../rooms/takeBack/takeBacks';
import { TempoVotes } from '../rooms/votes/tempoVotes';
import { TimeOuts } from '../rooms/votes/timeOuts';
import type { RoomRecord } from '../store/records';
import type { Background } from './background';
import type { Core } from './core';

/** The public endpoints of the server. */
export interface EndpointParts {
  core: Core;
  background: Background;
  clientFolder: string | null;
  codes: CodeGuesses;
  shownKeys: ShownKeys;
  onRefusal: (code: string) => void;
  onAnswer: OnAnswer;
}

/** Answers HTTP requests and socket connections on a server. */
export function createEndpoints(
  server: HttpServer,
  core: Core,
  parts: Omit<EndpointParts, 'core' | 'codes' | 'shownKeys'>,
): Sockets {
  const { config } = core;
  const { blocks } = parts.background;
  const codes = new CodeGuesses(core.rooms, core.cluster.subscriptions);
  const shownKeys = new ShownKeys((code, change) => core.rooms.change(code, change));
  const all = { ...parts, core, codes, shownKeys };
  server.on('request', httpOf(all).callback());
  const { io, limits } = createGateway(server, {
    origins: foreignOrigins(config),
    publicUrl: config.publicUrl,
    basePath: config.basePath,
    trustProxy: config.trustProxy,
    outgoingBuffer: config.outgoingBuffer,
    limits: { connectionsPerRoom: config.connectionsPerRoom },
    blocked: (household) => blocks.left(household) > 0,
  });
  limitRequests(server, {
    ...{ trustProxy: config.trustProxy, limits: requestLimits(config), onRefusal: parts.onRefusal },
    blocked: (household) => blocks.left(household),
  });
  blocks.onBlock(() => closeConnections(io, (request) => blocks.left(limits.addressOf(request)) > 0));
  openMatchSockets(io, limits, all);
  openRoomSockets(io, limits, all);
  return io;
}

function httpOf({ core, background, clientFolder, codes, onRefusal, onAnswer }: EndpointParts): Koa {
  const { config, log, store, matches, games, rooms, deals, hosting, closing, draining, wallTime, counters } = core;
  const { subscriptions, registry } = core.cluster;
  const groups = new Groups(rooms, store);
  return createHttp({
    ...{ config, log, rooms, deals, codes, hosting, clientFolder, closing, onRefusal, onAnswer },
    gameNights: new GameNights(rooms),
    groups,
    glances: new Glances(rooms, matches),
    bundles: new KeyBundles(store.bundles, wallTime),
    desk: new Desk({ store, codes, marks: background.marks }),
    offers: new Offers(rooms, deals),
    takeBacks: new TakeBacks({
      ...{ rooms, matches, subscriptions },
      failed: (error) => log[levelOf(error, 'warn')]({ err: error }, 'a request for a take-back could not be ended'),
    }),
    seatRequests: new SeatRequests(rooms),
    timeOuts: new TimeOuts({ rooms, matches }),
    tempoVotes: new TempoVotes({ rooms, store, games }),
    overdue: new Overdue({ store, rooms, registry, wallTime, counters }),
    orders: background.orders,
    notes: new Notes({ store, rooms }),
    ownData: new OwnDataOfPeople({ store, rooms, groups, chat: core.chat }),
    holidays: new SeatHolidays({ store, rooms, registry, wallTime }),
    lobby: new Lobby({ store, matches, games, rooms, deals }),
    replays: new ReplayService({ rooms, matches, store }),
    push: background.push,
    mailBoxes: new MailBoxes({ ...background.mail, store, rooms, wallTime }),
    hooks: {
      ...{ store, links: background.hooks.links },
      roomHooks: new RoomHooks({ ...background.hooks, store, rooms, hosts: config.hookHosts }),
    },
    reports: new Reports({ store, rooms, wallTime }),
    operator: new Operator({
      ...{ store, rooms, wallTime },
      chat: core.chat,
      blocks: background.blocks,
      loads: background.loads,
    }),
    health: { ready: () => store.ready(), draining },
  });
}

function openMatchSockets(io: Sockets, limits: GatewayLimits, parts: EndpointParts): void {
  const { core, onRefusal, shownKeys } = parts;
  const { viewers } = parts.background;
  const { log, store, matches, games, presence, rooms, closing } = core;
  const { subscriptions } = core.cluster;
  const gateway = new MatchGateway(io, {
    ...{ matches, limits, log, onRefusal, viewers, games: games.ids },
    seats: new MatchSeats(store, rooms),
    standstill: (code, matchId) => rooms.standstill(code, matchId),
    subscribe: (code) => subscriptions.subscribe(code),
  });
  trackMatchPresence(io, { store, presence, shownKeys, log, games: games.ids });
  broadcastSeats({ subscriptions, presence, gateway, log, closing });
}

function openRoomSockets(io: Sockets, limits: GatewayLimits, parts: EndpointParts): void {
  const { codes, shownKeys, onRefusal } = parts;
  const { log, presence, words, closing, chat } = parts.core;
  const { subscriptions } = parts.core.cluster;
  const { players, hostSuccession, marks } = parts.background;
  const gateway = new RoomGateway(io, {
    ...{ codes, shownKeys, presence, subscriptions, chat, marks, limits, words, log, onRefusal, closing },
    clock: (id) => players.clock(id),
    dayClock: (id) => players.dayClock(id),
    waits: (room: RoomRecord) => ({ seats: players.awaited(room), host: hostSuccession.of(room) }),
  });
  players.onTimersChanged((code) => gateway.announce(code));
}
