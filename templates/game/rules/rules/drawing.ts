import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { conceal, reveal } from '../../kit/secret';
import { tell } from '../../kit/story';
import type { State } from '../state';

/** R3: the seat draws a card. An empty pile is made again from the cards that were played. */
export function drawCard({ state, random }: MoveContext<State>, seat: Seat): void {
  if (reveal(state.pile).length === 0) {
    tell(state.story, 'reshuffled', { cards: state.played.length });
    state.pile = conceal(random.shuffle(state.played));
    state.played = [];
  }
  const card = reveal(state.pile).pop();
  if (card === undefined) throw new Error('there is no card to draw');
  reveal(state.hands)[seat]?.push(card);
  tell(state.story, 'drew', { seat }, { [seat]: { card } });
}
