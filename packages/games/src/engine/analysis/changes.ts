import type { Seat } from '@lantern/protocol/seat';
import type { Analysis, Moment } from './types';

/** The effect of a move on the chances of a seat: by the choice of its player, and by the luck that followed. */
export interface Change {
  choice: number;
  luck: number;
}

/** Returns the effect of a move on a seat. @param at the moment after it, from 1 @param place of the seat among all */
export function changeAt(moments: readonly Moment[], at: number, place: number): Change {
  const before = moments[at - 1]?.chances[place] ?? 0;
  const { chances, expected = chances } = moments[at] as Moment;
  const [after, middle] = [chances[place] ?? 0, expected[place] ?? 0];
  return { choice: middle - before, luck: after - middle };
}

/** The total effect of a move. */
export const totalOf = ({ choice, luck }: Change): number => choice + luck;

/**
 * The place of the seat that a move changed most for: of several, that of the player who made it, else of one who lost by it.
 */
export function mostChanged(moments: readonly Moment[], seats: readonly Seat[], at: number): number {
  const totals = seats.map((_, place) => totalOf(changeAt(moments, at, place)));
  const most = Math.max(...totals.map(Math.abs));
  // Two rivals win and lose the same; each chance is rounded on its own.
  const places = [...seats.keys()].filter((place) => Math.abs(totals[place] ?? 0) > most - 0.001);
  const own = places.find((place) => seats[place] === moments[at]?.seat);
  return own ?? places.find((place) => (totals[place] ?? 0) < 0) ?? places[0] ?? 0;
}

/** The totals of a match for a seat: its luck, its own choices, and the choices of others. */
export interface Balance {
  luck: number;
  own: number;
  others: number;
}

/** The balance of a seat. Of a party all choices are its own. @param place of the seat among all */
export function balanceOf({ moments, seats, party }: Pick<Analysis, 'moments' | 'seats' | 'party'>, place: number) {
  const balance: Balance = { luck: 0, own: 0, others: 0 };
  for (let at = 1; at < moments.length; at++) {
    const { choice, luck } = changeAt(moments, at, place);
    balance.luck += luck;
    balance[party || moments[at]?.seat === seats[place] ? 'own' : 'others'] += choice;
  }
  return balance;
}
