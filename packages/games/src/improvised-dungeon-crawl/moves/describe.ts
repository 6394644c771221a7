import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { refuseDescribing, describe as word } from '../rules/describing';
import { refuseUnlessAdventuring } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { targetSchema, textSchema } from './schemas';

/** Describes the room, a card of the player or the dragon (R5.4). Not listed among the suggested moves. */
export const describe: Move<State, View, readonly [string, string]> = {
  args: v.strictTuple([targetSchema, textSchema]),
  candidates: () => [],
  refuse: (view, seat, [target, text]) =>
    refuseUnlessAdventuring(view, seat) ?? refuseDescribing(view, seat, target, text),
  apply({ state }, seat, [target, text]) {
    word(state, seat, target, text);
  },
  conceals: 'nothing',
  anytime: true,
  harmless: true,
};
