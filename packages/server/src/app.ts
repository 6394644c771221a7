import type { Server as HttpServer } from 'node:http';
import { modules as shelf } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { destination, type Logger, pino } from 'pino';
import type { Server as Sockets } from 'socket.io';
import type { Bus } from './cluster/bus/bus';
import { LocalHub } from './cluster/bus/localBus';
import { openRedisBus } from './cluster/bus/redisBus';
import { Cluster } from './cluster/cluster';
import { type Config, foreignOrigins } from './config';
import { MatchGateway } from './gateway/matchGateway';
import { watchMatches } from './gateway/matchPresence';
import { RoomGateway } from './gateway/roomGateway';
import { tellMatches } from './gateway/seatBroadcast';
import { createGateway } from './gateway/socketServer';
import { createHttp } from './http/http';
import { createServers, type HttpServers } from './http/listen';
import type { RunningMatches } from './match/api';
import { createTables } from './match/runningMatches';
import { Metrics } from './metrics/metrics';
import { TurnNotifier } from './notify/turnNotifier';
import { WebPush } from './notify/webPush';
import { Players } from './players/players';
import { ReplayService } from './replay/replayService';
import { CodeGuesses } from './rooms/access/codeGuesses';
import { Hosting } from './rooms/host/hosting';
import { HOST_PATIENCE, HostSuccession } from './rooms/host/hostSuccession';
import { followDeletions } from './rooms/lifecycle/deletions';
import { IdleSuspension, SUSPENDED_AFTER } from './rooms/lifecycle/idleSuspension';
import { Retention } from './rooms/lifecycle/retention';
import { TUTORIAL_KEPT, TutorialCleanup } from './rooms/lifecycle/tutorialCleanup';
import { Lobby } from './rooms/lobby';
import { Presence } from './rooms/presence/presence';
import { Rooms } from './rooms/rooms';
import { MatchSeats } from './rooms/seats/matchSeats';
import { SeatRequests } from './rooms/seats/seatRequests';
import { Takebacks } from './rooms/takeback/takebacks';
import { TimeOuts } from './rooms/votes/timeOuts';
import { openStore } from './store/open';
import type { RoomRecord, Store } from './store/store';

export interface AppSpec {
  config: Config;
  /** Folder of the built client; none serves the API only. */
  clientFolder?: string | null;
  /** The games on offer; those of the shelf by default. */
  modules?: readonly AnyModule[];
  log?: Logger;
  /** What to answer on, which may listen already; by default what listens to nothing yet. */
  servers?: HttpServers;
  /** How long a host is waited for before the role passes on, in milliseconds. */
  hostPatience?: number;
  /** How long the room of a lesson is kept that everybody has left, in milliseconds. */
  lessonPatience?: number;
  /** How long a match goes on in whose room nobody is any more, in milliseconds. */
  desertedAfter?: number;
  /** How long somebody is waited for before they are called through Web Push, in milliseconds. */
  callPatience?: number;
}

/** A server that is ready to listen. */
export interface App {
  server: HttpServer;
  /** Tells the metrics; nothing unless the configuration names a port for it. */
  metrics: HttpServer | null;
  log: Logger;
  /** What is behind the addresses, for those who prove the server. */
  parts: { store: Store; tables: RunningMatches; players: Players; retention: Retention };
  /**
   * Stops cleanly: takes no more moves, waits for those under way, closes the connections so that clients come back,
   * then closes the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** How long somebody is waited for before they are called through Web Push, in milliseconds. */
const CALL_PATIENCE = 8_000;

/** How long answers under way may take at the end, in milliseconds. */
const LAST_ANSWERS = 3000;

/** How long a server waits for a database that starts together with it, in milliseconds. */
const DATABASE_STARTS = 60_000;

/** Puts the parts of the server together and takes up running matches. */
export async function createApp(spec: AppSpec): Promise<App> {
  const { config, modules = shelf, clientFolder = null, hostPatience = HOST_PATIENCE } = spec;
  const { lessonPatience = TUTORIAL_KEPT, desertedAfter = SUSPENDED_AFTER } = spec;
  const log = spec.log ?? createLog(config);
  const games = new Map(modules.map((module) => [module.id, module]));
  const store = await openStore(config.databaseUrl, {
    exclusive: true,
    patience: DATABASE_STARTS,
    warn: (sentence) => log.warn(sentence),
  });
  const bus = config.redisUrl === null ? new LocalHub().join() : openRedisBus(config.redisUrl, log);
  const tables = createTables({ store, bus, moduleById: (id) => games.get(id), log });
  const presence = new Presence();
  const company = new Cluster({ store, bus, presence: presence, log });
  const { registry: servers, subscriptions: attention, remotePresence: elsewhere, chat: conversations } = company;
  const { matchesPerHour } = config;
  const rooms = new Rooms({ store, tables, games, presence, attention, elsewhere, servers, matchesPerHour });
  const codes = new CodeGuesses(rooms, attention);
  const hosting = new Hosting(rooms, presence);
  const takeBacks = new Takebacks({
    ...{ rooms, tables, attention },
    failed: (error) => log.warn({ err: error }, 'a request for a take-back could not be ended'),
  });
  const lobby = new Lobby({ store, tables, games, rooms });
  const pasts = new ReplayService({ rooms, tables, store });
  let ending: Promise<void> | undefined;
  const closing = () => ending !== undefined;
  const metrics = new Metrics();
  const onRefusal = metrics.refused;

  const calls = config.pushServices.length > 0;
  const caller = calls ? await WebPush.open(store.push, config.publicUrl, log) : null;
  const summons =
    caller &&
    new TurnNotifier({
      ...{ rooms, tables, presence, attention, servers, caller, log },
      store: store.push,
      services: config.pushServices,
      patience: spec.callPatience ?? CALL_PATIENCE,
    });

  const http = createHttp({
    config,
    log,
    rooms,
    codes,
    hosting,
    takeBacks,
    seatRequests: new SeatRequests(rooms),
    timeOuts: new TimeOuts({ rooms, tables }),
    lobby,
    pasts,
    push: summons && { summons, publicKey: caller.publicKey },
    clientFolder,
    ready: () => store.ready(),
    closing,
    onRefusal,
  });
  const { server, metrics: metricsServer } = spec.servers ?? createServers(config);
  server.on('request', http.callback());
  const { io, limits } = createGateway(server, {
    origins: foreignOrigins(config),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    outgoingBuffer: config.outgoingBuffer,
    limits: { connectionsPerRoom: config.connectionsPerRoom },
  });
  const seats = new MatchSeats(store, rooms);
  const attend = (code: string) => attention.subscribe(code);
  const standstill = (code: string, matchId: string) => rooms.standstill(code, matchId);
  const matches = new MatchGateway(io, { tables, seats, standstill, attend, limits, log, onRefusal, modules });
  const players = new Players({ tables, rooms, hosting, presence, attention, servers, log, pace: config.botPace });
  const clock = (id: string | null) => players.clock(id);
  const hostWatch = new HostSuccession({ rooms, presence, attention, log, patience: hostPatience });
  const lessons = new TutorialCleanup({ rooms, presence, attention, log, patience: lessonPatience });
  const desertions = new IdleSuspension({ rooms, presence, attention, servers, log, patience: desertedAfter });
  const waits = (room: RoomRecord) => ({ seats: players.awaited(room), host: hostWatch.of(room) });
  const roomGateway = new RoomGateway(io, {
    ...{ codes, presence, attention, conversations, limits, log, onRefusal, closing, clock, waits },
  });
  players.onTimes((code) => roomGateway.announce(code));
  watchMatches(io, { store, presence, log, games: games.keys() });
  tellMatches({ attention, presence, matches, log, closing });
  if (metricsServer) metrics.serve(metricsServer, { store, bus, tables, attention, io });
  followDeletions({ attention, tables, log });
  const retention = new Retention({ store, presence, attention, elsewhere, keep: config.keep, log });
  await company.begin(tables, () => players.needed);
  retention.begin();

  const close = () => {
    ending ??= stop({
      server,
      metrics: metricsServer,
      io,
      store,
      bus,
      tables,
      players,
      hostWatch,
      lessons,
      desertions,
      company,
      retention,
      summons,
    });
    return ending;
  };
  return { server, metrics: metricsServer, log, parts: { store, tables, players, retention }, close };
}

interface Running {
  server: HttpServer;
  metrics: HttpServer | null;
  io: Sockets;
  store: Store;
  bus: Bus;
  tables: RunningMatches;
  players: Players;
  hostWatch: HostSuccession;
  lessons: TutorialCleanup;
  desertions: IdleSuspension;
  company: Cluster;
  retention: Retention;
  summons: TurnNotifier | null;
}

async function stop({
  server,
  metrics,
  io,
  store,
  bus,
  tables,
  players,
  hostWatch,
  lessons,
  desertions,
  company,
  retention,
  summons,
}: Running): Promise<void> {
  const answered = stopListening(server);
  retention.rest();
  company.rest();
  const played = players.close();
  hostWatch.close();
  lessons.close();
  desertions.close();
  summons?.close();
  await tables.close();
  await played;
  await company.leave();
  await closeSockets(io);
  await answered;
  if (metrics) await stopListening(metrics);
  await bus.close();
  await store.close();
}

/** As much of a log that cannot be written is kept for later, in bytes. */
const UNWRITTEN = 1_000_000;

/**
 * The log of the server, on its standard output. What could hold a secret is left out, wherever it may turn up. A log that
 * finds the disk full stops nobody from playing; it is written at once, lest the rest of it hold up the end of the process.
 */
function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const secrets = ['authorization', 'credentials', 'hostKey', 'seatKey', 'playerCredentials', 'cookie'];
  const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const output = destination({ dest: process.stdout.fd, maxLength: UNWRITTEN, sync: true });
  output.on('error', () => {});
  return pino({ level: config.logLevel, redact }, output);
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
