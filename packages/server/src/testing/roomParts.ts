import { type Logger, pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { RunningMatches } from '../match/api';
import { createTables } from '../match/runningMatches';
import { Presence } from '../rooms/presence/presence';
import { Rooms } from '../rooms/rooms';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { toy } from './toy';

/** The parts of a server that care for rooms, with a database in memory and without the net: so its time can be faked. */
export interface RoomParts {
  store: Store;
  tables: RunningMatches;
  presence: Presence;
  attention: RoomSubscriptions;
  rooms: Rooms;
  /** This server in the roll. */
  servers: { id: string };
  log: Logger;
  close(): Promise<void>;
}

/** Rooms of the toy. */
export function openRoomParts(): RoomParts {
  const log = pino({ level: 'silent' });
  const store = openSqlite(':memory:');
  const bus = new LocalHub().join();
  const games = new Map([['toy', toy]]);
  const presence = new Presence();
  const attention = new RoomSubscriptions({ store, bus, elsewhere: null, failed: () => {} });
  const tables = createTables({ store, bus, log, moduleById: (id) => games.get(id) });
  const servers = { id: 'here' };
  const parts = { store, tables, games, presence, attention, elsewhere: null, servers, matchesPerHour: 60 };
  const rooms = new Rooms(parts);
  const close = async () => {
    await tables.close();
    await store.close();
  };
  return { store, tables, presence, attention, rooms, servers, log, close };
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
