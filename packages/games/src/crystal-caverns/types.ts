import type { Colour } from './data/classes';
import type { Face } from './data/dice';
import type { Level, MonsterRank, Size } from './data/levels';

/** A crystal of a monster. */
export interface Piece {
  readonly colour: Colour;
  readonly size: Size;
}

/** A monster never changes: its hit points are a matter of the fight. */
export interface Monster {
  readonly id: number;
  /** Its card; `GUARD` for guardians of stairs (R5.5), which have none. */
  readonly rank: MonsterRank | 'GUARD';
  readonly level: Level;
  /** One; the Dragon has up to four (R14.1): small, small, medium, large. */
  readonly pieces: readonly Piece[];
}

/** The dice of an exchange as they fell. Dice for attack and defence are absent when a hero acts from the rear. */
export interface Rolled {
  heroDie: number | null;
  foeDie: number | null;
  heroFaces: Face[];
  foeFaces: Face[];
  /** Effective level of the hero at the moment of the roll. */
  heroLevel: number;
  /** 0 when a hero acts from the rear. */
  foeLevel: number;
}

/** One side of a blow (R9.2.5): die + level + faces (AIM or DIG) + bonus. */
export interface Sum {
  die: number;
  level: number;
  faces: number;
  bonus: number;
  total: number;
}
