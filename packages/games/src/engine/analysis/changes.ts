import type { Seat } from '@lantern/protocol/seat';
import type { Analysis, Moment } from './types';

/** The effect of a move on the chances of a seat, divided into the player's choice and the luck that followed. */
export interface Change {
  choice: number;
  luck: number;
}

/**
 * Returns the effect of a move on a seat.
 * @param at index of the moment after the move, from 1
 * @param place index of the seat
 */
export function changeAt(moments: readonly Moment[], at: number, place: number): Change {
  const before = moments[at - 1]?.chances[place] ?? 0;
  const { chances, expected = chances } = moments[at] as Moment;
  const [after, middle] = [chances[place] ?? 0, expected[place] ?? 0];
  return { choice: middle - before, luck: after - middle };
}

/** The total effect of a move. */
export const totalOf = ({ choice, luck }: Change): number => choice + luck;

/**
 * The place of the seat whose chances a move changed most; if several are equal, the player who made it, otherwise a
 * seat whose chances decreased.
 */
export function mostChanged(moments: readonly Moment[], seats: readonly Seat[], at: number): number {
  const totals = seats.map((_, place) => totalOf(changeAt(moments, at, place)));
  const most = Math.max(...totals.map(Math.abs));
  // Two rivals win and lose the same amount; each chance is rounded separately.
  const places = [...seats.keys()].filter((place) => Math.abs(totals[place] ?? 0) > most - 0.001);
  const own = places.find((place) => seats[place] === moments[at]?.seat);
  return own ?? places.find((place) => (totals[place] ?? 0) < 0) ?? places[0] ?? 0;
}

/** The totals of a match for a seat: luck, its own choices, and the choices of others. */
export interface Balance {
  luck: number;
  own: number;
  others: number;
}

/**
 * The balance of a seat. In a party, all choices count as its own.
 * @param place index of the seat
 */
export function balanceOf({ moments, seats, party }: Pick<Analysis, 'moments' | 'seats' | 'party'>, place: number) {
  const balance: Balance = { luck: 0, own: 0, others: 0 };
  for (let at = 1; at < moments.length; at++) {
    const { choice, luck } = changeAt(moments, at, place);
    balance.luck += luck;
    balance[party || moments[at]?.seat === seats[place] ? 'own' : 'others'] += choice;
  }
  return balance;
}
