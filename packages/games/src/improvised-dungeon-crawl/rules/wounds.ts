import type { Options } from '../options';
import type { Die } from '../types';

export function totalOf(dice: readonly Die[]): number {
  return dice.reduce((sum, { value }) => sum + value, 0);
}

/** Every die shows its highest number: no roll is better. */
export function isBest(dice: readonly Die[]): boolean {
  return dice.every(({ sides, value }) => value === sides);
}

/** The factors of wounds besides the threshold. */
export interface Blow {
  total: number;
  /** Every die shows its highest number. */
  best: boolean;
  /** Slay! or Buff dice are among them. */
  boosted: boolean;
  /** A Missile: spell dice instead of the attack die. */
  missile: boolean;
}

/** Wounds of a blow against a threshold, before those are cut that nobody needs (R7.1 to R7.6). */
export function woundsOf(options: Pick<Options, 'criticals' | 'missileCriticals'>, blow: Blow, wt: number): number {
  const { total, best, boosted, missile } = blow;
  if (total < wt) return 0;
  if (options.criticals === 'off') return 1;
  if (boosted || (missile && options.missileCriticals === 'dice')) return Math.floor(total / wt);
  return options.criticals === 'full' && best && total >= 2 * wt ? 2 : 1;
}

/** The blow that dice on the table make. */
export function blowOf(dice: readonly Die[]): Blow {
  return {
    total: totalOf(dice),
    best: isBest(dice),
    boosted: dice.some(({ tag }) => tag === 'slay' || tag === 'buff'),
    missile: dice.some(({ tag }) => tag === 'spell'),
  };
}
