import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type BackgroundSpec, createBackground, startBackground } from './app/background';
import { createCore } from './app/core';
import { createEndpoints } from './app/endpoints';
import { createLog } from './app/log';
import { shutDown } from './app/shutdown';
import type { Config } from './config';
import type { DayBeat } from './days/dayBeat';
import type { DayMender } from './days/dayMender';
import { allGames, type Games } from './games';
import { createServers, type HttpServers } from './http/listen';
import type { MailBeat } from './mail/mailBeat';
import type { Matches } from './match/matches';
import { Metrics } from './metrics/metrics';
import type { DayCaller } from './notify/dayCaller';
import type { ServerSeats } from './players/serverSeats';
import type { Retention } from './rooms/lifecycle/retention';
import type { Store } from './store/store';

export interface AppSpec extends BackgroundSpec {
  config: Config;
  /** Folder of the built client; `null` serves the API only. */
  clientFolder?: string | null;
  /** The built thread that writes into SQLite; by default this thread writes, and blocks on the disk. */
  writerThread?: URL | undefined;
  /** The games on offer; all by default. */
  games?: Games;
  log?: Logger;
  /** Milliseconds since 1970 by the wall clock; the system clock by default. */
  wallTime?: () => number;
  /** Servers to answer on, which may already listen; by default new servers that do not listen yet. */
  servers?: HttpServers;
}

/** A server that is ready to listen. */
export interface App {
  server: HttpServer;
  /** Serves the metrics; `null` unless the configuration names a port for them. */
  metrics: HttpServer | null;
  log: Logger;
  /** Internal parts, for tests and proofs. */
  parts: {
    store: Store;
    matches: Matches;
    players: ServerSeats;
    retention: Retention;
    dayBeat: DayBeat;
    dayCaller: DayCaller;
    dayMender: DayMender;
    mailBeat: MailBeat | null;
  };
  /**
   * Shuts down gracefully: for `drainSeconds` only the health endpoints report it; then refuses further moves, waits for
   * pending ones, closes the connections so that clients reconnect, and closes the store. Further calls wait for the same shutdown.
   */
  close(): Promise<void>;
}

/** Composes the server from its parts and takes over running matches. */
export async function createApp(spec: AppSpec): Promise<App> {
  const { config, games = allGames(), clientFolder = null, log = createLog(config) } = spec;
  let ending: Promise<void> | undefined;
  let closing = false;
  const metrics = new Metrics();
  const core = await createCore({
    config,
    writerThread: spec.writerThread,
    log,
    games,
    wallTime: spec.wallTime ?? Date.now,
    counters: metrics.dayCounters,
    draining: () => ending !== undefined,
    closing: () => closing,
  });
  const background = await createBackground(core, spec);
  const servers = spec.servers ?? createServers(config);
  const onRefusal = (code: string) => {
    metrics.refused(code);
    if (code === 'STORE_DOWN') core.outage.refused();
  };
  const io = createEndpoints(servers.server, core, { background, clientFolder, onRefusal, onAnswer: metrics.answered });
  const { store, bus, matches, cluster } = core;
  if (servers.metrics)
    metrics.serve(servers.metrics, {
      ...{ store, bus, matches, subscriptions: cluster.subscriptions, io, wallTime: core.wallTime },
      games: games.ids,
    });
  const { players, retention, dayBeat, dayCaller, dayMender, mail } = background;
  await cluster.start(matches, core.chat, () => players.needed);
  await background.blocks.start();
  startBackground(background);
  const end = async () => {
    if (config.drainSeconds > 0) await pause(config.drainSeconds * 1000);
    closing = true;
    await shutDown({ core, background, servers, io });
  };
  const close = () => {
    ending ??= end();
    return ending;
  };
  return {
    ...servers,
    log,
    parts: { store, matches, players, retention, dayBeat, dayCaller, dayMender, mailBeat: mail.beat },
    close,
  };
}
