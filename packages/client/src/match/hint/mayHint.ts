import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';

/** Whether somebody else than bots plays beside a seat: then hints need the host's leave, and are told. */
export function playsWithPeople({ seats }: Pick<RoomView, 'seats'>, seat: Seat): boolean {
  return seats.some((one) => one.seat !== seat && one.kind !== 'bot');
}

/** Whether a seat may ask for a hint now: it owes a decision, and plays with bots alone or where hints are allowed. */
export function mayHint(room: Pick<RoomView, 'seats' | 'hints'>, view: CommonView, seat: Seat | null): boolean {
  return seat !== null && view.mustDecide && (room.hints || !playsWithPeople(room, seat));
}
