import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { refuseBuy } from '../rules/buying';
import { maxHp } from '../rules/gear';
import { heroOf } from '../rules/heroes';
import type { Hero, Item } from '../state';
import type { View } from '../view';

/** The potion that a hero of a party carries. */
export const USUAL_POTION = 5;

/** Buys the largest potion that the seat can pay, of at most `most` hit points. */
export function largestPotion(view: View, seat: Seat, most: number): Choice | undefined {
  for (let value = most; value >= 1; value--)
    if (!refuseBuy(view, seat, 'potion', value)) return { move: 'buy', args: ['potion', value] };
  return undefined;
}

/** Sizes of the potions that a hero alone stocks, as shares of its hit points. */
const STOCKED = { from: 0.4, to: 0.75 };

/**
 * The potion that a hero alone stocks next: equally many of each size, the largest first, so that in a long fight one
 * always fits the missing hit points.
 */
export function stockPotion(view: View, seat: Seat): Choice | undefined {
  const hero = heroOf(view, seat);
  const [least, most] = [Math.floor(STOCKED.from * maxHp(hero)), Math.ceil(STOCKED.to * maxHp(hero))];
  const stock = (size: number) => hero.bag.filter(({ kind, value }) => kind === 'potion' && value === size).length;
  const [value] = Array.from({ length: most - least + 1 }, (_, step) => most - step)
    .filter((size) => !refuseBuy(view, seat, 'potion', size))
    .sort((one, other) => stock(one) - stock(other));
  return value === undefined ? undefined : { move: 'buy', args: ['potion', value] };
}

/**
 * The largest healing potion of a hero that restores no more than is missing; if none is small enough, the smallest.
 */
export function fittingPotion({ bag }: Hero, missing: number): Item | undefined {
  const potions = bag.filter(({ kind }) => kind === 'potion').sort((item, other) => other.value - item.value);
  return potions.find(({ value }) => value <= missing) ?? potions.at(-1);
}
