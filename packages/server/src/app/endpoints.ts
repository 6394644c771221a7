import type { Server as HttpServer } from 'node:http';
import type Koa from 'koa';
import type { Server as Sockets } from 'socket.io';
import { foreignOrigins } from '../config';
import { MatchGateway } from '../gateway/matchGateway';
import { trackMatchPresence } from '../gateway/matchPresence';
import { RoomGateway } from '../gateway/roomGateway';
import { broadcastSeats } from '../gateway/seatBroadcast';
import type { GatewayLimits } from '../gateway/socketLimits';
import { createGateway } from '../gateway/socketServer';
import { createHttp } from '../http/http';
import { ReplayService } from '../replay/replayService';
import { CodeGuesses } from '../rooms/access/codeGuesses';
import { GameNights } from '../rooms/gameNight/gameNights';
import { Groups } from '../rooms/group/groups';
import { Lobby } from '../rooms/lobby';
import { MatchSeats } from '../rooms/seats/matchSeats';
import { SeatRequests } from '../rooms/seats/seatRequests';
import { Takebacks } from '../rooms/takeback/takebacks';
import { TimeOuts } from '../rooms/votes/timeOuts';
import type { RoomRecord } from '../store/records';
import type { Background } from './background';
import type { Core } from './core';

/** What the outside sees of the server. */
export interface EndpointParts {
  core: Core;
  background: Background;
  clientFolder: string | null;
  codes: CodeGuesses;
  /** Called with the code of everything that is refused. */
  onRefusal: (code: string) => void;
}

/** Answers HTTP requests and socket connections on a server. */
export function createEndpoints(server: HttpServer, core: Core, parts: Omit<EndpointParts, 'core' | 'codes'>): Sockets {
  const { config } = core;
  const codes = new CodeGuesses(core.rooms, core.cluster.subscriptions);
  const all = { ...parts, core, codes };
  server.on('request', httpOf(all).callback());
  const { io, limits } = createGateway(server, {
    origins: foreignOrigins(config),
    publicUrl: config.publicUrl,
    basePath: config.basePath,
    trustProxy: config.trustProxy,
    outgoingBuffer: config.outgoingBuffer,
    limits: { connectionsPerRoom: config.connectionsPerRoom },
  });
  openMatchSockets(io, limits, all);
  openRoomSockets(io, limits, all);
  return io;
}

function httpOf({ core, background, clientFolder, codes, onRefusal }: EndpointParts): Koa {
  const { config, log, store, matches, games, rooms, hosting, closing } = core;
  const { subscriptions } = core.cluster;
  return createHttp({
    ...{ config, log, rooms, codes, hosting, clientFolder, closing, onRefusal },
    gameNights: new GameNights(rooms),
    groups: new Groups(rooms, store),
    takeBacks: new Takebacks({
      ...{ rooms, matches, subscriptions },
      failed: (error) => log.warn({ err: error }, 'a request for a take-back could not be ended'),
    }),
    seatRequests: new SeatRequests(rooms),
    timeOuts: new TimeOuts({ rooms, matches }),
    lobby: new Lobby({ store, matches, games, rooms }),
    replays: new ReplayService({ rooms, matches, store }),
    push: background.push,
    ready: () => store.ready(),
  });
}

function openMatchSockets(io: Sockets, limits: GatewayLimits, { core, onRefusal }: EndpointParts): void {
  const { log, store, matches, games, presence, rooms, closing } = core;
  const { subscriptions } = core.cluster;
  const gateway = new MatchGateway(io, {
    ...{ matches, limits, log, onRefusal, games: games.ids },
    seats: new MatchSeats(store, rooms),
    standstill: (code, matchId) => rooms.standstill(code, matchId),
    subscribe: (code) => subscriptions.subscribe(code),
  });
  trackMatchPresence(io, { store, presence, log, games: games.ids });
  broadcastSeats({ subscriptions, presence, gateway, log, closing });
}

function openRoomSockets(io: Sockets, limits: GatewayLimits, parts: EndpointParts): void {
  const { codes, onRefusal } = parts;
  const { log, presence, closing } = parts.core;
  const { subscriptions, chat } = parts.core.cluster;
  const { players, hostSuccession } = parts.background;
  const gateway = new RoomGateway(io, {
    ...{ codes, presence, subscriptions, chat, limits, log, onRefusal, closing },
    clock: (id) => players.clock(id),
    waits: (room: RoomRecord) => ({ seats: players.awaited(room), host: hostSuccession.of(room) }),
  });
  players.onTimersChanged((code) => gateway.announce(code));
}
