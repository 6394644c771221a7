import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf } from '../rules/heroes';
import { isAtLeisure, refuseUnlessAtLeisure } from '../rules/preconditions';
import { repair as mend, refuseRepair } from '../rules/wearing';
import type { State } from '../state';
import type { View } from '../view';
import { itemSchema, seatSchema } from './schemas';

/** A dwarf repairs a damaged armour of any hero (R10.3). */
export const repair: Move<State, View, readonly [Seat, string]> = {
  args: v.strictTuple([seatSchema, itemSchema]),
  *candidates(view, seat) {
    if (!isAtLeisure(view, seat)) return;
    for (const owner of view.seats) {
      for (const { id } of heroOf(view, owner).bag.filter(({ damaged }) => damaged)) yield [owner, id];
    }
  },
  refuse: (view, seat, [owner, id]) => refuseUnlessAtLeisure(view, seat) ?? refuseRepair(view, seat, owner, id),
  apply({ state }, seat, [owner, id]) {
    mend(state, seat, owner, id);
  },
  conceals: 'nothing',
  anytime: true,
};
