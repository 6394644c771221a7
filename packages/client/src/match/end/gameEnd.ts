import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import type { Outcome } from './outcome';

export interface EndSceneProps<View> {
  /** The last view of the match. */
  view: View;
  outcome: Outcome;
  /** The crowned seats: the winners, or all seats after a draw without a winner. */
  crowned: readonly Seat[];
  names: Readonly<Record<Seat, string>>;
}

interface ScoreRow {
  seat: Seat;
  /** The values by part, in the order of `MatchScore.parts`. */
  values: readonly ReactNode[];
  /** The sum of the parts; absent if the parts are not added up. */
  total?: string;
}

export interface MatchScore {
  /** The headings of the columns. */
  parts: readonly string[];
  /** The heading of the last column; absent if there is no total. */
  total?: string;
  /** The rows, from the first place to the last. */
  rows: readonly ScoreRow[];
  /** Returns the score of a seat in words, for screen readers, such as "12 points". */
  inWords(seat: Seat): string;
}

/** The end scene and the score of a game, loaded when a match has ended. */
export interface GameEnd<View = CommonView> {
  /**
   * A component that renders the `<svg>` of the scene. The important parts fit into a box of 400 by 300 units; the
   * scenery extends beyond it on every side, as the box is fitted into the available space. Letters are at least 17
   * units high, in groups with `data-badge`, which a small window hides. Decorative: headline and score are in words.
   */
  Scene(props: EndSceneProps<View>): ReactNode;
  score(view: View, voice: Voice): MatchScore;
}
