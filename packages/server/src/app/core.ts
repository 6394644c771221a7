import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus/bus';
import { LocalHub } from '../cluster/bus/localBus';
import { Cluster } from '../cluster/cluster';
import type { Config } from '../config';
import type { Games } from '../games';
import type { RunningMatches } from '../match/api';
import { createRunningMatches } from '../match/runningMatches';
import { Hosting } from '../rooms/host/hosting';
import { Presence } from '../rooms/presence/presence';
import { Rooms } from '../rooms/rooms';
import { type OpenSpec, openStore } from '../store/open';
import type { Store } from '../store/store';

/** What everything else is built on: the store, the bus between servers, the matches and the rooms. */
export interface Core {
  config: Config;
  log: Logger;
  games: Games;
  store: Store;
  bus: Bus;
  matches: RunningMatches;
  presence: Presence;
  cluster: Cluster;
  rooms: Rooms;
  hosting: Hosting;
  /** Whether the server is shutting down. */
  closing: () => boolean;
}

/** How long a server waits for a database that starts together with it, in milliseconds. */
const DATABASE_START_TIMEOUT = 60_000;

/** What the core is made from; `writerThread` as the store takes it. */
type CoreSpec = Pick<Core, 'config' | 'log' | 'games' | 'closing'> & Pick<OpenSpec, 'writerThread'>;

export async function createCore({ writerThread, ...given }: CoreSpec): Promise<Core> {
  const { config, log, games } = given;
  const store = await openStore(config.databaseUrl, {
    exclusive: true,
    writerThread,
    patience: DATABASE_START_TIMEOUT,
    warn: (sentence) => log.warn(sentence),
  });
  const bus = config.redisUrl === null ? new LocalHub().join() : await redisBus(config.redisUrl, log);
  const matches = createRunningMatches({ store, bus, moduleById: (id) => games.load(id), log });
  const presence = new Presence();
  const cluster = new Cluster({ store, bus, presence, log });
  const { registry, subscriptions, remotePresence } = cluster;
  const { matchesPerHour } = config;
  const shared = { store, matches, games, presence, subscriptions, remotePresence, registry };
  const rooms = new Rooms({ ...shared, matchesPerHour });
  return {
    ...given,
    store,
    bus,
    matches,
    presence,
    cluster,
    rooms,
    hosting: new Hosting(rooms, presence, games),
  };
}

/** Loads what speaks to Redis only where there is one: it takes time and memory. */
async function redisBus(url: string, log: Logger): Promise<Bus> {
  const { openRedisBus } = await import('../cluster/bus/redisBus');
  return openRedisBus(url, log);
}
