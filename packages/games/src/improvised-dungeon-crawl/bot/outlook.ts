import { type Evaluation, outlookOf } from '../../kit/outlook';
import { DRAGON, DRAGON_COUNTERS } from '../data/dungeon';
import { WARES } from '../data/equipment';
import { averageHit } from '../rules/damage';
import { attackDie, gearRating } from '../rules/gear';
import { heroOf, livingSeats } from '../rules/heroes';
import { toughest } from '../rules/monsters';
import type { Board, Hero, Monster, State } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';

export const evaluation: Evaluation<State, Feature> = {
  party: true,
  seats: ({ seats }) => seats,
  features: featuresOf,
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

const MEAN_D6 = 3.5;
/** Wounds that a Slay! or spell die adds to an attack on the dragon: a sixth of its mean. */
const WOUNDS_PER_DIE = MEAN_D6 / DRAGON.wt;
/** Hit points that a resource point of the shop, and a loot point in the dungeon, buys as potion (R3.1). */
const HP_PER_RP = 1 / WARES.potion.rp;
const HP_PER_LP = HP_PER_RP / 2;

function featuresOf(board: Board): Record<Feature, number> {
  const seats = livingSeats(board);
  const living = seats.map((seat) => heroOf(board, seat));
  const { seats: all, options, dungeon } = board;
  const monsters = board.fight?.monsters ?? [];
  const dragon = monsters.find(({ id }) => id === 'dragon');
  const dragonWounds = dragon?.wounds ?? 0;
  const classes = new Set(living.map(({ heroClass }) => heroClass));
  const progress = board.muster ? 0 : dungeon.counters.length / DRAGON_COUNTERS;
  const reserve = sum(living.map(reserveOf)) + HP_PER_LP * board.purse;
  // The endurance of the party, compared with the expected harm by the dragon. */
  const balance = Math.log(
    (1 + reserve + sum(living.map(({ hp }) => hp))) / (1 + dragonDamage(board, living, dragonWounds)),
  );
  const alone = living.length === 1 ? 1 : 0;
  const threat = sum(monsters.filter((monster) => monster !== dragon).map(threatOf)) / 40;
  return {
    always: 1,
    crawls: board.crawlsWon / options.crawls,
    crawlsLeft: (options.crawls - board.crawlsWon - 1) / 4,
    done: board.dragonSlain ? 1 : 0,
    making: board.muster ? 1 : 0,
    heroes: living.length / 4,
    alone,
    fallen: board.muster ? 0 : (all.length - living.length) / 4,
    balance,
    balanceLate: balance * progress,
    balanceAlone: balance * alone,
    lowest: Math.min(10, ...living.map(({ hp }) => hp)) / 10,
    armour: sum(living.map(gearRating)) / 16,
    attack: sum(living.map(attackDie)) / 32,
    reserve: reserve / 60,
    hp: sum(living.map(({ hp }) => hp)) / 40,
    cleric: classes.has('cleric') ? 1 : 0,
    fighter: classes.has('fighter') ? 1 : 0,
    thief: classes.has('thief') ? 1 : 0,
    progress,
    monsters: threat,
    monstersAlone: threat * alone,
    dragon: dragon ? 1 : 0,
    dragonWounds: dragonWounds / DRAGON_COUNTERS,
    dragonBalance: dragon ? balance : 0,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

function threatOf({ wt, die, need, wounds }: Monster): number {
  return ((wt + die) * (need - wounds)) / 2;
}

/** Hit points that a hero can still bring back or keep off: potions, Heal and Evade dice, what its points buy. */
function reserveOf({ bag, pools, lp, rp }: Hero): number {
  const potions = sum(bag.map(({ value }) => value));
  return potions + MEAN_D6 * (pools.heal + pools.evade) + HP_PER_LP * lp + HP_PER_RP * rp;
}

/** Hit points that the dragon will cost this party on average: the rounds it lives times what it does to the toughest. */
function dragonDamage(board: Board, living: readonly Hero[], wounds: number): number {
  const target = toughest(board);
  if (target === undefined) return 0;
  const dice = sum(living.map(({ pools }) => pools.slay + pools.spell));
  const left = Math.max(1, DRAGON_COUNTERS - wounds - WOUNDS_PER_DIE * dice);
  return (left / sum(living.map(woundsPerRound))) * averageHit(board, DRAGON, target);
}

/** Wounds that an attack on the dragon makes on average without dice; a little for those who can make none. */
function woundsPerRound(hero: Hero): number {
  const die = attackDie(hero);
  const hits = Math.max(0, die - DRAGON.wt + 1) + (die >= 2 * DRAGON.wt ? 1 : 0);
  return Math.max(0.05, hits / die);
}
