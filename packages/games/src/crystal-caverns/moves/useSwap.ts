import type { Move } from '../../kit/move';
import { MONSTERS } from '../data/abilities';
import { exchangeOf } from '../rules/exchange';
import { combatOf } from '../rules/party';
import { refuseUnlessAsked } from '../rules/preconditions';
import { fightOn } from '../rules/turn';
import { refuseSwap, swapArgsOf, swapsOf } from '../rules/uses';
import { stageOf } from '../stages';
import type { State, SwapTarget } from '../state';
import type { View } from '../view';
import { swapArgs } from './schemas';

type SwapArgs = Readonly<ReturnType<typeof swapArgsOf>>;

/** Uses a rolled SWAP: two heroes, or two monsters, change places at the end of the exchange (R10.5). */
export const useSwap: Move<State, View, SwapArgs> = {
  args: swapArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'decide' ? swapsOf(view).map(swapArgsOf) : []),
  refuse: (view, seat, args) => refuseUnlessAsked(view, seat, 'decide') ?? refuseSwap(view, targetOf(args)),
  apply(context, _seat, args) {
    exchangeOf(combatOf(context.state)).swap = targetOf(args);
    fightOn(context);
  },
  conceals: 'nothing',
};

function targetOf(args: SwapArgs): SwapTarget {
  return args.length === 1 ? MONSTERS : [...args];
}
