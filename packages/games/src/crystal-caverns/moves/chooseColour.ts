import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COLOURS, type Colour } from '../data/classes';
import { chooseHero, isTaken } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { colourSchema } from './schemas';

/** Takes a class that is still free; all choose at the same time, first come, first served (S2). */
export const chooseColour: Move<State, View, readonly [Colour]> = {
  args: v.strictTuple([colourSchema]),
  candidates: (view, seat) => (stageOf(view, seat) === 'choose' ? COLOURS.map((colour) => [colour] as const) : []),
  refuse: (view, seat, [colour]) =>
    refuseUnlessAsked(view, seat, 'choose') ?? (isTaken(view, colour) ? refusal('COLOUR_TAKEN', 'S2') : undefined),
  apply: (context, seat, [colour]) => chooseHero(context, seat, colour),
  conceals: 'nothing',
  anytime: true,
};
