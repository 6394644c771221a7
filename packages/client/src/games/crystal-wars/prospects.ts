import {
  battleOutlook,
  groundAt,
  type Odds,
  PERSUADES,
  SABOTAGES,
  type Square,
  siegeOutlook,
  supportersOf,
  unitAt,
  unitsThatMustFight,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { ATTACKS, type Attack, type BoardContext } from './selection';

/** The most promising attack on a square: its unit, its kind, and its chance from 0 to 1. */
export interface Prospect {
  from: Square;
  attack: Attack;
  chance: number;
}

/** The number of results of two dice, and of one. */
const TWO_DICE_RESULTS = 36;
const DIE_SIDES = 6;

const MIN_FAIR_CHANCE = 0.5;

/** Returns the most promising attack on each square that can be attacked now, optionally limited to the unit on `by`. */
export function prospectsOf({ view, legal }: Pick<BoardContext, 'view' | 'legal'>, by?: Square): Map<Square, Prospect> {
  const best = new Map<Square, Prospect>();
  for (const { move, args } of legal) {
    const attack = ATTACKS.find((attack) => attack === move);
    const [from, target, support = []] = args as [Square, Square, (readonly Square[])?];
    if (!attack || (by !== undefined && from !== by)) continue;
    const chance = chanceOf(view, attack, from, target, support);
    const known = best.get(target);
    if (!known || chance > known.chance) best.set(target, { from, attack, chance });
  }
  return best;
}

/**
 * Returns whether the remaining attacks include a fair one (`ask`), only unlikely ones (`risky`), or whether there are
 * none.
 */
export function leftToFight(context: Pick<BoardContext, 'view' | 'legal'>): 'ask' | 'risky' | 'none' {
  const chances = [...prospectsOf(context).values()].map(({ chance }) => chance);
  return chances.length === 0 ? 'none' : chances.some((chance) => chance >= MIN_FAIR_CHANCE) ? 'ask' : 'risky';
}

/** Returns the chance that an attack has an effect. A victory without anything to gain counts as 0. */
function chanceOf(view: View, attack: Attack, from: Square, target: Square, support: readonly Square[]): number {
  switch (attack) {
    case 'battle': {
      const { odds, gains } = battleOutlook(view, from, target, support);
      return gains.length > 0 ? wins(odds) : 0;
    }
    case 'siege': {
      const outlook = siegeOutlook(view, from, target, support);
      return outlook ? wins(outlook.odds) : 0;
    }
    case 'persuade':
      return PERSUADES / DIE_SIDES;
    case 'sabotage':
      return SABOTAGES / DIE_SIDES;
  }
}

const wins = ({ win }: Odds): number => win / TWO_DICE_RESULTS;

/**
 * Returns the chance of each own unit that has to fight in the current position (R7.9): its best battle, with all units
 * that can support it now.
 */
export function dutiesOf(view: View, seat: Seat): Map<Square, number> {
  return new Map(unitsThatMustFight(view, seat).map((square) => [square, bestBattle(view, square)]));
}

/** Returns the chance of the battle that a unit has to start if it moves there; `undefined` if it has none. */
export function dutyAfter(view: View, seat: Seat, from: Square, to: Square): number | undefined {
  const pieces = view.pieces.map((piece, at) => {
    if (at === to) return view.pieces[from] ?? null;
    return at === from ? null : piece;
  });
  const moved = { ...view, pieces };
  return unitsThatMustFight(moved, seat).includes(to) ? bestBattle(moved, to) : undefined;
}

function bestBattle(view: View, square: Square): number {
  const owner = unitAt(view, square)?.owner;
  const enemies = groundAt(view, square).orthogonal.filter((at) => {
    const unit = unitAt(view, at);
    return unit && unit.owner !== owner;
  });
  return Math.max(
    0,
    ...enemies.map((enemy) => chanceOf(view, 'battle', square, enemy, supportersOf(view, square, enemy))),
  );
}
