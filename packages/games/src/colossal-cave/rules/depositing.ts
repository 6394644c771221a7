import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import type { CardId } from '../data/cards';
import { type State, TREASURES_TO_WIN } from '../state';
import { playerOf } from './board';
import { removeCard } from './carrying';
import { refillTreasure } from './drawing';
import { winByTreasures } from './ending';
import { record } from './story';
import { usePlay } from './turn';

/** R13.1: a carried treasure goes into the safe; it uses a play. R16: the third one ends the match at once. */
export function depositTreasure(context: MoveContext<State>, seat: Seat, card: CardId): void {
  const { state } = context;
  const { inv, deposited } = playerOf(state, seat);
  removeCard(inv, card);
  deposited.push(card);
  record(state, 'deposited', { seat, card, count: deposited.length });
  if (deposited.length >= TREASURES_TO_WIN) {
    winByTreasures(state, seat);
    return;
  }
  if (state.options.treasureRefill) refillTreasure(context, seat);
  usePlay(state);
}
