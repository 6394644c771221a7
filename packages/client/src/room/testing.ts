import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Socket } from 'socket.io-client';
import { ChatConnection } from '../net/room/ChatConnection';
import type { RoomHandle } from './connection/roomHandle';

export const seatOf = (seat: string, name: string, more: Partial<SeatView> = {}): SeatView => ({
  seat,
  kind: name === '' ? 'empty' : 'person',
  name,
  person: name === '' ? null : Number(seat) + 1,
  here: name !== '',
  standIn: 'none',
  ...more,
});

/** Returns a room in which Ana and Ben play Crystal City Catan. */
export const roomWith = (more: Partial<RoomView> = {}): RoomView => ({
  code: 'K7WQ3H',
  version: 1,
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

type Known = Partial<Omit<RoomHandle, 'act'>> & { act?: Partial<RoomHandle['act']> };

/** Returns a handle that records its calls; its actions succeed unless `more` overrides them. */
export function handleOf({ act = {}, ...more }: Known = {}): { handle: RoomHandle; asked: unknown[][] } {
  const asked: unknown[][] = [];
  const held = [{ seat: '0', seatKey: 'key' }];
  const known: Partial<RoomHandle> = {
    code: 'K7WQ3H',
    status: 'here',
    waits: { seats: {}, host: null },
    dayClock: undefined,
    marks: null,
    ...held[0],
    held,
    requestedSeat: undefined,
    lost: undefined,
    alsoElsewhere: false,
    host: true,
    hostKey: 'host',
    hostAway: false,
    // A chat without messages.
    chat: new ChatConnection({ on() {} } as unknown as Socket),
    ...more,
  };
  const recording = <Of extends object>(of: Of): Of =>
    new Proxy(of, {
      get: (target, name) => {
        if (name in target) return target[name as keyof Of];
        return async (...args: unknown[]) => {
          asked.push([name, ...args]);
          return true;
        };
      },
    });
  return { handle: recording({ ...known, act: recording(act) }) as RoomHandle, asked };
}
