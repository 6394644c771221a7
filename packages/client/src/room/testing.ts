import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Socket } from 'socket.io-client';
import { ChatConnection } from '../net/room/ChatConnection';
import type { RoomHandle } from './connection/roomHandle';

/** A seat of a room for tests. */
export const seatOf = (seat: string, name: string, more: Partial<SeatView> = {}): SeatView => ({
  seat,
  kind: name === '' ? 'empty' : 'person',
  name,
  person: name === '' ? null : Number(seat) + 1,
  here: name !== '',
  standIn: 'none',
  ...more,
});

/** A room for tests: Ana and Ben sit at Crystal City Catan. */
export const roomWith = (more: Partial<RoomView> = {}): RoomView => ({
  code: 'K7WQ3H',
  game: 'crystal-city-catan',
  options: {},
  listed: false,
  state: 'open',
  seats: [seatOf('0', 'Ana'), seatOf('1', 'Ben')],
  watchers: [],
  watcherCount: 0,
  matchId: null,
  exchange: null,
  reveals: true,
  locked: false,
  paused: false,
  absence: { after: null, by: 'default' },
  hints: false,
  pace: 'normal',
  votes: [],
  takeBack: null,
  seatRequests: [],
  history: [],
  hostSeat: '0',
  hostHere: true,
  talk: { watchers: 'together', muted: [] },
  createdAt: 0,
  ...more,
});

/** A handle that writes down what it is asked for, and is granted everything. */
export function handleOf(more: Partial<RoomHandle> = {}): { handle: RoomHandle; asked: unknown[][] } {
  const asked: unknown[][] = [];
  const held = [{ seat: '0', seatKey: 'key' }];
  const known: Partial<RoomHandle> = {
    code: 'K7WQ3H',
    status: 'here',
    waits: { seats: {}, host: null },
    ...held[0],
    held,
    requestedSeat: undefined,
    alsoElsewhere: false,
    host: true,
    hostKey: 'host',
    hostAway: false,
    // Nobody ever says anything.
    chat: new ChatConnection({ on() {} } as unknown as Socket),
    ...more,
  };
  const handle = new Proxy(known, {
    get: (target, name) => {
      if (name in target) return target[name as keyof RoomHandle];
      return async (...args: unknown[]) => {
        asked.push([name, ...args]);
        return true;
      };
    },
  });
  return { handle: handle as RoomHandle, asked };
}
