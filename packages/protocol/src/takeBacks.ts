import type { Learned } from './learned';
import type { SeatView } from './roomSeats';
import type { Seat } from './seat';
import { DAY } from './timeUnits';

/** Maximum number of requests for a take-back by a seat in one match. */
export const MOST_TAKE_BACKS = 3;

/** How long the others may consider a request, in milliseconds. */
export const TAKE_BACK_LASTS = { inOneGo: 30_000, overDays: DAY };

/** A request for a take-back. It is granted once every seat has agreed. */
export interface TakeBackView {
  /** The asking seat. */
  seat: Seat;
  /** The seats that have not answered. */
  awaited: Seat[];
  /** Information the asking player has learned since the move, and could use in another attempt. */
  shown: readonly Learned[];
  /** Milliseconds until it expires, at the time of sending. */
  remaining: number;
}

/** The properties of a seat that decide whether it must agree. */
type TakeBackSeat = Pick<SeatView, 'seat' | 'kind' | 'standIn'>;

const isPlayedByServer = ({ kind, standIn }: TakeBackSeat) => kind === 'bot' || standIn !== 'none';

/** The seats that must agree to a take-back that is not free: every other person who plays. */
export function whoMustAgree<Kept extends TakeBackSeat>(seats: readonly Kept[], asker: Seat | null): Kept[] {
  return seats.filter((seat) => seat.seat !== asker && seat.kind === 'person' && !isPlayedByServer(seat));
}

/**
 * Whether a seat played by the server objects. If the asking player has learned something, nobody may try again without
 * everybody's consent, which bots and stand-ins never give. They agree to everything else.
 */
export function botsObject(seats: readonly TakeBackSeat[], asker: Seat | null, shown: readonly Learned[]): boolean {
  if (shown.length === 0) return false;
  return seats.some((seat) => seat.seat !== asker && isPlayedByServer(seat));
}
