import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { conceal, reveal } from '../../kit/secret';
import { tell } from '../../kit/story';
import type { State } from '../state';

/** R3: the seat draws a card. If the pile is empty, the played cards are shuffled into a new one. */
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
