import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { reveal } from '../../kit/secret';
import { tell } from '../../kit/story';
import { VALUES, type Value } from '../cards';
import { drawCard } from '../rules/drawing';
import { pointsFor } from '../rules/points';
import type { State } from '../state';
import type { View } from '../view';
import { notNow } from './turn';

/** R1, R2: plays a card of the own hand against the die, scores it, draws another, and ends the turn. */
export const play: Move<State, View, [card: Value]> = {
  args: v.strictTuple([v.picklist(VALUES)]),
  candidates: (view) => [...new Set(view.hand)].map((card) => [card] as [Value]),
  refuse: (view, seat, [card]) =>
    notNow(view, seat, 'play') ?? (view.hand.includes(card) ? undefined : refusal('NOT_IN_HAND', 'R1', { card })),
  apply(context, seat, [card]) {
    const { state } = context;
    const hand = reveal(state.hands)[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    state.played.push(card);
    const points = pointsFor(card, state.die as Value);
    const total = (state.points[seat] ?? 0) + points;
    state.points[seat] = total;
    state.decisionId++;
    tell(state.story, 'played', { seat, card, points });
    if (total >= state.options.goal) {
      state.result = { reason: 'goal', winners: [seat] };
      return;
    }
    drawCard(context, seat);
    state.die = null;
    state.active = seat === '0' ? '1' : '0';
    state.turn++;
  },
  conceals: 'nothing',
};
