import type { Random } from '../../kit/random';
import type { Card } from '../data/cards';

/**
 * Takes so many cards out of a face-down deck, or all it has, in the order in which they are drawn. A deck is shuffled
 * whenever something is drawn, and its cards go back as they lay: no state holds an order of cards to come (section 3).
 */
export function drawCards(deck: Card[], count: number, random: Random): Card[] {
  const drawn = random.shuffle(deck).reverse().slice(0, count);
  for (const card of drawn) deck.splice(deck.indexOf(card), 1);
  return drawn;
}
