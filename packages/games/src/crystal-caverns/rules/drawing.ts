import type { Random } from '../../kit/random';
import { COLOURS, type Colour } from '../data/classes';
import { SIZES, type Size } from '../data/levels';
import type { Crystals, State } from '../state';
import type { Piece } from '../types';

export function countOfSize(crystals: Crystals, size: Size): number {
  return crystals[size - 1] as number;
}

/** Adds crystals of a size to a set, or removes them if the count is negative. */
export function addCrystals(crystals: Crystals, size: Size, count: number): void {
  crystals[size - 1] = countOfSize(crystals, size) + count;
}

/** A random one of the items, which is taken out of the list; the others keep their order (3.2). */
export function takeOne<T>(items: T[], random: Random): T {
  const [item] = items.splice(random.die(items.length) - 1, 1);
  if (item === undefined) throw new Error('there is nothing to take');
  return item;
}

/** R5.2: draws a crystal of a size blindly from the bag; `undefined` if the bag has none. */
export function drawCrystal({ bag }: Pick<State, 'bag'>, size: Size, random: Random): Piece | undefined {
  const inBag = COLOURS.flatMap((colour) => Array<Colour>(countOfSize(bag[colour], size)).fill(colour));
  if (inBag.length === 0) return undefined;
  const colour = takeOne(inBag, random);
  addCrystals(bag[colour], size, -1);
  return { colour, size };
}

/** Crystals go back into the bag. */
export function returnPieces({ bag }: Pick<State, 'bag'>, pieces: readonly Piece[]): void {
  for (const { colour, size } of pieces) addCrystals(bag[colour], size, 1);
}

/** Moves a whole set of one colour into the bag. */
export function returnCrystals({ bag }: Pick<State, 'bag'>, colour: Colour, crystals: Crystals): void {
  for (const size of SIZES) addCrystals(bag[colour], size, countOfSize(crystals, size));
}
