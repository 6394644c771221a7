import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { monsterRow } from '../data/dungeon';
import { monsterOf } from '../rules/actions';
import { damageOf, protectionFromTrap } from '../rules/damage';
import { armourInFight } from '../rules/gear';
import { heroOf, isLiving, livingOfClass, livingSeats } from '../rules/heroes';
import { woundOdds } from '../rules/odds';
import { blowOf, totalOf, woundsOf } from '../rules/wounds';
import { willingThieves } from '../stages';
import type { Monster, Roll } from '../state';
import type { Die } from '../types';
import type { View } from '../view';

/** Hit points at which traps are left to others. */
const FRAIL = 2;

/** Repeats very bad rolls only; blows only against the dragon, since there are four re-rolls in total. */
export function chosenLuck(view: View): Choice {
  return { move: view.roll && isBad(view, view.roll) ? 'reroll' : 'keepRoll', args: [] };
}

function isBad(view: View, { purpose, dice, owner }: Roll): boolean {
  const total = totalOf(dice);
  switch (purpose.kind) {
    case 'attack':
    case 'missile': {
      const monster = monsterOf(view.fight, purpose.monster);
      return monster?.id === 'dragon' && isPoor(view, dice, monster);
    }
    case 'monster':
      return total - armourInFight(view, purpose.target) >= heroOf(view, purpose.target).hp;
    case 'disarm':
      return true;
    case 'trap':
      return owner !== null && total - protectionFromTrap(view, owner, total) >= heroOf(view, owner).hp;
    default:
      return false;
  }
}

/** Wounds by which a blow must fall short of its mean to be rolled again. */
const SHORTFALL = 0.5;

/** A blow that the same dice would do clearly better on average. */
function isPoor(view: View, dice: readonly Die[], monster: Monster): boolean {
  const wounds = woundsOf(view.options, blowOf(dice), monster.wt);
  const odds = woundOdds(
    view,
    dice.map(({ sides, tag }) => ({ sides, tag, count: 1 })),
    monster,
  );
  return odds.reduce((mean, chance, count) => mean + chance * count, 0) >= wounds + SHORTFALL;
}

/** Evades deadly hits, and hits of the dragon with three damage or more. */
export function chosenEvasion(view: View, seat: Seat): Choice {
  const { hit } = view;
  const damage = hit ? damageOf(hit) : 0;
  const byDragon = hit?.from.kind === 'monster' && hit.from.monster === 'dragon';
  const evades = damage >= heroOf(view, seat).hp || (byDragon && damage >= 3);
  return evades ? { move: 'evade', args: [1] } : { move: 'takeHit', args: [] };
}

/** A frail thief leaves the trap to a drawer with more hit points. */
export function chosenAtTrap(view: View, seat: Seat): Choice {
  const trap = view.room?.trap;
  const { hp } = heroOf(view, seat);
  if (trap && willingThieves(view).includes(seat)) {
    const leaves = hp <= FRAIL && trap.seat !== seat && isLiving(view, trap.seat) && heroOf(view, trap.seat).hp > hp;
    return { move: leaves ? 'leaveTrap' : 'disarm', args: [] };
  }
  return { move: trap?.chest && hp <= 2 * FRAIL ? 'leaveChest' : 'springTrap', args: [] };
}

/** Opens chests, unless the hero is frail and there is no thief. */
export function chosenAtChest(view: View, seat: Seat): Choice {
  const safe = heroOf(view, seat).hp > FRAIL || livingOfClass(view, 'thief', seat).length > 0;
  return { move: safe ? 'openChest' : 'leaveChest', args: [] };
}

/** Makes a small monster an elite, for the loot, if its drawer is well and not alone. */
export function chosenElite(view: View, seat: Seat): Choice {
  const card = view.room?.drawn.find((one) => one.seat === seat)?.card;
  const small = card !== undefined && monsterRow(card).die === 4;
  const bold = small && heroOf(view, seat).hp >= 6 && livingSeats(view).length > 1;
  return { move: 'declareElite', args: [bold] };
}
