import { createServer, type Server as HttpServer } from 'node:http';
import { modules as shelf } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { type Logger, pino } from 'pino';
import type { Server as Sockets } from 'socket.io';
import { type Config, foreignOrigins } from './config';
import { MatchGateway } from './gateway/matches';
import { watchMatches } from './gateway/matchPresence';
import { RoomGateway } from './gateway/rooms';
import { createGateway } from './gateway/server';
import { createHttp } from './http/http';
import { Players } from './players/players';
import { Lobby } from './rooms/lobby';
import { MatchSeats } from './rooms/matchSeats';
import { Presence } from './rooms/presence';
import { Rooms } from './rooms/rooms';
import { openStore } from './store/open';
import type { RoomRecord } from './store/store';
import type { Tables } from './table/api';
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
  /** What is behind the addresses, for those who prove the server. */
  parts: { tables: Tables; players: Players };
  /**
   * Stops cleanly: takes no more moves, waits for those under way, closes the connections so that clients come back,
   * then closes the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** How long answers under way may take at the end, in milliseconds. */
const LAST_ANSWERS = 3000;

/** Puts the parts of the server together and takes up running matches. Listens to nothing yet. */
export async function createApp(spec: AppSpec): Promise<App> {
  const { config, modules = shelf, clientFolder = null } = spec;
  const log = spec.log ?? createLog(config);
  const games = new Map(modules.map((module) => [module.id, module]));
  const store = await openStore(config.databaseUrl);
  const tables = createTables({ store, moduleById: (id) => games.get(id), log });
  const presence = new Presence();
  const rooms = new Rooms({ store, tables, games, presence });
  const lobby = new Lobby({ store, tables, games, presence, rooms });
  let ending: Promise<void> | undefined;
  const closing = () => ending !== undefined;

  const http = createHttp({ config, log, rooms, lobby, clientFolder, ready: () => store.ready(), closing });
  const server = createServer(http.callback());
  const { io, limits } = createGateway(server, { origins: foreignOrigins(config), trustProxy: config.trustProxy });
  const seats = new MatchSeats(store, presence);
  const matches = new MatchGateway(io, { tables, seats, limits, log, modules });
  const players = new Players({ store, tables, rooms, presence, log, pace: config.botPace });
  const roomGateway = new RoomGateway(io, { rooms, presence, log, closing, clock: (id) => players.clock(id) });
  players.onClock((code) => roomGateway.announce(code));
  watchMatches(io, { store, presence, log, games: games.keys() });
  tellMatches(rooms, presence, matches, log, closing);
  await players.wake();

  const stop = async () => {
    const answered = stopListening(server);
    players.close();
    await tables.close();
    await closeSockets(io);
    await answered;
    await store.close();
  };
  const close = () => {
    ending ??= stop();
    return ending;
  };
  return { server, log, parts: { tables, players }, close };
}

/** The log of the server. What could hold a secret is left out, wherever it may turn up. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const secrets = ['authorization', 'credentials', 'hostKey', 'seatKey', 'playerCredentials', 'cookie'];
  return pino({
    level: config.logLevel,
    redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  });
}

/**
 * Lets those at a match know who sits there and who is here, and takes the view from a seat whose key has changed. Those
 * who are sent away when the server stops come back elsewhere: nobody is told of them.
 */
function tellMatches(
  rooms: Rooms,
  presence: Presence,
  matches: MatchGateway,
  log: Logger,
  closing: () => boolean,
): void {
  const failed = (what: string) => (error: unknown) => {
    if (!closing()) log.error({ err: error }, what);
  };
  const announce = (matchId: string | null) => {
    if (matchId !== null && !closing()) matches.announceSeats(matchId).catch(failed('seats could not be announced'));
  };
  rooms.listen((after, before) => {
    if (before.matchId !== null) {
      for (const seat of changedKeys(after, before)) matches.dropSeat(before.matchId, seat);
    }
    announce(after.matchId);
  });
  presence.listen((code) => {
    if (!closing()) rooms.load(code).then((room) => announce(room.matchId), failed('a room could not be read'));
  });
}

function changedKeys(after: RoomRecord, before: RoomRecord): string[] {
  return before.seats.flatMap(({ seat, keyHash }) => {
    const now = after.seats.find((other) => other.seat === seat);
    return keyHash !== null && now?.keyHash !== keyHash ? seat : [];
  });
}

/** Takes no more connections. Resolves when the requests under way are answered, or have had their time. */
async function stopListening(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const timer = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/** Closes the transports after what they still have to send: clients take that for a lost network and come back. */
async function closeSockets(io: Sockets): Promise<void> {
  // The list is there to be used, but engine.io's types hide it.
  const { clients } = io.engine as unknown as { clients: Record<string, { close(): void }> };
  for (const client of Object.values(clients)) client.close();
  const latest = performance.now() + LAST_ANSWERS / 3;
  while (io.engine.clientsCount > 0 && performance.now() < latest) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  io.engine.close();
}
