import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Card } from '../data/cards';
import { KINDS, type Kind, POTION_VALUES, SUPPLY_CARDS, WARES } from '../data/equipment';
import { MOST_HP } from '../data/heroes';
import type { Board, Hero, State } from '../state';
import { addItem } from './bag';
import { attackDie, hasBetterGear, maxHp, mayUse } from './gear';
import { heroOf } from './heroes';
import { fundsOf, payLp } from './money';
import { record, thingOf } from './story';

/** Resource points in the shop before a crawl, loot points in the dungeon (R3.1). */
export function currencyOf(board: Board): 'rp' | 'lp' {
  return board.muster ? 'rp' : 'lp';
}

/** The price of an item for this hero here and now (R3.1, R19.4). */
export function priceOf(board: Board, seat: Seat, kind: Kind, value: number): number {
  const { rp, rpChapter = rp, lpPrinted = 2 * rp, slot } = WARES[kind];
  const printed = board.options.prices === 'printed';
  const isNew = board.muster?.who.includes(seat) ?? false;
  const inDungeon = printed ? lpPrinted : 2 * rp;
  const inShop = printed && isNew ? rpChapter : rp;
  const price = currencyOf(board) === 'rp' ? inShop : inDungeon;
  const owned = slot === null ? 0 : ownedIn(heroOf(board, seat), slot);
  const second = hasBetterGear(board) && (slot === 'weapon' || slot === 'amulet') && owned > 0;
  return price * (kind === 'potion' ? value : 1) * (second ? 2 : 1);
}

/** R3.4: items that the hero carries and cannot use count neither for the price nor for the limit. */
function usableIn(hero: Hero): Kind[] {
  return hero.bag.map(({ kind }) => kind).filter((kind) => mayUse(hero, kind));
}

function ownedIn(hero: Hero, slot: string): number {
  return usableIn(hero).filter((kind) => WARES[kind].slot === slot).length;
}

/** Cards that stand for items and are on none (R3.6). */
function stockOf(board: Board): Card[] {
  const taken = new Set(Object.values(board.heroes).flatMap((hero) => hero?.bag.map(({ card }) => card) ?? []));
  return SUPPLY_CARDS.filter((card) => !taken.has(card));
}

/** The cards that would do for such an item; the 10♥ stands for a potion only where the options say so (R3.6). */
function cardsFor({ options }: Board, kind: Kind, value: number): readonly Card[] {
  if (kind !== 'potion') return WARES[kind].cards;
  const hearts = options.tenOfHeartsHeals ? [...WARES.potion.cards, ...WARES.divine.cards] : WARES.potion.cards;
  return hearts.filter((card) => card === `${value}H`);
}

/** The values an item of this kind can be bought with: hit points of a healing potion, else 0 alone. */
export function valuesOf(board: Board, kind: Kind): readonly number[] {
  if (kind !== 'potion') return [0];
  return board.options.supply === 'cards'
    ? POTION_VALUES.filter((value) => cardsFor(board, kind, value).length > 0)
    : POTION_VALUES;
}

/** R3.2, R3.4, R3.6, R3.1, in this order. */
export function refuseBuy(board: Board, seat: Seat, kind: Kind, value: number): Refusal | undefined {
  const hero = heroOf(board, seat);
  if (!mayUse(hero, kind)) return refusal('CLASS_LIMIT', 'R3.2', { kind });
  if (ownsEnough(board, hero, kind)) return refusal('ONE_PER_HERO', 'R3.4', { kind });
  if (hasNoEffect(hero, kind)) return refusal('NO_EFFECT', 'R3.4', { kind });
  if (!valuesOf(board, kind).includes(value)) return refusal('BAD_VALUE', 'R3.6', { kind });
  if (board.options.supply === 'cards' && !cardsFor(board, kind, value).some((card) => stockOf(board).includes(card)))
    return refusal('OUT_OF_STOCK', 'R3.6', { kind });
  const price = priceOf(board, seat, kind, value);
  const funds = currencyOf(board) === 'rp' ? hero.rp : fundsOf(board, seat);
  return price > funds ? refusal('TOO_EXPENSIVE', 'R3.1', { kind, price, funds }) : undefined;
}

/** R3.4: one of each row; with better gear two weapons and two amulets of any row (R19.4). */
function ownsEnough(board: Board, hero: Hero, kind: Kind): boolean {
  const { row, slot } = WARES[kind];
  if (row === null || slot === null) return false;
  if (hasBetterGear(board)) return ownedIn(hero, slot) >= 2;
  return usableIn(hero).some((owned) => WARES[owned].row === row);
}

function hasNoEffect(hero: Hero, kind: Kind): boolean {
  return (kind === 'magicWeapon' && attackDie(hero) === 12) || (kind === 'vitality' && maxHp(hero) === MOST_HP);
}

/** A line of the price list as one hero sees it: `refusal` says why it cannot be bought. */
export interface Offer {
  kind: Kind;
  value: number;
  price: number;
  refusal: Refusal | undefined;
}

/** The whole price list for a hero. */
export function offersFor(board: Board, seat: Seat): Offer[] {
  return KINDS.flatMap((kind) =>
    valuesOf(board, kind).map((value) => ({
      kind,
      value,
      price: priceOf(board, seat, kind, value),
      refusal: refuseBuy(board, seat, kind, value),
    })),
  );
}

export function buy(state: State, seat: Seat, kind: Kind, value: number): void {
  const currency = currencyOf(state);
  const price = priceOf(state, seat, kind, value);
  const stock = state.options.supply === 'cards' ? stockOf(state) : [];
  const card = cardsFor(state, kind, value).find((card) => stock.includes(card)) ?? null;
  if (currency === 'rp') heroOf(state, seat).rp -= price;
  else payLp(state, seat, price);
  const item = addItem(state, seat, { kind, value, card, paid: currency === 'rp' ? price : 0 });
  record(state, 'bought', { seat, thing: thingOf(item), price, currency });
}
