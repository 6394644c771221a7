import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { CardId } from '../data/cards';
import { playerOf } from '../rules/board';
import { dropCarried } from '../rules/decisions';
import { carryOn } from '../rules/flow';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Drops a carried card: You Are Carrying Too Much Already! (10.4). Several players drop at the same time. */
export const dropItem: Move<State, View, readonly [CardId]> = {
  args: v.strictTuple([cardSchema]),

  *candidates(view, seat) {
    if (!isAsked(view, seat, 'drop')) return;
    for (const card of playerOf(view, seat).inv) yield [card];
  },

  refuse: (view, seat, [card]) => refuseDrop(view, seat, card),

  apply(context, seat, [card]) {
    dropCarried(context.state, seat, card);
    carryOn(context);
  },

  conceals: 'nothing',
  anytime: true,
};

function refuseDrop(view: View, seat: Seat, card: CardId): Refusal | undefined {
  const player = view.players[seat];
  const asked = view.pending?.kind === 'drop' && player && !player.conceded;
  if (view.result || !asked) return refuseUnlessAsked(view, seat, 'drop');
  if (!player.inv.includes(card)) return refusal('NOT_CARRIED', 'R2', { card });
  if (!isAsked(view, seat, 'drop')) return refusal('NOT_OVER', 'R6.6');
  return undefined;
}
