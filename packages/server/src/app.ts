import { createServer, type Server as HttpServer } from 'node:http';
import { modules as shelf } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { type Logger, pino } from 'pino';
import { Server as Sockets } from 'socket.io';
import { type Config, foreignOrigins } from './config';
import { RoomGateway } from './gateway/rooms';
import { createHttp } from './http/http';
import { Players } from './players/players';
import { Lobby } from './rooms/lobby';
import { Presence } from './rooms/presence';
import { Rooms } from './rooms/rooms';
import { openStore } from './store/open';
import { createTables } from './table/tables';

export interface AppSpec {
  config: Config;
  /** Folder of the built client; none serves the API only. */
  clientFolder?: string | null;
  /** The games on offer; those of the shelf by default. */
  modules?: readonly AnyModule[];
  log?: Logger;
}

/** A server that is ready to listen. */
export interface App {
  server: HttpServer;
  log: Logger;
  /**
   * Stops cleanly: takes no more moves, waits for those under way, closes the connections so that clients come back,
   * then closes the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** Puts the parts of the server together and takes up running matches. Listens to nothing yet. */
export async function createApp(spec: AppSpec): Promise<App> {
  const { config, modules = shelf } = spec;
  const log = spec.log ?? createLog(config);
  const games = new Map(modules.map((module) => [module.id, module]));
  const store = await openStore(config.databaseUrl);
  const tables = createTables({ store, moduleById: (id) => games.get(id), log });
  const presence = new Presence();
  const rooms = new Rooms({ store, tables, games, presence });
  const lobby = new Lobby({ store, tables, games, presence, rooms });
  let ending: Promise<void> | undefined;
  const closing = () => ending !== undefined;
  const http = createHttp({
    config,
    log,
    rooms,
    lobby,
    clientFolder: spec.clientFolder ?? null,
    ready: () => store.ready(),
    closing,
  });
  const server = createServer(http.callback());
  const io = new Sockets(server, { maxHttpBufferSize: 16_384, serveClient: false });
  const gateway: { rooms?: RoomGateway } = {};
  const clockChanged = (code: string) => gateway.rooms?.announce(code);
  const players = new Players({ store, tables, rooms, presence, log, pace: config.botPace, clockChanged });
  gateway.rooms = new RoomGateway(io, { rooms, presence, log, closing, clock: (matchId) => players.clock(matchId) });
  await players.wake();
  const stop = async () => {
    players.close();
    await tables.close();
    for (const socket of await io.fetchSockets()) void socket;
    await io.close();
    await store.close();
  };
  return {
    server,
    log,
    close: () => {
      ending ??= stop();
      return ending;
    },
  };
}

function createLog(config: Config): Logger {
  return pino({ level: config.logLevel });
}
