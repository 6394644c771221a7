import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';

/** Whether a seat plays with other people: then hints need the permission of the host, and the others are notified. */
export function playsWithPeople({ seats }: Pick<RoomView, 'seats'>, seat: Seat): boolean {
  return seats.some((seatView) => seatView.seat !== seat && seatView.kind !== 'bot');
}

/** Whether a seat may ask for a hint now: it has to decide, and plays with bots only or in a room that allows hints. */
export function mayHint(room: Pick<RoomView, 'seats' | 'hints'>, view: CommonView, seat: Seat | null): boolean {
  return seat !== null && view.mustDecide && (room.hints || !playsWithPeople(room, seat));
}
