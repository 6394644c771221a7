import type { Seat } from '@lantern/protocol/seat';
import type { Colour } from '../data/classes';
import type { Crystals, Hero, State } from '../state';
import { returnCrystals } from './drawing';
import { heroOf } from './party';

/** A hero's own crystals (S3): two of each size, twelve points. */
export const STASH: Readonly<Crystals> = [2, 2, 2];
const STASH_PIPS = pipsOf(STASH);

/** The points a set of crystals shows. */
export function pipsOf([small, medium, large]: Readonly<Crystals>): number {
  return small + 2 * medium + 3 * large;
}

/** R17: how a hero's points are shown, with its own crystals (10.6) and with borrowed ones. */
export function crystalsOf({ hp, borrowed }: Pick<Hero, 'hp' | 'borrowed'>): { own: Crystals; borrowed: Crystals } {
  return { own: fewest(STASH, hp - pipsOf(borrowed)), borrowed };
}

/** R11.4: whether the hero lives and its own crystals can show one point more. */
export function hasRoom({ alive, hp, borrowed }: Hero): boolean {
  return alive && hp + 1 <= STASH_PIPS + pipsOf(borrowed);
}

/** R17.4: one point more, without a crystal out of the bag. */
export function mend(hero: Hero): void {
  hero.hp += 1;
}

/** R17.2: points for a monster slain. Its crystal is in the bag by then, so that they can always be shown. */
export function reward(state: State, seat: Seat, pips: number): void {
  const hero = heroOf(state, seat);
  hero.hp += pips;
  returnBorrowed(state, hero);
  borrow(state, hero, state.bag[hero.colour as Colour]);
}

/** R17.3: points lost. Borrowed crystals that are no longer needed go back at once. */
export function lose(state: State, seat: Seat, pips: number): void {
  const hero = heroOf(state, seat);
  hero.hp = Math.max(0, hero.hp - pips);
  const had = hero.borrowed;
  returnBorrowed(state, hero);
  borrow(state, hero, had);
}

/** Borrowed crystals go back into the bag. */
export function returnBorrowed(state: State, hero: Hero): void {
  if (hero.colour) returnCrystals(state, hero.colour, hero.borrowed);
  hero.borrowed = [0, 0, 0];
}

/** Takes what the hero needs above its own twelve out of the bag, from among the crystals given. */
function borrow({ bag }: State, hero: Hero, among: Crystals): void {
  const [small, medium, large] = fewest(among, Math.max(0, hero.hp - STASH_PIPS));
  const own = bag[hero.colour as Colour];
  bag[hero.colour as Colour] = [own[0] - small, own[1] - medium, own[2] - large];
  hero.borrowed = [small, medium, large];
}

/** R17.2: of the sets that show enough the one with the fewest points, then the fewest crystals, then the most large. */
function fewest(available: Readonly<Crystals>, need: number): Crystals {
  let best: Crystals = [...available];
  for (let large = 0; large <= available[2]; large++) {
    for (let medium = 0; medium <= available[1]; medium++) {
      for (let small = 0; small <= available[0]; small++) {
        const set: Crystals = [small, medium, large];
        if (pipsOf(set) >= need && rankOf(set) < rankOf(best)) best = set;
      }
    }
  }
  return best;
}

/** Fewer points first, then fewer crystals, then more large ones; each part stays far below the next. */
function rankOf(set: Crystals): number {
  const [small, medium, large] = set;
  return pipsOf(set) * 10_000 + (small + medium + large) * 100 - large;
}
