import type { Logger } from 'pino';
import type { Bus } from '../cluster/bus/bus';
import { LocalHub } from '../cluster/bus/localBus';
import { Cluster } from '../cluster/cluster';
import type { Config } from '../config';
import type { Games } from '../games';
import { Matches } from '../match/matches';
import type { DayCounters } from '../metrics/dayCounters';
import { levelOf } from '../refusals';
import { Chat } from '../rooms/chat/chat';
import { Deals } from '../rooms/deals';
import { Hosting } from '../rooms/host/hosting';
import { Presence } from '../rooms/presence/presence';
import { Rooms } from '../rooms/rooms';
import { type OpenSpec, openStore } from '../store/open';
import { Outage } from '../store/outage';
import type { Store } from '../store/store';
import { type ForbiddenWords, readForbiddenWords } from '../words/forbiddenWords';

/** The base of all other parts: the store, the bus between servers, the matches and the rooms. */
export interface Core {
  config: Config;
  log: Logger;
  games: Games;
  store: Store;
  outage: Outage;
  bus: Bus;
  matches: Matches;
  presence: Presence;
  cluster: Cluster;
  chat: Chat;
  rooms: Rooms;
  deals: Deals;
  hosting: Hosting;
  words: ForbiddenWords;
  /** Milliseconds since 1970 by the wall clock, for deadlines over days. */
  wallTime: () => number;
  /** Whether the server is about to shut down, and should get no new connections. */
  draining: () => boolean;
  counters: DayCounters;
  /** Whether the server is shutting down. */
  closing: () => boolean;
}

/** How long to wait for a database that starts together with the server, in milliseconds. */
const DATABASE_START_TIMEOUT = 60_000;

/** The dependencies of the core; `writerThread` as for the store. */
type CoreSpec = Pick<Core, 'config' | 'log' | 'games' | 'draining' | 'closing' | 'wallTime' | 'counters'> &
  Pick<OpenSpec, 'writerThread'>;

export async function createCore({ writerThread, ...given }: CoreSpec): Promise<Core> {
  const { config, log, games, wallTime } = given;
  const words = readForbiddenWords(config.wordsFile);
  const outage = new Outage(log);
  const store = await openStore(config.databaseUrl, {
    exclusive: true,
    events: outage,
    writerThread,
    patience: DATABASE_START_TIMEOUT,
    warn: (sentence) => log.warn(sentence),
    info: (sentence) => log.info(sentence),
  });
  const bus = config.redisUrl === null ? new LocalHub().join() : await redisBus(config.redisUrl, log);
  const matches = new Matches({ store, bus, moduleById: (id) => games.load(id), log, wallTime });
  const presence = new Presence();
  const cluster = new Cluster({ store, bus, presence, log });
  const { registry, subscriptions, remotePresence } = cluster;
  const { matchesPerHour } = config;
  const shared = { store, matches, games, presence, subscriptions, remotePresence, words };
  const unheard = (error: unknown) => {
    if (!given.closing()) log[levelOf(error, 'warn')]({ err: error }, 'chat messages could not be read');
  };
  const rooms = new Rooms(shared);
  return {
    ...given,
    store,
    outage,
    bus,
    matches,
    presence,
    cluster,
    chat: new Chat({ store, bus, words, subscriptions, failed: unheard }),
    rooms,
    deals: new Deals({ rooms, matches, games, subscriptions, registry, matchesPerHour }),
    words,
    hosting: new Hosting(rooms, presence, games),
  };
}

/** Loads the Redis client on demand, which takes time and memory. */
async function redisBus(url: string, log: Logger): Promise<Bus> {
  const { openRedisBus } = await import('../cluster/bus/redisBus');
  return openRedisBus(url, log);
}
