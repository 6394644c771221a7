import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { type CardId, isTreasure } from '../data/cards';
import type { State } from '../state';
import { handOf, hiddenOf } from './secrets';
import { record } from './story';

/** R3.2: the next card of the draw pile; an empty pile is replaced by the shuffled discard pile first. */
function takeTop({ state, random }: MoveContext<State>): CardId | undefined {
  const hidden = hiddenOf(state);
  if (hidden.draw.length === 0 && state.discard.length > 0) {
    hidden.draw = random.shuffle(state.discard);
    state.discard = [];
    record(state, 'reshuffled', {});
  }
  return hidden.draw.pop();
}

/** R3: draws one card to the hand, seen by its owner only; does nothing if both piles are empty. */
export function drawCard(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  const card = takeTop(context);
  if (card === undefined) {
    record(state, 'nothingToDraw', { seat });
    return;
  }
  handOf(state, seat).push(card);
  record(state, 'drew', { seat }, { [seat]: { card } });
}

/** R13.5: cards are turned over until a treasure shows; it goes to the hand, the others to the discard pile. */
export function refillTreasure(context: MoveContext<State>, seat: Seat): void {
  const { state } = context;
  if (![...hiddenOf(state).draw, ...state.discard].some(isTreasure)) return;
  for (let card = takeTop(context); card !== undefined; card = takeTop(context)) {
    if (isTreasure(card)) {
      handOf(state, seat).push(card);
      record(state, 'refilled', { seat, card });
      return;
    }
    state.discard.push(card);
    record(state, 'turnedOver', { seat, card });
  }
}
