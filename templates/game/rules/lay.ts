import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { scriptedDice } from '../kit/scriptedDice';
import { conceal } from '../kit/secret';
import { COPIES, VALUES, type Value } from './cards';
import { options } from './options';
import { setup } from './setup';
import type { State } from './state';

/**
 * The description of a state at the beginning of a turn of seat 0. Cards outside the hands are in the pile, the highest on
 * top.
 */
export interface Lay {
  points: Readonly<Record<Seat, number>>;
  hands: Readonly<Record<Seat, readonly Value[]>>;
}

/** Returns the described state. */
export function layState({ points, hands }: Lay): State {
  const held = Object.values(hands).flat();
  const leftOf = (value: Value) => COPIES - held.filter((card) => card === value).length;
  const pile = VALUES.flatMap((value) => Array.from({ length: leftOf(value) }, () => value));
  const copies = Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, [...hand]]));
  return {
    ...setup(defaultOptions(options), 2, scriptedDice()),
    points: { ...points },
    hands: conceal(copies),
    pile: conceal(pile),
  };
}
