import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { KINDS, type Kind, WARES } from '../data/equipment';
import type { HeroClass } from '../data/heroes';
import { currencyOf, priceOf, refuseBuy } from '../rules/buying';
import { maxHp, mayUse, ratingOf } from '../rules/gear';
import { heroOf } from '../rules/heroes';
import { fundsOf } from '../rules/money';
import type { Hero, Item } from '../state';
import type { View } from '../view';
import { largestPotion, stockPotion, USUAL_POTION } from './potions';

/**
 * The wares bought after the armour, in this order. A wizard buys potions: keeping the hero whom the dragon attacks alive
 * wins more often than larger spells.
 */
const THEN: Readonly<Record<HeroClass, readonly Kind[]>> = {
  fighter: ['shield', 'vitality', 'magicWeapon'],
  thief: ['shield', 'magicWeapon', 'vitality'],
  cleric: ['shield', 'magicWeapon', 'vitality'],
  wizard: ['shield'],
};
/** A hero alone takes all blows, so protection is worth more than a better die. */
const THEN_ALONE: readonly Kind[] = ['shield', 'vitality', 'protection'];
/**
 * From this number of hit points a lone hero does not buy vitality: potions of the same price restore more than it adds.
 */
const ENOUGH_HP = 8;

/** The gear that the seat would buy next; `undefined` if it needs or can pay nothing more. */
export function nextGear(view: View, seat: Seat): Choice | undefined {
  const kind = betterArmour(view, seat) ?? nextItem(view, seat);
  return kind && { move: 'buy', args: [kind, 0] };
}

function nextItem(view: View, seat: Seat): Kind | undefined {
  const hero = heroOf(view, seat);
  return wishesOf(view, hero).find(
    (kind) => !(kind === 'shield' && owns(hero, kind)) && !refuseBuy(view, seat, kind, 0),
  );
}

function wishesOf(view: View, hero: Hero): readonly Kind[] {
  if (view.seats.length > 1 || hero.heroClass === 'wizard') return THEN[hero.heroClass];
  return THEN_ALONE.filter((kind) => kind !== 'vitality' || maxHp(hero) < ENOUGH_HP);
}

/** The best armour that leaves enough for a shield, if it is better than what is carried. */
function betterArmour(view: View, seat: Seat): Kind | undefined {
  const hero = heroOf(view, seat);
  const wantsShield = mayUse(hero, 'shield') && !owns(hero, 'shield');
  const reserve = wantsShield ? priceOf(view, seat, 'shield', 0) : 0;
  const funds = currencyOf(view) === 'rp' ? hero.rp : fundsOf(view, seat);
  return KINDS.filter((kind) => WARES[kind].slot === 'armour' && rating(kind) > bestRating(hero))
    .sort((a, b) => rating(b) - rating(a))
    .find((kind) => !refuseBuy(view, seat, kind, 0) && priceOf(view, seat, kind, 0) + reserve <= funds);
}

function owns(hero: Hero, kind: Kind): boolean {
  return hero.bag.some((item) => item.kind === kind);
}

function rating(kind: Kind): number {
  return WARES[kind].ar ?? 0;
}

function armours(hero: Hero): Item[] {
  return hero.bag.filter(({ kind }) => WARES[kind].slot === 'armour' && mayUse(hero, kind));
}

function bestRating(hero: Hero): number {
  return Math.max(0, ...armours(hero).map(ratingOf));
}

/** Armour that the seat may wear and that is better than any it has. */
export function isBetter(view: View, seat: Seat, item: Item): boolean {
  const hero = heroOf(view, seat);
  return WARES[item.kind].slot === 'armour' && mayUse(hero, item.kind) && ratingOf(item) > bestRating(hero);
}

/** A purchase from the shop. `value` is the hit points of a potion, 0 for any other ware. */
export interface Purchase {
  kind: Kind;
  value: number;
}

/** The wares that help every hero, advised after all others. */
const FOR_ALL: readonly Kind[] = ['vitality', 'protection'];

/**
 * Returns at most `most` wares that a seat can pay now and that a bot would buy for its hero, the most useful first.
 * Wares that help every hero come last.
 */
export function advisedPurchases(view: View, seat: Seat, most: number): Purchase[] {
  const hero = heroOf(view, seat);
  const armour = betterArmour(view, seat);
  const wishes = wishesOf(view, hero);
  const payable = (kinds: readonly Kind[]) =>
    kinds
      .filter((kind) => !(kind === 'shield' && owns(hero, kind)) && !refuseBuy(view, seat, kind, 0))
      .map((kind) => ({ kind, value: 0 }));
  const gear = payable([...(armour ? [armour] : []), ...wishes]);
  const others = payable(FOR_ALL.filter((kind) => !wishes.includes(kind)));
  const potion = largestPotion(view, seat, USUAL_POTION)?.args;
  const potions = potion ? [{ kind: potion[0] as Kind, value: potion[1] as number }] : [];
  return [...gear, ...potions, ...others].slice(0, most);
}

/** Puts on carried gear that is better than the worn gear. */
export function nextToWear(view: View, seat: Seat): Choice | undefined {
  const hero = heroOf(view, seat);
  const worn = armours(hero).find(({ inUse }) => inUse);
  const best = armours(hero).sort((a, b) => ratingOf(b) - ratingOf(a))[0];
  if (!best || best === worn || (worn && ratingOf(best) <= ratingOf(worn))) return undefined;
  return worn ? { move: 'unequip', args: [worn.id] } : { move: 'equip', args: [best.id] };
}

/** Before a crawl: gear, then potions for the remaining points, since they cost twice as much in the dungeon (R3.1). */
export function chosenPurchase(view: View, seat: Seat): Choice {
  return (
    nextGear(view, seat) ??
    (view.seats.length === 1 ? stockPotion(view, seat) : undefined) ??
    largestPotion(view, seat, USUAL_POTION) ?? { move: 'doneShopping', args: [] }
  );
}
