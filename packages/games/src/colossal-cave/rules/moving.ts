import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { isBetween, ROOMS, type RoomId } from '../data/rooms';
import type { Board } from '../state';
import type { View } from '../view';
import { playerOf } from './board';

/** The destination, and whether the mover wants to be asked in the windows of the move. */
export type StepArgs = readonly [RoomId, { hold?: boolean }?];

/** R1.4, R4.4: why a player cannot step into this room. */
export function refuseStep(board: Board, seat: Seat, to: RoomId): Refusal | undefined {
  const from = playerOf(board, seat).room;
  if (!from || !ROOMS[from].neighbours.includes(to)) return refusal('NOT_ADJACENT', 'R1.4');
  if (board.closing && isBetween(from, to, 'wellHouse', 'cobbleCrawl')) return refusal('CAVE_CLOSED', 'R4.4');
  return undefined;
}

/** Every step, with `hold` where the mover has a card to answer with. */
export function* stepsFrom(view: View, seat: Seat): Generator<StepArgs> {
  const from = playerOf(view, seat).room;
  for (const room of from ? ROOMS[from].neighbours : []) {
    yield [room];
    if (view.hand.length > 0) yield [room, { hold: true }];
  }
}
