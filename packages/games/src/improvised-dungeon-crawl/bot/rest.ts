import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../../kit/move';
import { DRAGON_COUNTERS } from '../data/dungeon';
import type { HeroClass } from '../data/heroes';
import { priceOf, refuseBuy } from '../rules/buying';
import { maxHp } from '../rules/gear';
import { missingHp } from '../rules/health';
import { heroOf, isLiving, livingOfClass, livingSeats } from '../rules/heroes';
import { fundsOf } from '../rules/money';
import { LP_PER_DIE, MOST_OFFERING, missingDice } from '../rules/prayer';
import type { Item } from '../state';
import type { View } from '../view';
import { intervention } from './battle';
import { largestPotion, stockPotion, USUAL_POTION } from './potions';
import { isBetter, nextGear, nextToWear } from './shopping';

const READY: Choice = { move: 'setReady', args: [true] };

/** Counters from which dice are regained in full and saved, and potions are bought for emergencies. */
const REGAIN_FROM = 8;
const KEEP_FROM = 9;
const PROVIDE_FROM = 9;
/** From this number of counters on, the dragon may be in the next room. */
const LAST_COUNTER = DRAGON_COUNTERS - 1;
/** Heal dice kept for the dragon, loot points kept for the way there. */
const KEPT_DICE = 2;
const KEPT_LP = 10;
/** Missing hit points from which a hero is healed between rooms, and hit points up to which every hero is. */
const MISSING = 4;
const WEAK = 3;
/** Loot points the party wants together before it buys gear. */
const GEAR_LP = 50;
/** Potions that a hero has at hand at most, before a hero alone stocks up for the dragon. */
const POTIONS = 3;

/** The order in which heroes are equipped. */
const BY_NEED: readonly HeroClass[] = ['fighter', 'cleric', 'thief', 'wizard'];

/** Between rooms, in this order: repairs, raises, heals, regains dice, buys; then goes on. */
export function chosenAtRest(view: View, seat: Seat): Choice {
  return (
    mending(view, seat) ??
    nextToWear(view, seat) ??
    inheriting(view, seat) ??
    raising(view, seat) ??
    healing(view, seat) ??
    regaining(view, seat) ??
    curing(view, seat) ??
    providing(view, seat) ??
    equipping(view, seat) ??
    READY
  );
}

function counters(view: View): number {
  return view.dragonSlain ? 0 : view.dungeon.counters.length;
}

/** Loot points of the whole party. */
function partyFunds(view: View): number {
  return livingSeats(view).reduce((sum, seat) => sum + heroOf(view, seat).lp, view.purse);
}

/** Gives the missing points to the hero who pays; `undefined` if this seat has none to give. */
function fund(view: View, seat: Seat, payer: Seat, price: number): Choice | undefined {
  const missing = price - fundsOf(view, payer);
  const lp = Math.min(missing, heroOf(view, seat).lp);
  return seat !== payer && lp > 0 && !view.ready.includes(payer) ? { move: 'giveLP', args: [payer, lp] } : undefined;
}

/** The living hero with most loot points; of equals the first. */
function richest(view: View): Seat {
  return [...livingSeats(view)].sort((a, b) => heroOf(view, b).lp - heroOf(view, a).lp)[0] as Seat;
}

function mending(view: View, seat: Seat): Choice | undefined {
  if (heroOf(view, seat).race !== 'dwarf') return undefined;
  for (const owner of view.seats) {
    const item = heroOf(view, owner).bag.find(({ damaged }) => damaged);
    if (item) return { move: 'repair', args: [owner, item.id] };
  }
  return undefined;
}

/** Potions and better armour of the fallen, as long as nobody can raise them. */
function inheriting(view: View, seat: Seat): Choice | undefined {
  const payer = richest(view);
  const body = view.seats.find((seat) => !isLiving(view, seat));
  if (body === undefined || partyFunds(view) >= priceOf(view, payer, 'divine', 0)) return undefined;
  const useful = heroOf(view, body).bag.find((item) => item.kind === 'potion' || isBetter(view, seat, item));
  return useful && { move: 'lootBody', args: [body, useful.id] };
}

/** Raises a body by Divine Intervention; if none can be bought, the cleric tries with all dice. */
function raising(view: View, seat: Seat): Choice | undefined {
  const body = view.seats.find((seat) => !isLiving(view, seat));
  if (body === undefined) return undefined;
  const used = intervention(view, seat);
  if (used) return used;
  if (heroOf(view, body).lp > 0) return { move: 'lootBody', args: [body, 'lp'] };
  if (waiting(view).some((one) => heroOf(view, one).bag.some(({ kind }) => kind === 'divine'))) return undefined;
  return buyingTogether(view, seat) ?? resurrecting(view, seat, body);
}

/** Heroes who have not yet said that they are ready. */
function waiting(view: View): Seat[] {
  return livingSeats(view).filter((seat) => !view.ready.includes(seat));
}

/**
 * A Divine Intervention: for oneself if possible, else the missing points go to the richest hero who is still there to
 * buy it.
 */
function buyingTogether(view: View, seat: Seat): Choice | undefined {
  if (!refuseBuy(view, seat, 'divine', 0)) return { move: 'buy', args: ['divine', 0] };
  const price = priceOf(view, seat, 'divine', 0);
  const others = waiting(view).filter((other) => other !== seat);
  const together = others.reduce((sum, other) => sum + heroOf(view, other).lp, fundsOf(view, seat));
  const [payer] = others.sort((a, b) => heroOf(view, b).lp - heroOf(view, a).lp);
  const soldOut = refuseBuy(view, seat, 'divine', 0)?.code === 'OUT_OF_STOCK';
  return payer === undefined || soldOut || together < price ? undefined : fund(view, seat, payer, price);
}

function resurrecting(view: View, seat: Seat, body: Seat): Choice | undefined {
  const [cleric] = livingOfClass(view, 'cleric', '0');
  if (cleric === undefined || partyFunds(view) < 24) return undefined;
  const { heal } = heroOf(view, cleric).pools;
  if (heal === 0) return undefined;
  const offering = Math.min(MOST_OFFERING, fundsOf(view, cleric));
  if (seat === cleric && offering >= 24) return { move: 'resurrect', args: [body, heal, offering] };
  return fund(view, seat, cleric, MOST_OFFERING);
}

/** The heroes who need healing between rooms, the relatively weakest first. */
function wounded(view: View): Seat[] {
  const share = (seat: Seat): number => heroOf(view, seat).hp / maxHp(heroOf(view, seat));
  const missing = healsScratches(view) ? 1 : MISSING;
  return livingSeats(view)
    .filter((seat) => {
      const hero = heroOf(view, seat);
      return missingHp(hero) >= missing || (hero.hp <= WEAK && missingHp(hero) > 0);
    })
    .sort((a, b) => share(a) - share(b));
}

/**
 * A hero alone buys potions just as large as what is missing: early or late they cost the same. Heal dice would be
 * wasted.
 */
function healsScratches(view: View): boolean {
  return isAlone(view) && (livingOfClass(view, 'cleric', '0').length === 0 || counters(view) >= KEEP_FROM);
}

function isAlone(view: View): boolean {
  return livingSeats(view).length === 1;
}

function healing(view: View, seat: Seat): Choice | undefined {
  const hero = heroOf(view, seat);
  if (hero.heroClass !== 'cleric') return undefined;
  const kept = counters(view) >= KEEP_FROM ? KEPT_DICE : 0;
  const [on] = wounded(view);
  return on !== undefined && hero.pools.heal > kept ? { move: 'heal', args: [on, 1] } : undefined;
}

/** Heal and spell dice: a Heal die whenever somebody needs it, all of them as the dragon comes near. */
function regaining(view: View, seat: Seat): Choice | undefined {
  const near = counters(view) >= REGAIN_FROM;
  const kept = counters(view) >= KEEP_FROM ? 0 : KEPT_LP;
  for (const payer of [...livingOfClass(view, 'cleric', '0'), ...livingOfClass(view, 'wizard', '0')]) {
    const hero = heroOf(view, payer);
    const pool = hero.heroClass === 'cleric' ? 'heal' : 'spell';
    const urgent = pool === 'heal' && wounded(view).length > 0;
    if (missingDice(hero, pool) === 0 || !(urgent || (near && partyFunds(view) >= kept + LP_PER_DIE))) continue;
    if (seat === payer && fundsOf(view, seat) >= LP_PER_DIE)
      return { move: pool === 'heal' ? 'pray' : 'ritual', args: [1] };
    if (partyFunds(view) < LP_PER_DIE) continue;
    const given = fund(view, seat, payer, LP_PER_DIE);
    if (given) return given;
  }
  return undefined;
}

/**
 * Without a cleric potions heal; a potion larger than the missing hit points is used only for a weak hero, since large
 * ones are for fights.
 */
function curing(view: View, seat: Seat): Choice | undefined {
  if (livingOfClass(view, 'cleric', '0').length > 0) return undefined;
  const [on] = wounded(view);
  if (on === undefined) return undefined;
  const missing = missingHp(heroOf(view, on));
  const potions = heroOf(view, seat).bag.filter(({ kind }) => kind === 'potion');
  const drink = (potion: Item | undefined): Choice | undefined =>
    potion && { move: 'usePotion', args: [potion.id, on] };
  return (
    drink(potions.find(({ value }) => value === missing)) ??
    largestPotion(view, seat, missing) ??
    drink(potions.find(({ value }) => value < missing)) ??
    (heroOf(view, on).hp <= WEAK ? drink(potions[0]) : undefined)
  );
}

/** With the dragon near, or alone: a Divine Intervention, and potions for everybody. */
function providing(view: View, seat: Seat): Choice | undefined {
  const living = livingSeats(view);
  if ((counters(view) < PROVIDE_FROM && living.length > 1) || view.dragonSlain) return undefined;
  const stock = living.flatMap((one) => heroOf(view, one).bag.filter(({ kind }) => kind === 'divine'));
  const payer = richest(view);
  if (living.length > 1 && stock.length < 2 && partyFunds(view) >= priceOf(view, payer, 'divine', 0)) {
    if (seat === payer && !refuseBuy(view, seat, 'divine', 0)) return { move: 'buy', args: ['divine', 0] };
    return fund(view, seat, payer, priceOf(view, payer, 'divine', 0));
  }
  const own = heroOf(view, seat).bag.filter(({ kind }) => kind === 'potion').length;
  if (isAlone(view)) return own < POTIONS || counters(view) === LAST_COUNTER ? stockPotion(view, seat) : undefined;
  const useful = own < POTIONS && !refuseBuy(view, seat, 'potion', USUAL_POTION);
  return useful ? { move: 'buy', args: ['potion', USUAL_POTION] } : undefined;
}

/** If the party has enough loot points, the first hero who can use better gear gets it. */
function equipping(view: View, seat: Seat): Choice | undefined {
  const enough = isAlone(view) ? 0 : GEAR_LP;
  if (view.dragonSlain || partyFunds(view) < enough) return undefined;
  const order = [...livingSeats(view)].sort(
    (a, b) => BY_NEED.indexOf(heroOf(view, a).heroClass) - BY_NEED.indexOf(heroOf(view, b).heroClass),
  );
  for (const payer of order) {
    const rich = { ...view, purse: partyFunds(view) - heroOf(view, payer).lp };
    if (!nextGear(rich, payer)) continue;
    const own = seat === payer ? nextGear(view, seat) : undefined;
    return own ?? fund(view, seat, payer, partyFunds(view));
  }
  return undefined;
}
