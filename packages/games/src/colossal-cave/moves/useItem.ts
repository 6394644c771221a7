import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { CardId } from '../data/cards';
import { ABILITIES, useAbility } from '../rules/abilities';
import { isDeposited, playerOf } from '../rules/board';
import { carryOn } from '../rules/flow';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Uses the ability of a carried item (R7.4). */
export const useItem: Move<State, View, readonly [CardId]> = {
  args: v.strictTuple([cardSchema]),

  *candidates(view, seat) {
    if (!isAsked(view, seat, 'draw', 'play')) return;
    for (const card of playerOf(view, seat).inv) yield [card];
  },

  refuse: (view, seat, [card]) => refuseUnlessAsked(view, seat, 'draw', 'play') ?? refuseAbility(view, seat, card),

  apply(context, seat, [card]) {
    useAbility(context, seat, card);
    carryOn(context);
  },
  conceals: 'nothing',
};

function refuseAbility(view: View, seat: Seat, card: CardId): Refusal | undefined {
  const { inv, room } = playerOf(view, seat);
  if (!inv.includes(card)) return refusal('NOT_CARRIED', 'R7.1', { card });
  const ability = ABILITIES[card];
  if (!ability) return refusal('NO_ABILITY', 'R7.4', { card });
  if (view.turn.step !== ability.step) return refusal('WRONG_STEP', 'R7.4');
  if (ability.room && room !== ability.room) return refusal('WRONG_ROOM', 'R7.4', { card, room: ability.room });
  if (view.turn.usedAbilities.includes(card)) return refusal('ALREADY_USED', 'R7.4', { card });
  const { acquires } = ability;
  if (acquires && (inv.includes(acquires) || isDeposited(view, acquires)))
    return refusal('NOTHING_TO_FIND', 'R7.6', { card: acquires });
  return undefined;
}
