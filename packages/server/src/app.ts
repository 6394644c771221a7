import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { type BackgroundSpec, createBackground } from './app/background';
import { createCore } from './app/core';
import { createEndpoints } from './app/endpoints';
import { createLog } from './app/log';
import { shutDown } from './app/shutdown';
import type { Config } from './config';
import { allGames, type Games } from './games';
import { createServers, type HttpServers } from './http/listen';
import type { RunningMatches } from './match/api';
import { Metrics } from './metrics/metrics';
import type { Players } from './players/players';
import type { Retention } from './rooms/lifecycle/retention';
import type { Store } from './store/store';

export interface AppSpec extends BackgroundSpec {
  config: Config;
  /** Folder of the built client; none serves the API only. */
  clientFolder?: string | null;
  /** The built thread that writes into SQLite; by default this thread does, and waits for the disk. */
  writerThread?: URL | undefined;
  /** The games on offer; all there are by default. */
  games?: Games;
  log?: Logger;
  /** What to answer on, which may listen already; by default servers that do not listen yet. */
  servers?: HttpServers;
}

/** A server that is ready to listen. */
export interface App {
  server: HttpServer;
  /** Serves the metrics; nothing unless the configuration names a port for it. */
  metrics: HttpServer | null;
  log: Logger;
  /** What is behind the addresses, for tests and proofs. */
  parts: { store: Store; matches: RunningMatches; players: Players; retention: Retention };
  /**
   * Shuts down gracefully: takes no more moves, waits for those under way, closes the connections so that clients
   * reconnect, then closes the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** Composes the server from its parts and takes up running matches. */
export async function createApp(spec: AppSpec): Promise<App> {
  const { config, games = allGames(), clientFolder = null, log = createLog(config) } = spec;
  let ending: Promise<void> | undefined;
  const core = await createCore({
    config,
    writerThread: spec.writerThread,
    log,
    games,
    closing: () => ending !== undefined,
  });
  const background = await createBackground(core, spec);
  const metrics = new Metrics();
  const servers = spec.servers ?? createServers(config);
  const io = createEndpoints(servers.server, core, { background, clientFolder, onRefusal: metrics.refused });
  const { store, bus, matches, cluster } = core;
  if (servers.metrics)
    metrics.serve(servers.metrics, {
      ...{ store, bus, matches, subscriptions: cluster.subscriptions, io },
      games: games.ids,
    });
  const { players, retention } = background;
  await cluster.start(matches, () => players.needed);
  retention.start();
  const close = () => {
    ending ??= shutDown({ core, background, servers, io });
    return ending;
  };
  return { ...servers, log, parts: { store, matches, players, retention }, close };
}
