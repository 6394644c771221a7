import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { VoteView } from '@lantern/protocol/votes';

/** Whether a seat is in favour; false without an open vote, and for spectators. */
export const hasVoted = (vote: VoteView | undefined, seat: Seat | null): boolean =>
  seat !== null && (vote?.by.includes(seat) ?? false);

/** The names of those in favour. */
export const votersOf = ({ by }: VoteView, { seats }: Pick<RoomView, 'seats'>): string[] =>
  seats.filter(({ seat }) => by.includes(seat)).map(({ name }) => name);
