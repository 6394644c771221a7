import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { advance } from '../rules/flow';
import { spellLimit } from '../rules/gear';
import { heroOf } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { castProtect as cast, refuseProtect } from '../rules/spells';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema, seatSchema } from './schemas';

/** Protect: armour rating for one round per die (R9.16). */
export const castProtect: Move<State, View, readonly [Seat, number]> = {
  args: v.strictTuple([seatSchema, countSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'prepare') return;
    for (const on of view.seats) for (let n = 1; n <= spellLimit(heroOf(view, seat)); n++) yield [on, n];
  },
  refuse: (view, seat, [on, dice]) => refuseUnlessAsked(view, seat, ['prepare']) ?? refuseProtect(view, seat, on, dice),
  apply(context, seat, [on, dice]) {
    cast(context.state, seat, on, dice);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
