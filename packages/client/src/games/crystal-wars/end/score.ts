import {
  builtBy,
  incomeOf,
  metropolisOf,
  unitSquares,
  unitsAtGold,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MatchScore } from '../../../match/end/gameEnd';
import { t } from '../strings';

interface Part {
  name: string;
  of(seat: Seat): number;
}

/** Returns the final possessions of all players, ordered by place. The last column is the goal of the scenario. */
export function score(view: View): MatchScore {
  const { tables, people } = t();
  const parts: Part[] = [
    { name: tables.villages, of: (seat) => builtBy(view, seat, 'village').length },
    { name: tables.cities, of: (seat) => builtBy(view, seat, 'city').length },
    { name: tables.harvest, of: (seat) => incomeOf(view, seat) },
    { name: tables.units, of: (seat) => unitSquares(view, seat).length },
  ];
  const goal = goalOf(view);
  const settlements = (seat: Seat) => builtBy(view, seat, 'village', 'city').length;
  return {
    parts: parts.map(({ name }) => name),
    ...(goal && { total: goal.name }),
    rows: placesOf(view).map((seat) => ({
      seat,
      values: parts.map(({ of }) => of(seat)),
      ...(goal && { total: `${goal.of(seat)}` }),
    })),
    inWords: (seat) => (view.players[seat]?.alive ? people.settlements(settlements(seat)) : people.out),
  };
}

function goalOf(view: View): Part | undefined {
  const { tables, pieces } = t();
  switch (view.options.scenario) {
    case 'metropolis':
      return { name: tables.blocks, of: (seat) => metropolisOf(view, seat).length };
    case 'goldMountain':
      return { name: pieces.goldMountain, of: (seat) => unitsAtGold(view, seat) };
    default:
      return undefined;
  }
}

/** Returns the seats from the first place to the last; in seat order if the match was ended early. */
function placesOf({ result, players }: View): Seat[] {
  // The result of a match that was ended early has no ranking.
  return (result as Partial<typeof result> | null)?.ranking?.flat() ?? Object.keys(players);
}
