import type { Seat } from '@lantern/protocol/seat';
import type { CommonView } from '../module';

/** A moment of a match that an introduction shows. */
export interface Moment<View = CommonView> {
  id: string;
  /** So many moves must have been made since the moment before; none if not given. */
  after?: number;
  /** Asked with what the seat sees that the tutorial teaches. */
  when(view: View, seat: Seat): boolean;
}

/** A moment as whoever watches saw it. */
export interface Picture {
  id: string;
  view: CommonView;
}

/** One sentence about each moment, by its id. */
export type IntroductionStrings<Id extends string = string> = Readonly<Record<Id, string>>;

/** The match is over, for this reason if one is given, and somebody has won. */
export const won =
  (reason?: string) =>
  ({ result }: CommonView): boolean =>
    result !== null && result.winners.length > 0 && (reason === undefined || result.reason === reason);
