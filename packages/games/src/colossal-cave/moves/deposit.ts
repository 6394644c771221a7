import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { type CardId, isTreasure } from '../data/cards';
import { playerOf } from '../rules/board';
import { depositTreasure } from '../rules/depositing';
import { carryOn } from '../rules/flow';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Puts a carried treasure into the safe in the Well House (R13). */
export const deposit: Move<State, View, readonly [CardId]> = {
  args: v.strictTuple([cardSchema]),

  *candidates(view, seat) {
    if (!isAsked(view, seat, 'play')) return;
    for (const card of playerOf(view, seat).inv) yield [card];
  },

  refuse: (view, seat, [card]) => refuseUnlessAsked(view, seat, 'play') ?? refuseDeposit(view, seat, card),

  apply(context, seat, [card]) {
    depositTreasure(context, seat, card);
    carryOn(context);
  },
  conceals: 'nothing',
};

function refuseDeposit(view: View, seat: Seat, card: CardId): Refusal | undefined {
  const { inv, room } = playerOf(view, seat);
  if (room !== 'wellHouse') return refusal('NOT_WELL_HOUSE', 'R13.1');
  if (!inv.includes(card)) return refusal('NOT_CARRIED', 'R13.1', { card });
  if (!isTreasure(card)) return refusal('NOT_TREASURE', 'R13.1', { card });
  return undefined;
}
