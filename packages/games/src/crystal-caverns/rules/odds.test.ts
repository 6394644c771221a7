import { FACES, type Face } from '../data/dice';
import { fightLine, hitChance } from './odds';
import { sumsOf } from './sums';

const percent = (chance: number) => Math.round(chance * 1000) / 10;

/** All possible results of this number of dice. */
function throwsOf(dice: number): Face[][] {
  if (dice === 0) return [[]];
  return throwsOf(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));
}

/** The share of all throws of both sides in which the attack is higher than the defence. */
function hitsAmongAllThrows(heroLevel: number, foeLevel: number): number {
  let [hits, all] = [0, 0];
  for (const heroFaces of throwsOf(heroLevel)) {
    for (const foeFaces of throwsOf(foeLevel)) {
      for (let dice = 0; dice < 36; dice++) {
        const rolled = {
          heroDie: (dice % 6) + 1,
          foeDie: Math.floor(dice / 6) + 1,
          heroFaces,
          foeFaces,
          heroLevel,
          foeLevel,
        };
        const sums = sumsOf({ kind: 'attack', rolled, guard: 0 });
        all += 1;
        if (sums && sums.attack.total > sums.defence.total) hits += 1;
      }
    }
  }
  return hits / all;
}

describe('the odds of a blow (10.7)', () => {
  test.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [3, 1],
  ])('R9.2.5 level %i against %i: as many as when all throws are counted', (attacker, defender) => {
    expect(hitChance(attacker, defender)).toBeCloseTo(hitsAmongAllThrows(attacker, defender), 12);
  });

  test.each([
    [1, [42.1, 26.3, 14.4, 6.2]],
    [2, [60.3, 42.3, 26.7, 14.7]],
    [3, [75.5, 60.0, 42.5, 27.1]],
    [4, [86.9, 75.1, 59.7, 42.7]],
  ])('an attacker of level %i hits defenders of level 1 to 4 as often as the table says', (attacker, chances) => {
    expect([1, 2, 3, 4].map((defender) => percent(hitChance(attacker, defender)))).toEqual(chances);
  });

  test('a fight line counts the blows until a monster falls by full blows of the hero’s level', () => {
    const hits = hitChance(2, 1);
    expect(fightLine(2, 1, 3)).toEqual({
      heroHits: hits,
      foeHits: hitChance(1, 2),
      foeDamage: hitChance(1, 2),
      attacksToFell: 2 / hits,
    });
    expect(fightLine(2, 1, 4).attacksToFell).toBe(2 / hits);
    expect(fightLine(2, 1, 5).attacksToFell).toBe(3 / hits);
  });
});
