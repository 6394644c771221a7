import { reveal } from '../kit/secret';
import { COPIES, HAND, VALUES } from './cards';
import type { State } from './state';

/** Returns a description of each invariant that the state violates. */
export function invariants({ hands, pile, played, points, result, options }: State): string[] {
  const broken: string[] = [];
  const inHands = Object.values(reveal(hands));
  const all = [...inHands.flat(), ...reveal(pile), ...played];
  for (const value of VALUES) {
    const count = all.filter((card) => card === value).length;
    if (count !== COPIES) broken.push(`there are ${count} cards of ${value}`);
  }
  if (!result && inHands.some((hand) => hand.length !== HAND)) broken.push('a hand has not three cards');
  const won = Object.values(points).some((score) => score >= options.goal);
  if (won !== (result !== null)) broken.push('the match ends when the goal is reached, and only then');
  return broken;
}
