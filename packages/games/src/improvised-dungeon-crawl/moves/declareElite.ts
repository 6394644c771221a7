import { type Move, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { roomOf } from '../rules/room';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { yesNo } from './schemas';

/** Declares whether the player's monster is an elite (R19.3). */
export const declareElite: Move<State, View, readonly [boolean]> = {
  args: yesNo,
  candidates: (view, seat) => (stageOf(view, seat) === 'reveal' ? [[true], [false]] : []),
  refuse(view, seat) {
    const answered = view.step === 'reveal' && view.room?.elites[seat] !== undefined;
    return answered ? refusal('ANSWERED', 'R19.3') : refuseUnlessAsked(view, seat, ['reveal']);
  },
  apply(context, seat, [elite]) {
    const room = roomOf(context.state);
    room.elites[seat] = elite;
    for (const { card } of room.drawn.filter((one) => one.seat === seat))
      record(context.state, 'eliteAnswered', { seat, card, elite });
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
