import type { Choice } from '../kit/move';
import type { Random } from '../kit/random';
import type { Seat } from '../kit/seat';
import { chosenUse } from './bot/fighting';
import { chosenPlacement } from './bot/placing';
import { wantedOrder } from './bot/strength';
import { chosenTravel } from './bot/travelling';
import { defaultChoice } from './rules/defaults';
import type { View } from './view';

/** A player by rules of thumb, who sees what everybody sees (section 14). It never retires. */
export function bot(view: View, seat: Seat, _random: Random): Choice | undefined {
  if (!view.mustDecide) return undefined;
  switch (view.stages[seat]) {
    case 'arrange':
      return { move: 'arrange', args: [wantedOrder(view)] };
    case 'place':
      return chosenPlacement(view);
    case 'travel':
      return chosenTravel(view);
    case 'decide':
      return chosenUse(view);
    default:
      return defaultChoice(view, seat);
  }
}
