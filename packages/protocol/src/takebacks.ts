import type { Learned } from './learned';
import type { SeatView } from './roomSeats';
import type { Seat } from './seat';

/** How often a seat may ask for its last move back in a match. */
export const MOST_TAKE_BACKS = 3;

/** How long the others may think about it, in milliseconds. */
export const TAKE_BACK_LASTS = 30_000;

/** A request to take a move back. It is granted as soon as every seat has agreed. */
export interface TakebackView {
  /** Who asks. */
  seat: Seat;
  /** Those who have not answered yet. */
  awaited: Seat[];
  /** What the one who asks has seen since the move: another try knows it. */
  shown: readonly Learned[];
  /** Milliseconds until it lapses, at the time of sending. */
  remaining: number;
}

/** What of the seats of a room decides who must agree. */
type TakebackSeat = Pick<SeatView, 'seat' | 'kind' | 'standIn'>;

const isPlayedByServer = ({ kind, standIn }: TakebackSeat) => kind === 'bot' || standIn !== 'none';

/** Those whose yes a take-back needs where it is not free: every other seated person who plays. */
export function whoMustAgree<Kept extends TakebackSeat>(seats: readonly Kept[], asker: Seat | null): Kept[] {
  return seats.filter((one) => one.seat !== asker && one.kind === 'person' && !isPlayedByServer(one));
}

/**
 * Whether a seat that the server plays says no: where something was seen nobody may try again without everybody's yes,
 * and bots and stand-ins give none. They agree to everything else, and in a tutorial to all.
 */
export function botsObject(
  { seats, lesson }: { seats: readonly TakebackSeat[]; lesson?: true | undefined },
  asker: Seat | null,
  shown: readonly Learned[],
): boolean {
  if (shown.length === 0 || lesson) return false;
  return seats.some((one) => one.seat !== asker && isPlayedByServer(one));
}
