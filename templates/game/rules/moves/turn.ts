import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Stage } from '../state';
import type { View } from '../view';

/** Returns the refusal of a move of a stage if the seat is in another stage; otherwise undefined. */
export function notNow({ result, stages }: View, seat: Seat, stage: Stage): Refusal | undefined {
  if (result) return refusal('GAME_OVER', 'R4');
  if (stages[seat] === undefined) return refusal('NOT_YOUR_DECISION', 'R1');
  return stages[seat] === stage ? undefined : refusal('WRONG_STEP', 'R1');
}
