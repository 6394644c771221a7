/** Suits in the order that decides ties between cards (R2.4). */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Rank and suit: `10H` is the ten of hearts. */
export type Card = `${Rank}${Suit}`;

/** A full deck, in the order of suits and ranks. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));

export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}

/** Jack, Queen, King or Ace (R1.1). */
export function isFace(card: Card): boolean {
  return Number.isNaN(Number(rankOf(card)));
}

/** The value of a pip card, 2 to 10; 0 for a face card. */
export function pipsOf(card: Card): number {
  return isFace(card) ? 0 : Number(rankOf(card));
}
