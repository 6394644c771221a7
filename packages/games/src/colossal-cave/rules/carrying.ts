import type { Seat } from '@lantern/protocol/seat';
import type { CardId } from '../data/cards';
import type { State } from '../state';
import { playerOf, scaresBird } from './board';
import { handOf } from './secrets';
import { record } from './story';

/** Takes a card out of a list of cards. */
export function removeCard(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${card} is not here`);
  cards.splice(at, 1);
}

/** Puts a card face up in front of a player, from any place. R7.2 applies. */
export function gain(state: State, seat: Seat, card: CardId): void {
  playerOf(state, seat).inv.push(card);
  releaseBird(state, seat);
}

/** Carried cards go to the discard pile, in this order. R7.2 applies to the remaining ones. */
export function discardCarried(state: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    removeCard(playerOf(state, seat).inv, card);
    state.discard.push(card);
  }
  releaseBird(state, seat);
}

/** A carried card passes to another player. R7.2 applies to both. */
export function handOver(state: State, from: Seat, to: Seat, card: CardId): void {
  removeCard(playerOf(state, from).inv, card);
  releaseBird(state, from);
  gain(state, to, card);
}

/** Moves a card from the hand to the discard pile. */
export function discardFromHand(state: State, seat: Seat, card: CardId): void {
  removeCard(handOf(state, seat), card);
  state.discard.push(card);
  record(state, 'discarded', { seat, card });
}

/** T8: the next card that a player loses by default: no treasure if possible, the newest first. */
export function leastWanted(cards: readonly CardId[], isTreasure: (card: CardId) => boolean): CardId | undefined {
  return cards.findLast((card) => !isTreasure(card)) ?? cards.at(-1);
}

/** R7.2: the Black Rod frightens the Little Bird away, unless it sits in the Wicker Cage. */
function releaseBird(state: State, seat: Seat): void {
  const { inv } = playerOf(state, seat);
  if (!inv.includes('littleBird') || !scaresBird(state, seat)) return;
  removeCard(inv, 'littleBird');
  state.discard.push('littleBird');
  record(state, 'birdFled', { seat });
}
