import { colonyOf, pointsOf, type View } from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MatchScore } from '../../../match/end/gameEnd';
import { t } from './strings';

/** Returns the points of a colony by part; their sum is its score (R4.1, R4.2). */
function partsOf(view: View, seat: Seat): [housing: number, hospitals: number, armories: number] {
  const communities = Object.values(colonyOf(view, seat).sites).filter((community) => community !== null);
  return [
    communities.reduce((sum, { base }) => sum + base, 0),
    communities.filter(({ hospital }) => hospital).length,
    2 * communities.filter(({ armory }) => armory).length,
  ];
}

/** Returns the points of both colonies by part, the winner first. */
export function score(view: View): MatchScore {
  const { housing, hospitals, armories, points, inWords } = t();
  const of = (seat: Seat) => pointsOf(colonyOf(view, seat));
  const wins = (seat: Seat) => Number(view.result?.winners.includes(seat) ?? false);
  const order = Object.keys(view.colonies).sort((a, b) => wins(b) - wins(a) || of(b) - of(a) || Number(a) - Number(b));
  return {
    parts: [housing, hospitals, armories],
    total: points,
    rows: order.map((seat) => ({ seat, values: partsOf(view, seat), total: `${of(seat)}` })),
    inWords: (seat) => inWords(of(seat)),
  };
}
