import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import { defaultMove } from '../defaultMove';
import { stageOf } from '../stages';
import type { View } from '../view';
import { chosenAtChest, chosenAtTrap, chosenElite, chosenEvasion, chosenLuck } from './answers';
import { chosenAttack, chosenPreparation } from './battle';
import { askOrDrop, chosenAnswer } from './creation';
import { chosenAtRest } from './rest';

/** A bot that uses only the view of its seat, and treats all loot points as those of the party (section 14). */
export function bot(view: View, seat: Seat, _random: Random): Choice | undefined {
  if (!view.mustDecide) return undefined;
  switch (stageOf(view, seat)) {
    case 'needy':
      return askOrDrop(view, seat);
    case 'answer':
      return chosenAnswer(view, seat);
    case 'rest':
    case 'aftermath':
      return chosenAtRest(view, seat);
    case 'reveal':
      return chosenElite(view, seat);
    case 'prepare':
      return chosenPreparation(view, seat);
    case 'act':
      return chosenAttack(view, seat);
    case 'luck':
      return chosenLuck(view);
    case 'evade':
      return chosenEvasion(view, seat);
    case 'trap':
      return chosenAtTrap(view, seat);
    case 'chest':
      return chosenAtChest(view, seat);
    default:
      return defaultMove(view, seat);
  }
}
