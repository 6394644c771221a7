import type { SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { call } from '../../net/api/call';
import {
  browserIdIn,
  formerSeat,
  type HeldSeat,
  heldSeat,
  keepPlayerName,
  keysOf,
  showSeat,
  withoutFormer,
} from '../../state/roomKeys';
import { attempt } from './attempt';
import { moveHostRoleToSeat } from './moveHostRoleToSeat';
import type { SeatActions } from './roomHandle';
import type { RoomKeyStore } from './useRoomKeys';

export interface SeatContext extends Pick<RoomKeyStore, 'keys' | 'change'> {
  code: string;
  /** Undefined before the first answer. */
  room: RoomView | undefined;
}

/** Takes a seat on this device beside those that are held; `take` sends the request. */
export type JoinDevice = (take: () => Promise<SeatTaken>, former?: HeldSeat) => Promise<void>;

/** Takes a seat on this device, after the role of the host was bound to a seat. */
export const takeSeatHere =
  ({ code, room, change }: SeatContext): JoinDevice =>
  async (take, former) => {
    const before = keysOf(code);
    const bound = room ? await moveHostRoleToSeat(before, room) : before;
    if (bound.hostKey !== before.hostKey) change(() => bound);
    const taken = await take();
    change((known) => showSeat(withoutFormer(known, former), heldSeat(taken)));
  };

/** Returns the actions for taking and showing seats. */
export function seatActions(context: SeatContext, join: JoinDevice): SeatActions {
  const { keys, change, code } = context;
  const held = keys.seats;
  return {
    sit: (at, name) =>
      attempt(async () => {
        const called = name.trim();
        const former = formerSeat(keysOf(code), called);
        const to = { code, seat: at, key: former?.seatKey };
        const who = { name: called, browser: browserIdIn(code) };
        await join(() => call('POST /api/rooms/:code/seats/:seat/sit', to, who), former);
        if (held.length === 0) keepPlayerName(called);
      }),
    show: (at) => {
      const wanted = held.find((seat) => seat.seat === at);
      if (wanted) change((known) => showSeat(known, wanted));
    },
  };
}
