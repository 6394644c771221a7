/** Cavern levels; a hero's level is the cavern's (R16.1). */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** The lowest level: the Dragon's. */
export const BOTTOM: Level = 4;

/** Sizes of crystals, in pips. */
export const SIZES = [1, 2, 3] as const;
export type Size = (typeof SIZES)[number];

/** Cards of the monster deck. */
export const MONSTER_RANKS = ['J', 'Q', 'K', 'JOKER'] as const;
export type MonsterRank = (typeof MONSTER_RANKS)[number];

/** The size of the crystal for a monster card (R5.2). */
export const SIZE_OF_RANK: Readonly<Record<Exclude<MonsterRank, 'JOKER'>, Size>> = { J: 1, Q: 2, K: 3 };

/** The components of a level (10.2): ranks of the monster deck, crystals added to the bag, whether it has stairs. */
export const LEVEL_TABLE: Readonly<
  Record<Level, { ranks: readonly ('J' | 'Q' | 'K')[]; sizeAdded: Size | null; stairs: boolean }>
> = {
  1: { ranks: ['J'], sizeAdded: 1, stairs: true },
  2: { ranks: ['J', 'Q'], sizeAdded: 2, stairs: true },
  3: { ranks: ['J', 'Q', 'K'], sizeAdded: 3, stairs: true },
  4: { ranks: ['J', 'Q', 'K'], sizeAdded: null, stairs: false },
};

/** Cards of each rank in the monster deck; there is one Joker. */
export const CARDS_A_RANK = 4;

/** Crystals of each colour and size among the monsters (S3). */
export const CRYSTALS_A_SIZE = 3;

/** Number of exhaustions after which no more monster cards are drawn on a level (R5.3). */
export const LAST_EXHAUSTION = 2;
