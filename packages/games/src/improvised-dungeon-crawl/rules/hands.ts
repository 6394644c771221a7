import type { Seat } from '@lantern/protocol/seat';
import { type Card, DECK, isFace } from '../data/cards';
import { classOf, type HeroClass } from '../data/heroes';
import type { Board, Muster } from '../state';
import { isLiving } from './heroes';

/**
 * Cards of a hand as others may see them: in the order of the deck, since the order of the hand would reveal the last one.
 */
export function laidOut(cards: readonly Card[]): Card[] {
  return DECK.filter((card) => cards.includes(card));
}

/** R2.5, by public facts: the player can part with a face card. */
export function hasSpareFace({ hands }: Muster, seat: Seat): boolean {
  const hand = hands[seat];
  if (!hand) return false;
  return hand.faces > (hand.shown ? 0 : 1);
}

/** The face cards a player could part with, one at a time (R2.5). */
export function spareFaces(muster: Muster, seat: Seat, hand: readonly Card[]): Card[] {
  return hasSpareFace(muster, seat) ? laidOut(hand.filter(isFace)) : [];
}

/** R2.7: classes no hero of this step, and no survivor of an earlier crawl, has. */
export function isClassFree(board: Board, heroClass: HeroClass): boolean {
  return !board.seats.some((seat) => isLiving(board, seat) && board.heroes[seat]?.heroClass === heroClass);
}

/** R2.3: the usable face cards of the hand; without one the player is needy. */
export function wanted(board: Board, hand: readonly Card[]): Card[] {
  const faces = hand.filter(isFace);
  if (board.options.duplicateClasses === 'free') return faces;
  return faces.filter((card) => isClassFree(board, classOf(card)));
}

/** The face cards of a hand a player may pick when heroes are picked in order (R2.7). */
export function pickable(board: Board, hand: readonly Card[]): Card[] {
  const free = wanted(board, hand);
  return board.options.duplicateClasses === 'agree' && free.length === 0 ? hand.filter(isFace) : free;
}
