import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';

/** Whether a seat may ask for a hint now: it owes a decision, and nobody plays against it but bots. */
export function mayHint({ seats }: Pick<RoomView, 'seats'>, view: CommonView, seat: Seat | null): boolean {
  return seat !== null && view.mustDecide && seats.every((one) => one.seat === seat || one.kind === 'bot');
}
