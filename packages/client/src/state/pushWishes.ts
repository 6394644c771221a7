import type { Seat } from '@lantern/protocol/seat';
import { keysOf, knownRooms } from './roomKeys';
import { forget, keep, recall } from './storage';

/** A seat of this browser with its key. */
export interface OwnSeat {
  code: string;
  seat: Seat;
  seatKey: string;
}

const kept = (code: string): string => `push.${code}`;

/** Whether this browser has asked for notifications for the seat; with a new key it must ask again. */
export const isWished = ({ code, seatKey }: OwnSeat): boolean => recall<string>(kept(code)) === seatKey;

export const keepWish = ({ code, seatKey }: OwnSeat): void => keep(kept(code), seatKey);

export const forgetWish = (code: string): void => forget(kept(code));

/** The seats in all rooms for which this browser has asked for notifications. */
export const pushWishes = (): readonly OwnSeat[] =>
  knownRooms()
    .flatMap(({ code }) => keysOf(code).seats.map(({ seat, seatKey }) => ({ code, seat, seatKey })))
    .filter(isWished);
