import type { Refusal } from '@lantern/protocol/refusal';
import { type Move, refusal } from '../../kit/move';
import { exchangeOf, throwDice } from '../rules/exchange';
import { combatOf } from '../rules/party';
import { refuseUnlessAsked } from '../rules/preconditions';
import { fightOn } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { rollArgs } from './schemas';

type RollArgs = readonly [(0 | 1)?];

/** Rolls the dice of the exchange or of an action from the rear (R9.1, R9.4). A lone hero names its target (R7.4). */
export const roll: Move<State, View, RollArgs> = {
  args: rollArgs,
  *candidates(view, seat): Generator<RollArgs> {
    if (stageOf(view, seat) !== 'roll') return;
    yield [];
    yield [0];
    yield [1];
  },
  refuse: (view, seat, [target]) => refuseUnlessAsked(view, seat, 'roll') ?? refuseTarget(view, target),
  apply(context, _seat, [target]) {
    throwDice(context, target);
    fightOn(context);
  },
  conceals: 'nothing',
};

function refuseTarget(view: View, target: 0 | 1 | undefined): Refusal | undefined {
  const { kind, foe } = exchangeOf(combatOf(view));
  const mustChoose = kind === 'attack' && foe === null;
  if (mustChoose && target === undefined) return refusal('TARGET_REQUIRED', 'R7.4');
  return !mustChoose && target !== undefined ? refusal('NO_TARGET_ALLOWED', 'R7.4') : undefined;
}
