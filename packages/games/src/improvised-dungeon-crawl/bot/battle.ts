import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { partnerOf } from '../rules/actions';
import { averageHit, worstHit } from '../rules/damage';
import { attackDie, spellLimit } from '../rules/gear';
import { refuseGuard } from '../rules/guarding';
import { refuseHeal } from '../rules/healing';
import { missingHp } from '../rules/health';
import { heroOf, isLiving, livingSeats } from '../rules/heroes';
import { fundsOf } from '../rules/money';
import { attackThrow, chanceToRaise, missileThrow, type Throw, woundOdds } from '../rules/odds';
import { refusePotion } from '../rules/potions';
import { MOST_OFFERING, refuseResurrect } from '../rules/prayer';
import { refuseBuff, refuseConfuse } from '../rules/spells';
import type { Fight, Monster } from '../state';
import type { View } from '../view';
import { fittingPotion } from './potions';

const READY: Choice = { move: 'setReady', args: [true] };

/**
 * Hit points up to which a hero counts as weak, and the missing hit points from which healing in a fight is worth a turn.
 */
const WEAK = 3;
const WORTH_HEALING = 3;

/** Before the turns of a round: heroes in danger are helped, the dragon is confused or the best attack improved. */
export function chosenPreparation(view: View, seat: Seat): Choice {
  const fight = view.fight as Fight;
  if (fight.used[seat] !== undefined) return READY;
  return (
    healing(view, seat, fight) ??
    intervention(view, seat) ??
    raising(view, seat) ??
    drinking(view, seat, fight) ??
    handing(view, seat, fight) ??
    magic(view, seat, fight) ??
    guarding(view, seat, fight) ??
    READY
  );
}

/** Monsters that strike this hero in this round. */
function attackersOf(fight: Fight, seat: Seat): Monster[] {
  return fight.monsters.filter(({ id, target, confused }) => {
    const guard = fight.guards.find(({ monster }) => monster === id)?.by;
    return confused === 0 && (guard ?? target) === seat;
  });
}

/** The most damage that can come at a hero in this round. */
function danger(view: View, fight: Fight, seat: Seat): number {
  return attackersOf(fight, seat).reduce((sum, monster) => sum + worstHit(view, monster, seat), 0);
}

/** The weakest hero under attack that could die. */
function healing(view: View, seat: Seat, fight: Fight): Choice | undefined {
  const dice = isDragonHere(fight) ? 2 : 1;
  const weak = livingSeats(view)
    .filter((on) => {
      const hero = heroOf(view, on);
      const risk = danger(view, fight, on);
      return risk > 0 && missingHp(hero) >= WORTH_HEALING && (hero.hp <= risk || hero.hp <= WEAK);
    })
    .sort((a, b) => heroOf(view, a).hp - heroOf(view, b).hp);
  for (const on of weak) {
    const most = Math.min(dice, heroOf(view, seat).pools.heal);
    if (!refuseHeal(view, seat, on, most)) return { move: 'heal', args: [on, most] };
  }
  return undefined;
}

/** Divine Intervention on the first body. */
export function intervention(view: View, seat: Seat): Choice | undefined {
  const item = heroOf(view, seat).bag.find(({ kind }) => kind === 'divine');
  const body = view.seats.find((seat) => !isLiving(view, seat));
  if (!item || body === undefined || refusePotion(view, seat, item.id, body)) return undefined;
  return { move: 'usePotion', args: [item.id, body] };
}

/** Resurrects the first body, if the options allow it in a fight and success is more likely than failure. */
function raising(view: View, seat: Seat): Choice | undefined {
  const body = view.seats.find((seat) => !isLiving(view, seat));
  if (!view.options.resurrectInCombat || body === undefined) return undefined;
  const { heal } = heroOf(view, seat).pools;
  const offering = Math.min(MOST_OFFERING, fundsOf(view, seat));
  if (refuseResurrect(view, seat, body, heal, offering) || chanceToRaise(heal, offering) < 0.5) return undefined;
  return { move: 'resurrect', args: [body, heal, offering] };
}

/** One of the hero's own potions, if the blows of this round could kill it. */
function drinking(view: View, seat: Seat, fight: Fight): Choice | undefined {
  const item = fittingPotion(heroOf(view, seat), missingHp(heroOf(view, seat)));
  if (!item || !isInNeed(view, fight, seat) || refusePotion(view, seat, item.id, seat)) return undefined;
  return { move: 'usePotion', args: [item.id, seat] };
}

/** The blows of this round could kill the hero, and enough is missing for a potion to be worth a turn. */
function isInNeed(view: View, fight: Fight, seat: Seat): boolean {
  const hero = heroOf(view, seat);
  return hero.hp <= danger(view, fight, seat) && missingHp(hero) >= WORTH_HEALING;
}

/** Wounds on average below which a blow at the dragon is worth less than any potion for the hero it attacks. */
const WEAK_BLOW = 0.3;

/**
 * A potion for the hero whom the dragon attacks, from one whose blows are worth less: in need, or from a hero who can
 * hardly wound the dragon as soon as a potion fits.
 */
function handing(view: View, seat: Seat, fight: Fight): Choice | undefined {
  const dragon = fight.monsters.find(({ id }) => id === 'dragon');
  if (!dragon || dragon.target === seat || dragon.confused > 0) return undefined;
  const hero = heroOf(view, seat);
  const missing = missingHp(heroOf(view, dragon.target));
  const item = fittingPotion(hero, missing);
  if (!item || refusePotion(view, seat, item.id, dragon.target)) return undefined;
  const blowOf = (who: Seat) => wounds(view, attackThrow(view, who, 0), dragon);
  const helps = isInNeed(view, fight, dragon.target)
    ? blowOf(seat) < blowOf(dragon.target)
    : item.value <= missing && hero.pools.spell === 0 && blowOf(seat) < WEAK_BLOW;
  return helps ? { move: 'usePotion', args: [item.id, dragon.target] } : undefined;
}

function magic(view: View, seat: Seat, fight: Fight): Choice | undefined {
  const deadly = fight.monsters.find(
    (monster) =>
      monster.confused === 0 &&
      (monster.id === 'dragon' || (view.options.spellTempo === 'free' && monster.die >= 8)) &&
      worstHit(view, monster, monster.target) >= heroOf(view, monster.target).hp,
  );
  if (deadly && !refuseConfuse(view, seat, deadly.id, 2)) return { move: 'castConfuse', args: [deadly.id, 2] };
  return isDragonHere(fight) ? buffing(view, seat) : undefined;
}

/** The ally with the largest attack die who attacks in this round. */
function buffing(view: View, seat: Seat): Choice | undefined {
  const hero = heroOf(view, seat);
  const dice = Math.min(spellLimit(hero), hero.pools.spell);
  const on = view.seats
    .filter((ally) => dice > 0 && !refuseBuff(view, seat, ally, dice))
    .sort((a, b) => attackDie(heroOf(view, b)) - attackDie(heroOf(view, a)))[0];
  return on === undefined ? undefined : { move: 'castBuff', args: [on, dice] };
}

/** A hero that cannot die of the blow guards one that can. */
function guarding(view: View, seat: Seat, fight: Fight): Choice | undefined {
  const { hp } = heroOf(view, seat);
  const monster = fight.monsters.find(
    (monster) =>
      !refuseGuard(view, seat, monster.id) &&
      worstHit(view, monster, monster.target) >= heroOf(view, monster.target).hp &&
      worstHit(view, monster, seat) + danger(view, fight, seat) < hp,
  );
  return monster && { move: 'guard', args: [monster.id] };
}

function isDragonHere(fight: Fight): boolean {
  return fight.monsters.some(({ id }) => id === 'dragon');
}

/** The own turn of a fight. */
export function chosenAttack(view: View, seat: Seat): Choice {
  const fight = view.fight as Fight;
  const target = bestTarget(view, seat, fight);
  const missiles = missileDice(view, seat, target);
  if (missiles > 0) return { move: 'missile', args: [target.id, missiles] };
  return { move: 'attack', args: [target.id, slayDice(view, seat, target)] };
}

/** One that can be wounded at all, nearly dead, dangerous, weak: in this order. */
function bestTarget(view: View, seat: Seat, fight: Fight): Monster {
  if (fight.round === 1) return partnerOf(fight, seat) as Monster;
  const die = attackDie(heroOf(view, seat));
  const worth = (monster: Monster): number[] => [
    die >= monster.wt ? 1 : 0,
    -(monster.need - monster.wounds),
    averageHit(view, monster, monster.target),
    -monster.wt,
  ];
  return [...fight.monsters].sort((a, b) => compare(worth(b), worth(a)))[0] as Monster;
}

function compare(array: readonly number[], other: readonly number[]): number {
  for (const [at, value] of array.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The value of a die in wounds, against the dragon and elsewhere. */
const DIE_FOR_DRAGON = 0.25;
const DIE = 0.3;

/** The number of dice whose wounds are worth them most; of equals the fewest. */
function bestDice(least: number, most: number, worth: (dice: number) => number): number {
  let best = least;
  for (let dice = least + 1; dice <= most; dice++) if (worth(dice) > worth(best)) best = dice;
  return best;
}

/** Wounds on average of those that the monster can still take. */
function wounds(view: View, dice: readonly Throw[], monster: Monster): number {
  return woundOdds(view, dice, monster).reduce((sum, odds, count) => sum + odds * count, 0);
}

/** Against the dragon as many as are worth it; otherwise one in need, which a lone hero also keeps for the dragon. */
function slayDice(view: View, seat: Seat, monster: Monster): number {
  const { pools, hp } = heroOf(view, seat);
  if (monster.id !== 'dragon') {
    const inNeed = monster.die === 10 && monster.target === seat && hp <= 5 && pools.slay > 3;
    return inNeed && view.seats.length > 1 ? 1 : 0;
  }
  const worth = (dice: number) => wounds(view, attackThrow(view, seat, dice), monster) - DIE_FOR_DRAGON * dice;
  return bestDice(0, pools.slay, worth);
}

/** Against the dragon, against something tough while enough are left, or where the attack die is too small. */
function missileDice(view: View, seat: Seat, monster: Monster): number {
  const hero = heroOf(view, seat);
  const limit = Math.min(spellLimit(hero), hero.pools.spell);
  const isDragon = monster.id === 'dragon';
  const spare = hero.pools.spell > (view.dungeon.counters.length >= 10 ? 6 : 4);
  if (!isDragon && !(monster.wt >= 3 && spare) && attackDie(hero) >= monster.wt) return 0;
  const price = isDragon ? DIE_FOR_DRAGON : DIE;
  const worth = (dice: number) =>
    wounds(view, dice === 0 ? attackThrow(view, seat, 0) : missileThrow(view, seat, dice), monster) - price * dice;
  return bestDice(attackDie(hero) >= monster.wt ? 0 : Math.min(1, limit), isDragon ? limit : Math.min(2, limit), worth);
}
