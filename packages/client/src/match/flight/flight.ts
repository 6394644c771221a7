/** A piece that flies across the table when a fact lands. */
export interface Flight {
  /** The start and the destination, as values of `data-about`; `DICE` is the last throw. */
  from: string;
  to: string;
  as: 'card' | 'gem' | 'coin' | 'grain';
}

/** The start of a flight from the dice of the last throw. */
export const DICE = 'dice';
