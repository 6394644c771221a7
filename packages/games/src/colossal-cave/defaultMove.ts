import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { isTreasure } from './data/cards';
import { playerOf } from './rules/board';
import { leastWanted } from './rules/carrying';
import type { Stage } from './state';
import type { View } from './view';

/** The choice of the clock for this seat (section 5), as a move of its own. */
export function defaultMove(view: View, seat: Seat): Choice | undefined {
  if (!view.mustDecide) return undefined;
  switch (view.stages[seat] as Stage | undefined) {
    case 'draw':
      return { move: 'draw', args: [] };
    case 'move':
      return { move: 'stay', args: [] };
    case 'play':
      return { move: 'doNothing', args: [] };
    case 'limit':
      return { move: 'discardCard', args: [leastWanted(view.hand, isTreasure)] };
    case 'respond':
      return { move: 'respond', args: [view.window?.id, { t: 'pass' }] };
    case 'toll':
      return { move: 'payToll', args: [null] };
    case 'pick':
      return { move: 'pickCard', args: [topmostAllowed(view)] };
    case 'again':
      return { move: 'keepPicked', args: [] };
    case 'run':
      return { move: 'stopRun', args: [] };
    case 'drop':
      return { move: 'dropItem', args: [leastWanted(playerOf(view, seat).inv, isTreasure)] };
    default:
      return undefined;
  }
}

function topmostAllowed({ pending, discard }: View): string | undefined {
  const treasuresOnly = pending?.kind === 'pick' && pending.from === 'treasures';
  return discard.findLast((card) => !treasuresOnly || isTreasure(card));
}
