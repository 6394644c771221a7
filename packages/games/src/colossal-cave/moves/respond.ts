import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { defenceAgainst } from '../data/cards';
import { refuseAnswer } from '../rules/answers';
import { topEvent } from '../rules/board';
import { advance } from '../rules/flow';
import { distinct } from '../rules/playing';
import { hasConceded, isAsked } from '../rules/preconditions';
import { hiddenOf } from '../rules/secrets';
import type { Response, State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

const responseSchema = v.variant('t', [
  v.strictObject({ t: v.literal('pass') }),
  v.strictObject({ t: v.literal('react'), card: cardSchema }),
  v.strictObject({ t: v.literal('defend'), card: cardSchema }),
  v.strictObject({ t: v.literal('magazines') }),
]);

/**
 * Gives or changes the answer in the open window: window and answer (R8.6). It stays secret until it is carried out.
 */
export const respond: Move<State, View, readonly [number, Response]> = {
  args: v.strictTuple([v.number(), responseSchema]),

  *candidates(view, seat) {
    if (!view.window || !isAsked(view, seat, 'respond')) return;
    const { id } = view.window;
    const event = topEvent(view);
    yield [id, { t: 'pass' }];
    // R8.12: if a card was used on this move, its other copy may still be played.
    const unused = view.hand.filter((card) => event?.kind !== 'move' || !event.used.includes(card));
    for (const card of distinct(unused)) yield [id, { t: 'react', card }];
    const defence = event?.kind === 'play' ? defenceAgainst(event.card) : undefined;
    if (defence) yield [id, { t: 'defend', card: defence }];
    yield [id, { t: 'magazines' }];
  },

  refuse(view, seat, [windowId, response]) {
    if (view.result) return refusal('GAME_OVER', 'R16');
    if (hasConceded(view, seat)) return refusal('NOT_YOUR_DECISION', 'E4');
    if (view.window?.id !== windowId) return refusal('STALE_WINDOW', 'R8.6');
    return refuseAnswer(view, seat, response);
  },

  apply(context, seat, [, response]) {
    const { responses } = hiddenOf(context.state);
    if (responses) responses[seat] = response;
    advance(context);
  },

  conceals: 'move',
  anytime: true,
};
