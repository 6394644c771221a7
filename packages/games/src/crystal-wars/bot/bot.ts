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

/** A player without look-ahead who sees what everybody sees (section 14). It never gives up. */
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

/** Rounds after which bots tire by turns: else a duel without a limit can hold the same line for ever. */
const WEARY = 60;

/** Whether it is for this seat to make good none of its losses now: for longer each time, until a line gives way. */
function stopsRebuilding(view: View, seat: Seat): boolean {
  const { number } = view.round;
  const living = livingSeats(view);
  return number > WEARY && living[Math.floor(Math.log2(number)) % living.length] === seat;
}

/** The best attack while one brings something; then those that have to be, then the end of combat. */
function bestAttack(view: View, seat: Seat, random: Random): Choice {
  const attacks = attacksOf(view, seat, random);
  const best = attacks[0];
  if (best && best.worth > 0) return best.choice;
  const forced = unitsThatMustFight(view, seat);
  const least = attacks.find(({ choice: { move, args } }) => move === 'battle' && forced.includes(args[0] as number));
  return least?.choice ?? { move: 'endCombat', args: [] };
}
