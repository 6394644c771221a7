import type { Random } from '../../kit/random';
import type { Card } from '../data/cards';

/**
 * Takes cards out of a face-down deck, at most all it has, in the order in which they are drawn. The deck is shuffled for
 * each draw, and the other cards keep their stored order: no state contains the order of future cards (section 3).
 */
export function drawCards(deck: Card[], count: number, random: Random): Card[] {
  const drawn = random.shuffle(deck).reverse().slice(0, count);
  for (const card of drawn) deck.splice(deck.indexOf(card), 1);
  return drawn;
}
