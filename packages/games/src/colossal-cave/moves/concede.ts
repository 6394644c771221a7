import { type Move, noArgs, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { hasConceded } from '../rules/preconditions';
import { hiddenOf } from '../rules/secrets';
import type { State } from '../state';
import type { View } from '../view';

/** Concedes the match; takes effect as soon as nothing is being resolved (E4). */
export const concede: Move<State, View> = {
  args: noArgs,
  candidates: () => [],

  refuse(view, seat) {
    if (view.result) return refusal('GAME_OVER', 'R16');
    if (!view.players[seat]) return refusal('NOT_YOUR_DECISION', 'E4');
    return hasConceded(view, seat) ? refusal('ALREADY_CONCEDED', 'E4') : undefined;
  },

  apply(context, seat) {
    const hidden = hiddenOf(context.state);
    hidden.conceding.push(seat);
    if (hidden.responses) hidden.responses[seat] ??= { t: 'pass' };
    advance(context);
  },

  conceals: 'nothing',
  anytime: true,
};
