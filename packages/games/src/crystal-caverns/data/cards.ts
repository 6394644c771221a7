const SUITS = ['S', 'H', 'D', 'C'] as const;
type Suit = (typeof SUITS)[number];
type CardRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** A cavern card: rank and suit, the ace is 1. */
export type CardId = `${CardRank}${Suit}`;

export type CardKind =
  | 'emptyRoom'
  | 'passage'
  | 'stairway'
  | 'crossing'
  | 'lair'
  | 'pool'
  | 'hauntedPassage'
  | 'den'
  | 'denPassage';

interface RankRow {
  kind: CardKind;
  /** Exits on the two short edges only; otherwise on all four sides (R1.2). */
  hallway: boolean;
  /** Number of monster cards to draw for it. */
  monsters: 0 | 1 | 2;
}

/** The cavern deck by rank (10.1). */
const RANKS: Readonly<Record<CardRank, RankRow>> = {
  1: { kind: 'emptyRoom', hallway: false, monsters: 0 },
  2: { kind: 'passage', hallway: true, monsters: 0 },
  3: { kind: 'stairway', hallway: true, monsters: 0 },
  4: { kind: 'crossing', hallway: false, monsters: 0 },
  5: { kind: 'lair', hallway: false, monsters: 1 },
  6: { kind: 'passage', hallway: true, monsters: 0 },
  7: { kind: 'lair', hallway: false, monsters: 1 },
  8: { kind: 'hauntedPassage', hallway: true, monsters: 1 },
  9: { kind: 'den', hallway: false, monsters: 2 },
  10: { kind: 'denPassage', hallway: true, monsters: 2 },
};

const POOL: CardId = '7H';

/** All forty cards in canonical order: rank, then suit. */
export const CAVERN_CARDS: readonly CardId[] = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).flatMap((rank) =>
  SUITS.map((suit): CardId => `${rank}${suit}`),
);

export function rankOf(id: CardId): CardRank {
  return Number.parseInt(id, 10) as CardRank;
}

/** The row of each card; bots read it at every step of their simulations. */
const ROWS = Object.fromEntries(
  CAVERN_CARDS.map((id) => [id, id === POOL ? { ...RANKS[7], kind: 'pool' } : RANKS[rankOf(id)]]),
) as Readonly<Record<CardId, RankRow>>;

export function kindOf(id: CardId): CardKind {
  return ROWS[id].kind;
}

/** R1.2: walls on the long edges. */
export function isHallway(id: CardId): boolean {
  return ROWS[id].hallway;
}

/** The number of monster cards to draw for a card (R1.5); none at the pool, unless it is guarded (D13). */
export function monstersCalledBy(id: CardId, poolGuarded: boolean): 0 | 1 | 2 {
  return id === POOL && !poolGuarded ? 0 : ROWS[id].monsters;
}
