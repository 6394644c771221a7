import type { Audience, Seat } from '@lantern/protocol/seat';
import { tableOf } from '../../kit/imagine';
import { legalMoves } from '../../kit/move';
import { pick, type Random } from '../../kit/random';
import { conceal } from '../../kit/secret';
import type { Facts } from '../facts';
import { moves } from '../moves';
import { seal } from '../rules/sealing';
import type { State } from '../state';
import { type View, view as viewOf } from '../view';

/**
 * A state that the viewer could be in. Everything is public except a choice that the other player has sealed; it is
 * replaced by any legal one. While one choice is sealed the other is still open, so it has had no effect yet.
 */
export function imagine(view: View, _seat: Audience, random: Random): State {
  const { mySealed, ...table } = tableOf<Facts, View>(view);
  const state: State = {
    ...table,
    committed: { '0': false, '1': false },
    sealed: conceal({ '0': null, '1': null }),
  };
  for (const seat of Object.keys(view.committed).filter((key) => view.committed[key])) {
    if (mySealed && seat === view.audience) seal(state, seat, mySealed);
    else sealAny(state, seat, random);
  }
  return state;
}

function sealAny(state: State, seat: Seat, random: Random): void {
  const { move, args } = pick(random, legalMoves(moves, viewOf(state, seat), seat));
  moves[move]?.apply({ state, random }, seat, args);
}
