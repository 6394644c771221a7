import { type Card, DECK } from './data/cards';
import { ATTACK_DICE } from './data/dice';
import { DRAGON_COUNTERS, meaningOf } from './data/dungeon';
import { SUPPLY_CARDS, WARES } from './data/equipment';
import { MOST_HP, POOLS } from './data/heroes';
import { attackDie, maxHp, mayUse, slotSize } from './rules/gear';
import { isDead, isLiving, livingSeats, poolMaxima } from './rules/heroes';
import { hiddenOf } from './rules/secrets';
import { owesDecision } from './stages';
import type { Hero, State } from './state';

type Law = readonly [law: string, holds: boolean];

/** The laws of section 12 that a single state can be held against; the broken ones in words. */
export function invariants(state: State): string[] {
  const laws = [
    ...(state.muster ? musterLaws(state) : dungeonLaws(state)),
    ...state.seats.flatMap((seat) => heroLaws(state, seat)),
    ...itemLaws(state),
    ...fightLaws(state),
    ...courseLaws(state),
  ];
  return laws.filter(([, holds]) => !holds).map(([law]) => law);
}

/** Each card of a full deck is in exactly one of the places. */
function isWholeDeck(cards: readonly Card[]): boolean {
  return cards.length === DECK.length && new Set(cards).size === DECK.length;
}

function dungeonLaws(state: State): Law[] {
  const { dungeonDeck, heroDeck, hands } = hiddenOf(state);
  const { left, counters, discard } = state.dungeon;
  const drawn = state.room?.drawn.map(({ card }) => card).filter((card) => meaningOf(card) !== 'counter') ?? [];
  return [
    ['I1 dungeon cards', isWholeDeck([...dungeonDeck, ...counters, ...discard, ...drawn])],
    ['I1 counters', counters.every((card) => meaningOf(card) === 'counter')],
    ['I1 cards left', left === dungeonDeck.length],
    ['I2 no creation cards in the dungeon', heroDeck.length === 0 && Object.keys(hands).length === 0],
    ['I14 rooms', state.roomNo <= DECK.length],
  ];
}

function musterLaws(state: State): Law[] {
  const { heroDeck, hands, pips } = hiddenOf(state);
  const { muster } = state;
  if (!muster) return [];
  const heroes = state.seats.flatMap((seat) => state.heroes[seat]?.card ?? []);
  const counted = muster.who.every((seat) => {
    const info = muster.hands[seat];
    return info?.cards === hands[seat]?.length && (info?.shown === null || state.heroes[seat] !== null);
  });
  const offered = muster.offers.map(({ from }) => from);
  return [
    ['I2 hero cards', isWholeDeck([...heroDeck, ...Object.values(hands).flat(), ...muster.discard, ...heroes])],
    ['I2 numbers of cards', counted && muster.deck === heroDeck.length],
    ['I2 offers', offered.length === Object.keys(pips).length && offered.every((seat) => pips[seat] !== undefined)],
  ];
}

function heroLaws(state: State, seat: string): Law[] {
  const hero = state.heroes[seat];
  if (!hero) return [[`I10 seat ${seat} has a hero`, state.muster?.who.includes(seat) ?? false]];
  const most = poolMaxima(hero);
  const laws: Law[] = [
    ['I3 hit points', hero.hp >= 0 && hero.hp <= maxHp(hero) && maxHp(hero) <= MOST_HP],
    ['I4 pools', POOLS.every((pool) => hero.pools[pool] >= 0 && hero.pools[pool] <= most[pool])],
    ['I5 points', [hero.rp, hero.lp].every((points) => Number.isInteger(points) && points >= 0)],
    ['I5 resource points outside the shop', state.muster !== null || hero.rp === 0],
    ['I6 gear in use', isGearAllowed(state, hero)],
    ['I9 attack die', ATTACK_DICE.includes(attackDie(hero))],
  ];
  return laws.map(([law, holds]) => [`${law} (seat ${seat})`, holds]);
}

function isGearAllowed(state: State, hero: Hero): boolean {
  const inUse = hero.bag.filter((item) => item.inUse);
  return inUse.every(({ kind }) => {
    const { slot } = WARES[kind];
    if (slot === null || !mayUse(hero, kind)) return false;
    return inUse.filter((item) => WARES[item.kind].slot === slot).length <= slotSize(state, slot);
  });
}

function itemLaws(state: State): Law[] {
  const items = Object.values(state.heroes).flatMap((hero) => hero?.bag ?? []);
  const cards = items.flatMap(({ card }) => card ?? []);
  const limited = state.options.supply === 'cards';
  return [
    ['I7 cards', new Set(cards).size === cards.length && cards.every((card) => SUPPLY_CARDS.includes(card))],
    ['I7 sheets', limited || cards.length === 0],
    ['I7 items', new Set(items.map(({ id }) => id)).size === items.length],
    ['I5 purse', Number.isInteger(state.purse) && state.purse >= 0],
  ];
}

function fightLaws(state: State): Law[] {
  const { fight, roll } = state;
  const laws: Law[] = [['I9 dice', roll?.dice.every(({ value, sides }) => value >= 1 && value <= sides) ?? true]];
  if (!fight) return laws;
  const { monsters, used, partners } = fight;
  const dragon = monsters.find(({ id }) => id === 'dragon');
  return [
    ...laws,
    ['I8 wounds', monsters.every(({ wounds, need }) => wounds >= 0 && wounds < need)],
    ['I8 confusion', monsters.every(({ confused }) => confused >= 0)],
    ['I8 targets', livingSeats(state).length === 0 || monsters.every(({ target }) => isLiving(state, target))],
    ['I8 dragon', !dragon || (monsters.length === 1 && !dragon.elite)],
    ['I9 monsters', monsters.every(({ die }) => ATTACK_DICE.includes(die))],
    ['I13 partners', new Set(Object.values(partners)).size === Object.keys(partners).length],
    ['I13 actions', Object.keys(used).every((seat) => state.seats.includes(seat))],
    ['I14 dragon', !dragon || state.dungeon.counters.length === DRAGON_COUNTERS - dragon.wounds],
  ];
}

function courseLaws(state: State): Law[] {
  const owing = state.seats.filter((seat) => owesDecision(state, seat));
  return [
    ['I10 somebody can act', (state.result !== null) === (owing.length === 0)],
    ['I10 the fallen watch', state.muster !== null || owing.every((seat) => !isDead(state, seat))],
    ['I14 the end', (state.result !== null) === (state.step === 'over')],
  ];
}
