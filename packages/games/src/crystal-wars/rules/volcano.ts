import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { SettlementKind, UnitKind } from '../data/pieces';
import type { Square } from '../data/squares';
import type { Facts } from '../facts';
import type { State } from '../state';
import { drawn } from './chance';
import { allSquares, controllerOf, groundAt, isMountain, pieceAt, setController } from './squares';
import { remove } from './stock';
import { record } from './story';

/** R9.3: one mountain erupts and destroys all pieces around it, of any owner, except mountains. */
export function volcano({ state, random }: MoveContext<State>): void {
  const mountains = allSquares(state).filter((square) => isMountain(pieceAt(state, square)));
  const at = drawn(random, mountains);
  if (at === undefined) {
    record(state, 'noEruption', {});
    return;
  }
  const lost: Facts['erupted']['lost'] = [];
  const freed: Square[] = [];
  const freedFrom: Seat[] = [];
  for (const square of groundAt(state, at).ring) {
    const piece = pieceAt(state, square);
    if (piece && !isMountain(piece)) {
      lost.push({ kind: piece.kind as UnitKind | SettlementKind, owner: piece.owner, at: square });
      remove(state, square);
    }
    const controller = controllerOf(state, square);
    if (controller === null) continue;
    freed.push(square);
    freedFrom.push(controller);
    setController(state, square, null);
  }
  record(state, 'erupted', { at, lost, freed, freedFrom });
}
