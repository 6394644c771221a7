import type { Move } from '../../kit/move';
import type { Seat } from '../../kit/seat';
import { refuseUnless, stageOf } from '../rules/due';
import { exchangeOf } from '../rules/exchange';
import { combatOf } from '../rules/party';
import { fightOn } from '../rules/turn';
import { pairsOf, refuseSwap } from '../rules/uses';
import type { State } from '../state';
import type { View } from '../view';
import { pairSchema } from './schemas';

/** Lets two heroes change places at the end of the exchange, for a SWAP that was rolled (R10.5). */
export const useSwap: Move<State, View, readonly [Seat, Seat]> = {
  args: pairSchema,
  candidates: (view, seat) => (stageOf(view, seat) === 'decide' ? pairsOf(view) : []),
  refuse: (view, seat, [one, other]) => refuseUnless(view, seat, 'decide') ?? refuseSwap(view, one, other),
  apply(table, _seat, [one, other]) {
    exchangeOf(combatOf(table.state)).swap = [one, other];
    fightOn(table);
  },
};
