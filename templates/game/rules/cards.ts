/** Numbers on the cards, as on the die. */
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export type Value = (typeof VALUES)[number];

/** Cards of each number. */
export const COPIES = 4;

/** Cards in a hand. */
export const HAND = 3;
