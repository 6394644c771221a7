import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { startPlay } from '../rules/events';
import { carryOn } from '../rules/flow';
import { playArgs, refusePlay } from '../rules/playing';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { PlayArgs, State } from '../state';
import type { View } from '../view';
import { playArgsSchema } from './schemas';

/** Plays the card picked with Let's Do That Again at once (D34). */
export const playPicked: Move<State, View, readonly [PlayArgs?]> = {
  args: v.strictTuple([v.optional(playArgsSchema)]),

  *candidates(view, seat) {
    if (view.pending?.kind !== 'again' || !isAsked(view, seat, 'again')) return;
    for (const args of playArgs(view, view.pending.card)) yield [args];
  },

  refuse: (view, seat, [args = {}]) =>
    refuseUnlessAsked(view, seat, 'again') ??
    (view.pending?.kind === 'again' ? refusePlay(view, seat, view.pending.card, args) : undefined),

  apply(context, seat, [args = {}]) {
    const { pending } = context.state;
    if (pending?.kind !== 'again') return;
    context.state.pending = null;
    startPlay(context.state, seat, pending.card, args, 'again');
    carryOn(context);
  },
  conceals: 'nothing',
};
