import type { Random } from './random';

/** A `Random` with scripted results: it shuffles nothing, and throws if no number is left for a die. */
export interface ScriptedDice extends Random {
  /** The remaining results of the dice, in order. */
  readonly dice: number[];
}

/** @param dice the first results */
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
