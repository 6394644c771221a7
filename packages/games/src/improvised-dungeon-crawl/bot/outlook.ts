import type { Seat } from '@lantern/protocol/seat';
import { type Evaluation, outlookOf } from '../../kit/outlook';
import { DRAGON_COUNTERS } from '../data/dungeon';
import { armourRating, maxHp } from '../rules/gear';
import { heroOf, livingSeats } from '../rules/heroes';
import type { Board, Hero, State } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';

/** How the party stands. */
export const evaluation: Evaluation<State, Feature> = {
  party: true,
  seats: ({ seats }) => seats,
  features: featuresOf,
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

function featuresOf(board: Board): Record<Feature, number> {
  const seats = livingSeats(board);
  const living = seats.map((seat) => heroOf(board, seat));
  const { seats: all, options, dungeon } = board;
  const monsters = board.fight?.monsters ?? [];
  const dragon = monsters.find(({ id }) => id === 'dragon');
  const classes = new Set(living.map(({ heroClass }) => heroClass));
  return {
    always: 1,
    crawls: board.crawlsWon / options.crawls,
    crawlsLeft: (options.crawls - board.crawlsWon - 1) / 4,
    done: board.dragonSlain ? 1 : 0,
    making: board.muster ? 1 : 0,
    heroes: living.length / 4,
    alone: living.length === 1 ? 1 : 0,
    fallen: board.muster ? 0 : (all.length - living.length) / 4,
    health: total(living, ({ hp }) => hp) / 40,
    lowest: Math.min(10, ...living.map(({ hp }) => hp)) / 10,
    hurt: total(living, (hero) => 1 - hero.hp / maxHp(hero)) / 4,
    armour: sum(seats.map((seat) => armourOf(board, seat))) / 16,
    slay: total(living, ({ pools }) => pools.slay) / 6,
    evade: total(living, ({ pools }) => pools.evade) / 6,
    heal: total(living, ({ pools }) => pools.heal) / 6,
    spell: total(living, ({ pools }) => pools.spell) / 6,
    potions: total(living, potionsOf) / 20,
    cleric: classes.has('cleric') ? 1 : 0,
    fighter: classes.has('fighter') ? 1 : 0,
    money: (board.purse + total(living, ({ lp }) => lp)) / 60,
    counters: dungeon.counters.length / DRAGON_COUNTERS,
    monsters: sum(monsters.map(({ wt, need, wounds, die }) => ((wt + die) * (need - wounds)) / 2)) / 40,
    dragon: dragon ? 1 : 0,
    dragonWounds: dragon ? dragon.wounds / DRAGON_COUNTERS : 0,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

const total = (heroes: readonly Hero[], of: (hero: Hero) => number) => sum(heroes.map(of));

const armourOf = (board: Board, seat: Seat) => armourRating(board, seat);

const potionsOf = ({ bag }: Hero) => sum(bag.map(({ value }) => value));
