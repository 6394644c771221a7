import type { Seat } from '@lantern/protocol/seat';

/** The content of a board in sentences, for screen readers. */
export interface TableWords {
  /** The sentences about the whole table: round, step, piles, goal. */
  table: readonly string[];
  /** A sentence for each seat, in the order of the table. */
  people: readonly (readonly [Seat, string])[];
  /** The rooms, squares or cards with their contents. */
  places: readonly string[];
  /** The place of the viewer with its exits; absent if the sentence of the seat contains it, and for spectators. */
  here?: string | undefined;
}

export type WordsOf<View> = (of: {
  view: View;
  /** The seat of the viewer; `null` for a spectator. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
}) => TableWords;
