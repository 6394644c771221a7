import type { AnyModule } from '@lantern/games/module';
import { type Logger, pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { type Games, gamesOf } from '../games';
import { Matches } from '../match/matches';
import { Viewers } from '../players/viewers';
import { Deals } from '../rooms/deals';
import { Hosting } from '../rooms/host/hosting';
import { Orders } from '../rooms/personal/orders';
import { Presence } from '../rooms/presence/presence';
import { Rooms } from '../rooms/rooms';
import type { Store } from '../store/store';
import { ForbiddenWords } from '../words/forbiddenWords';
import { memoryStore } from './stores';
import { toy } from './toy';

/** The parts of a server that rooms need, with a database in memory and no network, so that time can be faked. */
export interface RoomParts {
  store: Store;
  games: Games;
  matches: Matches;
  presence: Presence;
  viewers: Viewers;
  subscriptions: RoomSubscriptions;
  rooms: Rooms;
  deals: Deals;
  hosting: Hosting;
  orders: Orders;
  words: ForbiddenWords;
  /** Has this server's id. */
  registry: { id: string };
  log: Logger;
  close(): Promise<void>;
}

/** Creates rooms of the toy game, or of another game. */
export function openRoomParts(module: AnyModule = toy): RoomParts {
  const log = pino({ level: 'silent' });
  const store = memoryStore();
  const bus = new LocalHub().join();
  const games = gamesOf([module]);
  const presence = new Presence();
  const subscriptions = new RoomSubscriptions({ store, bus, remotePresence: null, failed: () => {} });
  const matches = new Matches({ store, bus, log, moduleById: (id) => games.load(id) });
  const registry = { id: 'here' };
  const words = new ForbiddenWords();
  const shared = { store, matches, games, presence, subscriptions, words };
  const rooms = new Rooms({ ...shared, remotePresence: null });
  const deals = new Deals({ rooms, matches, games, subscriptions, registry, matchesPerHour: 60 });
  const orders = new Orders({ store, rooms, matches, games });
  const close = async () => {
    await matches.close();
    await store.close();
  };
  return {
    store,
    games,
    matches,
    presence,
    viewers: new Viewers(),
    subscriptions,
    rooms,
    deals,
    hosting: new Hosting(rooms, presence, games),
    orders,
    words,
    registry,
    log,
    close,
  };
}

/** Fakes timers and clocks until `jest.useRealTimers()`. `setImmediate` and the like stay real. */
export function fakeTime(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
}

/** Lets fake time pass, and waits until everything pending is done. */
export async function pass(milliseconds: number): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
