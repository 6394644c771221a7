import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import type { Colour } from '../data/classes';
import { isTaken } from '../rules/heroes';
import type { View } from '../view';
import { chosenTravelAlone } from './alone';
import { chosenRoll, chosenUse } from './fighting';
import { chosenPlacement } from './placing';
import { wantedOrder } from './strength';
import { chosenTravel } from './travelling';

/** Cleric, mage, archer, fighter, rogue: the most successful classes for any number of heroes. */
const WANTED: readonly Colour[] = ['black', 'red', 'green', 'blue', 'yellow'];

/** A bot with heuristics that uses only public data (section 14). It never retires. */
export function bot(view: View, seat: Seat, _random: Random): Choice | undefined {
  if (!view.mustDecide) return undefined;
  switch (view.stages[seat]) {
    case 'choose':
      return { move: 'chooseColour', args: [WANTED.find((colour) => !isTaken(view, colour))] };
    case 'arrange':
      return { move: 'arrange', args: [wantedOrder(view)] };
    case 'place':
      return chosenPlacement(view);
    case 'travel':
      return view.order.length === 1 ? chosenTravelAlone(view) : chosenTravel(view);
    case 'decide':
      return chosenUse(view);
    case 'roll':
      return chosenRoll(view);
    default:
      return undefined;
  }
}
