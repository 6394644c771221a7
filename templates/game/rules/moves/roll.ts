import { type Move, noArgs } from '../../kit/move';
import { tell } from '../../kit/story';
import type { Value } from '../cards';
import type { State } from '../state';
import type { View } from '../view';
import { notNow } from './turn';

/** R1: rolls the die of the turn. */
export const roll: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => notNow(view, seat, 'roll'),
  apply({ state, random }, seat) {
    const die = random.die(6) as Value;
    state.die = die;
    state.decisionId++;
    tell(state.story, 'rolled', { seat, die });
  },
  conceals: 'nothing',
};
