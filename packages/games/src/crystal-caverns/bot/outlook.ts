import { type Evaluation, outlookOf } from '../../kit/outlook';
import type { ClassId } from '../data/classes';
import { CLASSES } from '../data/classes';
import { BOTTOM } from '../data/levels';
import type { Board, Foe, Hero, State } from '../state';
import { type Feature, WEIGHTS } from './outlookWeights';

export const evaluation: Evaluation<State, Feature> = {
  party: true,
  seats: ({ heroes }) => Object.keys(heroes),
  features: featuresOf,
  weights: WEIGHTS,
};

export const outlook = outlookOf(evaluation);

function featuresOf(board: Board): Record<Feature, number> {
  const living = Object.values(board.heroes).filter(({ alive, retired }) => alive && !retired);
  const points = living.map(({ hp }) => hp);
  const total = points.reduce((sum, hp) => sum + hp, 0);
  const foes = board.combat?.foes ?? [];
  const has = (id: ClassId) => (living.some((hero) => classOf(hero) === id) ? 1 : 0);
  return {
    always: 1,
    heroes: living.length / 5,
    alone: living.length === 1 ? 1 : 0,
    points: Math.log2(1 + total) / 6,
    lowest: Math.min(8, ...points) / 8,
    level: board.level / BOTTOM,
    pointsForLevel: total / (living.length + 1) / (3 * board.level),
    foes: foes.reduce((sum, foe) => sum + threatOf(foe), 0) / 12,
    dragon: foes.some(({ monster }) => monster.rank === 'JOKER') ? 1 : 0,
    dragonWounds: foes.reduce((sum, foe) => sum + (foe.monster.rank === 'JOKER' ? foe.maxHp - foe.hp : 0), 0) / 12,
    idle: (board.idle / Math.max(1, board.options.idleLimit)) ** 2,
    fighter: has('fighter'),
    cleric: has('cleric'),
    archer: has('archer'),
    rogue: has('rogue'),
    mage: has('mage'),
  };
}

const classOf = ({ colour }: Hero): ClassId | undefined => (colour ? CLASSES[colour].id : undefined);

function threatOf({ hp, monster }: Foe): number {
  return hp + monster.level;
}
