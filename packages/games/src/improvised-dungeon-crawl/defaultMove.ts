import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import { chosenClaim, chosenPick, remedy } from './bot/creation';
import { chosenPurchase } from './bot/shopping';
import { defaultTarget } from './rules/aiming';
import { damageOf } from './rules/damage';
import { isHurt } from './rules/health';
import { heroOf } from './rules/heroes';
import { stageOf, willingThieves } from './stages';
import type { View } from './view';

/** The default choice for a seat that nobody plays (section 5); `undefined` if it owes no decision. */
export function defaultMove(view: View, seat: Seat): Choice | undefined {
  if (!view.mustDecide) return undefined;
  switch (stageOf(view, seat)) {
    case 'needy':
      return remedy(view, seat);
    case 'answer':
      return { move: 'answerSwap', args: [view.muster?.offers.find(({ to }) => to === seat)?.from, null] };
    case 'claim':
      return chosenClaim(view, seat);
    case 'pick':
      return chosenPick(view, seat);
    case 'shop':
      return chosenPurchase(view, seat);
    case 'rest':
    case 'aftermath':
    case 'prepare':
      return { move: 'setReady', args: [true] };
    case 'reveal':
      return { move: 'declareElite', args: [false] };
    case 'act':
      return { move: 'attack', args: [defaultTarget(view, seat)?.id, 0] };
    case 'luck':
      return { move: 'keepRoll', args: [] };
    case 'evade':
      return evadeDeath(view, seat);
    case 'trap':
      return atTrap(view, seat);
    case 'chest':
      return { move: 'openChest', args: [] };
    case 'meet':
      return { move: 'meet', args: [] };
    case 'altar':
      return { move: view.seats.some((seat) => isHurt(view, seat)) ? 'prayAltar' : 'skipAltar', args: [] };
    case 'propose':
      return { move: 'proposeSplit', args: ['equal'] };
    case 'vote':
      return { move: 'voteSplit', args: [true] };
    default:
      return undefined;
  }
}

/** One Evade die while the hit would kill. */
function evadeDeath(view: View, seat: Seat): Choice {
  const kills = view.hit !== null && damageOf(view.hit) >= heroOf(view, seat).hp;
  return kills ? { move: 'evade', args: [1] } : { move: 'takeHit', args: [] };
}

/** Thieves disarm; where none wants to, traps are sprung, and trapped chests left alone. */
function atTrap(view: View, seat: Seat): Choice {
  if (willingThieves(view).includes(seat)) return { move: 'disarm', args: [] };
  return { move: view.room?.trap?.chest ? 'leaveChest' : 'springTrap', args: [] };
}
