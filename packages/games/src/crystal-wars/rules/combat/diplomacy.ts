import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../../kit/move';
import type { PieceKind } from '../../data/pieces';
import type { Square } from '../../data/squares';
import type { Board, State, Unit } from '../../state';
import { isMetropolis, settlementAt, unitAt } from '../squares';
import { exchange, inStock } from '../stock';
import { record } from '../story';
import { enemyAt, markFought, refuseActor, refuseDistant } from './participants';
import { capture, capturedAs, refuseOccupied, refuseSettlement } from './sieges';

/** The highest roll that wins over a unit (R16.3). */
export const PERSUADES = 3;
/** The highest roll that wins over a settlement (R16.4). */
export const SABOTAGES = 1;

/** R16.3. */
export function refusePersuasion(board: Board, seat: Seat, from: Square, target: Square): Refusal | undefined {
  return (
    refuseActor(board, seat, from, true) ??
    (enemyAt(board, seat, target) ? undefined : refusal('NO_ENEMY', 'R16.3')) ??
    refuseDistant(board, from, target) ??
    (isMetropolis(board, target) ? refusal('METRO_SQUARE', 'R14.4') : undefined) ??
    refuseWithoutPiece(board, seat, (enemyAt(board, seat, target) as Unit).kind)
  );
}

/** R16.3: on a low roll the unit changes sides where it stands; it cannot act in this turn. */
export function persuade({ state, random }: MoveContext<State>, from: Square, target: Square): void {
  const { owner: seat } = unitAt(state, from) as Unit;
  const { owner, kind } = unitAt(state, target) as Unit;
  const die = random.die(6);
  const success = die <= PERSUADES;
  markFought(state, [from]);
  record(state, 'persuasion', { seat, from, target, unit: kind, owner, die, success });
  if (!success) return;
  exchange(state, target, { kind, owner: seat, moved: true, fought: true });
  state.round.progress = true;
}

/** R16.4. */
export function refuseSabotage(board: Board, seat: Seat, from: Square, target: Square): Refusal | undefined {
  return (
    refuseActor(board, seat, from, true) ??
    (settlementAt(board, target)?.owner === null ? refusal('NO_OWNER', 'R16.4') : undefined) ??
    refuseSettlement(board, seat, target) ??
    refuseDistant(board, from, target) ??
    refuseOccupied(board, target) ??
    (isMetropolis(board, target) ? undefined : refuseWithoutPiece(board, seat, capturedAs(board, target)))
  );
}

/** A unit that changes sides is exchanged for a pyramid of the new owner. */
function refuseWithoutPiece(board: Board, seat: Seat, kind: PieceKind): Refusal | undefined {
  return inStock(board, seat, kind) ? undefined : refusal('NO_PIECE', 'R16.3', { piece: kind });
}

/** R16.4: on a roll of 1 the settlement changes hands. */
export function sabotage({ state, random }: MoveContext<State>, from: Square, target: Square): void {
  const { owner: seat } = unitAt(state, from) as Unit;
  const settlement = settlementAt(state, target);
  if (!settlement || settlement.owner === null) return;
  const { kind, owner } = settlement;
  const die = random.die(6);
  const success = die <= SABOTAGES;
  markFought(state, [from]);
  if (success) capture(state, seat, target);
  record(state, 'sabotage', { seat, from, target, settlement: kind, owner, die, success });
}
