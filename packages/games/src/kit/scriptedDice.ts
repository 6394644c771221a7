import type { Random } from './random';

/** Chance as a script wants it: nothing is shuffled, and without a number left a die is an error. */
export interface ScriptedDice extends Random {
  /** The next results of the dice, in order. */
  readonly dice: number[];
}

/** @param dice the first numbers that will be shown */
export function scriptedDice(dice: readonly number[] = []): ScriptedDice {
  const left = [...dice];
  return {
    dice: left,
    die(sides) {
      const next = left.shift();
      if (next === undefined) throw new Error('a die is rolled that is not scripted');
      if (next > sides) throw new Error(`a die of ${sides} sides cannot show ${next}`);
      return next;
    },
    shuffle: (items) => [...items],
  };
}
