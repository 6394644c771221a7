import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { refuseText } from '../rules/words';
import type { State } from '../state';
import type { View } from '../view';
import { textSchema } from './schemas';

const LONGEST_NAME = 20;

/** Names the player's hero, without effect on the rules (section 7). */
export const nameHero: Move<State, View, readonly [string]> = {
  args: v.strictTuple([textSchema]),
  candidates: () => [],
  refuse: (view, seat, [name]) => refuseUnlessAsked(view, seat, ['shop']) ?? refuseText(name, 1, LONGEST_NAME, 'R2.8'),
  apply({ state }, seat, [text]) {
    const name = text.trim();
    heroOf(state, seat).name = name;
    record(state, 'named', { seat, name });
  },
  conceals: 'nothing',
  anytime: true,
  harmless: true,
};
