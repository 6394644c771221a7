import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import type { Random } from '../../kit/random';
import { unitsThatMustFight } from '../rules/combat/combatStep';
import { livingSeats } from '../rules/squares';
import { stageOf } from '../stages';
import type { View } from '../view';
import { answerTo, leastMissed } from './answers';
import { attacksOf } from './attacks';
import { bestCreation } from './building';
import { bestMovement } from './marching';
import { bestPlacement } from './placing';

/** A bot without look-ahead that uses only public data (section 14). It never gives up. */
export function bot(view: View, seat: Seat, random: Random): Choice | undefined {
  const stage = stageOf(view, seat);
  switch (stage) {
    case 'freeVillage':
    case 'mountain':
    case 'village':
      return bestPlacement(view, seat, stage, random);
    case 'starvation':
      return { move: 'starve', args: [leastMissed(view, seat, random)] };
    case 'movement':
      return bestMovement(view, seat, random) ?? { move: 'endMovement', args: [] };
    case 'combat':
      return bestAttack(view, seat, random);
    case 'casualty':
    case 'militia':
    case 'riots':
      return answerTo(view, seat, random);
    case 'creation':
      return stopsRebuilding(view, seat) ? { move: 'endTurn', args: [] } : bestCreation(view, seat, random);
    case 'idle':
      return undefined;
  }
}

/**
 * Rounds after which bots alternately replace no losses: otherwise a duel without a limit could remain in balance for
 * ever.
 */
const WEARY_ROUND = 60;

/** Whether this seat replaces no losses now: for longer each time, until the balance ends. */
function stopsRebuilding(view: View, seat: Seat): boolean {
  const { number } = view.round;
  const living = livingSeats(view);
  return number > WEARY_ROUND && living[Math.floor(Math.log2(number)) % living.length] === seat;
}

/** The best attack with a gain; then forced ones, then the end of combat. */
function bestAttack(view: View, seat: Seat, random: Random): Choice {
  const attacks = attacksOf(view, seat, random);
  const best = attacks[0];
  if (best && best.worth > 0) return best.choice;
  const forced = unitsThatMustFight(view, seat);
  const least = attacks.find(({ choice: { move, args } }) => move === 'battle' && forced.includes(args[0] as number));
  return least?.choice ?? { move: 'endCombat', args: [] };
}
