import type { SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import * as api from '../../net/api/rooms';
import {
  browserIdIn,
  dropSeat,
  formerSeat,
  type HeldSeat,
  heldSeat,
  keepPlayerName,
  keysOf,
  showSeat,
  withoutFormer,
} from '../../state/roomKeys';
import { attempt } from './attempt';
import { bindHostToSeat } from './bindHostToSeat';
import type { SeatActions } from './roomHandle';
import type { RoomKeyStore } from './useRoomKeys';

export interface SeatContext extends Pick<RoomKeyStore, 'keys' | 'change'> {
  code: string;
  /** Nothing before the first answer. */
  room: RoomView | undefined;
  /** The seat that is shown. */
  seat: Seat | null;
}

/** Takes a seat at this device, beside those that are held; `take` asks the server for it. */
export type JoinDevice = (take: () => Promise<SeatTaken>, former?: HeldSeat) => Promise<void>;

/** What a device does before and after it takes a seat: the host's role is bound to a seat first. */
export const joinDevice =
  ({ code, room, change }: SeatContext): JoinDevice =>
  async (take, former) => {
    const before = keysOf(code);
    const bound = room ? await bindHostToSeat(before, room) : before;
    if (bound.hostKey !== before.hostKey) change(() => bound);
    const taken = await take();
    change((known) => showSeat(withoutFormer(known, former), heldSeat(taken)));
  };

/** How seats are taken, left and shown in this browser. */
export function seatActions(context: SeatContext, join: JoinDevice): SeatActions {
  const { keys, change, code, seat } = context;
  const held = keys.seats;
  return {
    sit: (at, name) =>
      attempt(async () => {
        const called = name.trim();
        const former = formerSeat(keysOf(code), called);
        const who = { name: called, browser: browserIdIn(code), formerKey: former?.seatKey };
        await join(() => api.sit(code, at, who), former);
        if (held.length === 0) keepPlayerName(called);
      }),
    requestSeat: (at, name) => attempt(() => requestSeat(context, at, name.trim())),
    withdrawSeatRequest: () =>
      attempt(async () => {
        const { asked, ...rest } = keysOf(code);
        change(() => rest);
        if (asked) await api.answerSeat(code, asked.request, false, asked.seatKey);
      }),
    stand: (at = seat ?? '') =>
      attempt(async () => {
        const left = held.find((one) => one.seat === at);
        if (left) await stand(context, left);
      }),
    show: (at) => {
      const wanted = held.find((one) => one.seat === at);
      if (wanted) change((known) => showSeat(known, wanted));
    },
  };
}

async function requestSeat({ code, keys, change }: SeatContext, seat: Seat, name: string): Promise<void> {
  const formerKey = formerSeat(keys, name)?.seatKey;
  const { request, seatKey } = await api.askForSeat(code, seat, { name, browser: browserIdIn(code), formerKey });
  change((known) => ({ ...known, asked: { request, seat, seatKey, name } }));
  keepPlayerName(name);
}

async function stand({ code, change }: SeatContext, left: HeldSeat): Promise<void> {
  // The key goes first, so that the freed seat is not taken for one that was given up by the host.
  change((known) => dropSeat(known, left.seatKey));
  try {
    await api.stand(code, left.seat, left.seatKey);
  } catch (error) {
    change((known) => showSeat(known, left));
    throw error;
  }
}
