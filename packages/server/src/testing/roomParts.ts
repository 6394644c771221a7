import type { AnyModule } from '@lantern/games/module';
import { type Logger, pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { gamesOf } from '../games';
import type { RunningMatches } from '../match/api';
import { createRunningMatches } from '../match/runningMatches';
import { Presence } from '../rooms/presence/presence';
import { Rooms } from '../rooms/rooms';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { toy } from './toy';

/** The parts of a server that rooms need, with a database in memory and no network, so that time can be faked. */
export interface RoomParts {
  store: Store;
  matches: RunningMatches;
  presence: Presence;
  subscriptions: RoomSubscriptions;
  rooms: Rooms;
  /** This server's id. */
  registry: { id: string };
  log: Logger;
  close(): Promise<void>;
}

/** Rooms of the toy, or of another game. */
export function openRoomParts(module: AnyModule = toy): RoomParts {
  const log = pino({ level: 'silent' });
  const store = openSqlite(':memory:');
  const bus = new LocalHub().join();
  const games = gamesOf([module]);
  const presence = new Presence();
  const subscriptions = new RoomSubscriptions({ store, bus, remotePresence: null, failed: () => {} });
  const matches = createRunningMatches({ store, bus, log, moduleById: (id) => games.load(id) });
  const registry = { id: 'here' };
  const parts = { store, matches, games, presence, subscriptions, remotePresence: null, registry, matchesPerHour: 60 };
  const rooms = new Rooms(parts);
  const close = async () => {
    await matches.close();
    await store.close();
  };
  return { store, matches, presence, subscriptions, rooms, registry, log, close };
}

/** Fakes the timers and the time that passes, until `jest.useRealTimers()`; what is done at once stays real. */
export function fakeTime(): void {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
}

/** Lets so many milliseconds of faked time pass; what is under way then has come to its end. */
export async function pass(milliseconds: number): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
