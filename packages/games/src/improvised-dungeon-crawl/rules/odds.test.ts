import { lay } from '../testing';
import type { Die } from '../types';
import { attackThrow, chanceToRaise, chanceToWound, missileThrow, sumOdds, type Throw, woundOdds } from './odds';
import { blowOf, woundsOf } from './wounds';

const close = (chances: readonly number[], expected: readonly number[]) =>
  chances.forEach((chance, at) => {
    expect(chance).toBeCloseTo(expected[at] as number, 10);
  });

const fighterAgainst = (card: '4S' | '10S') => {
  const table = lay({ heroes: ['JH'] }).enter(card);
  return { view: table.view('0'), monster: table.state.fight?.monsters[0] as never };
};

test('the wounds of a monster are counted up to those it has left', () => {
  const { view, monster } = fighterAgainst('10S');
  const wounded = { ...(monster as object), need: 3, wounds: 2 } as never;
  expect(woundOdds(view, attackThrow(view, '0', 0), wounded)).toHaveLength(2);
});

describe('the odds of dice', () => {
  test('of a sum are those of the faces', () => {
    const two = sumOdds([{ sides: 6, count: 2, tag: 'die' }]);
    expect(two).toHaveLength(13);
    close([two[1], two[2], two[7], two[12]] as number[], [0, 1 / 36, 6 / 36, 1 / 36]);
  });

  test('R7.3 of an attack know the perfect blow', () => {
    const { view, monster } = fighterAgainst('10S');
    close(woundOdds(view, attackThrow(view, '0', 0), monster), [0.4, 0.5, 0.1]);
  });

  test('R7.4 of an attack with Slay! dice count each multiple', () => {
    const { view, monster } = fighterAgainst('4S');
    const [none, one, two] = woundOdds(view, attackThrow(view, '0', 1), monster);
    close([none, one, two] as number[], [0, 3 / 60, 57 / 60]);
    expect(chanceToWound(view, attackThrow(view, '0', 1), monster)).toBeCloseTo(1, 10);
  });

  test('R7.5 of a Missile count each multiple, or the perfect roll alone', () => {
    const chances = (missileCriticals: 'dice' | 'single') => {
      const table = lay({ options: { missileCriticals }, heroes: ['AH'] }).enter('10S');
      const view = table.view('0');
      return woundOdds(view, missileThrow(view, '0', 2), view.fight?.monsters[0] as never);
    };
    close(chances('dice'), [6 / 36, 24 / 36, 6 / 36]);
    close(chances('single'), [6 / 36, 29 / 36, 1 / 36]);
  });

  test('R9.8 of raising a hero require more than the difficulty', () => {
    expect(chanceToRaise(1, 32)).toBe(0);
    expect(chanceToRaise(2, 32)).toBeCloseTo(10 / 36, 10);
  });
});

/** All possible results of these dice. */
function allRolls(dice: readonly Throw[]): Die[][] {
  return dice
    .flatMap(({ count, ...die }) => Array.from({ length: count }, () => die))
    .reduce<Die[][]>(
      (rolls, { sides, tag }) =>
        rolls.flatMap((roll) => Array.from({ length: sides }, (_, face) => [...roll, { sides, tag, value: face + 1 }])),
      [[]],
    );
}

describe.each(['full', 'dice', 'off'] as const)('with criticals `%s`', (criticals) => {
  test.each(['dice', 'single'] as const)(
    'R7 (missiles: `%s`) the odds are those of all ways the dice can fall',
    (missileCriticals) => {
      const options = { criticals, missileCriticals };
      const throws: Throw[][] = [4, 6, 8, 10, 12].flatMap((sides) =>
        [0, 1, 2].flatMap((slay) =>
          [0, 1].map((buff): Throw[] => [
            { sides, count: 1, tag: 'attack' },
            { sides: 6, count: slay, tag: 'slay' },
            { sides: 6, count: buff, tag: 'buff' },
          ]),
        ),
      );
      for (const count of [1, 2, 3, 4]) throws.push([{ sides: 6, count, tag: 'spell' }]);
      for (const [wt, need] of [
        [1, 2],
        [3, 3],
        [5, 2],
        [6, 12],
      ] as const) {
        const table = lay({ options, heroes: ['JH'] }).enter('2C');
        const monster = { ...(table.state.fight?.monsters[0] as object), wt, need, wounds: 0 } as never;
        for (const dice of throws) {
          const counts = Array.from({ length: need + 1 }, () => 0);
          const rolls = allRolls(dice);
          for (const roll of rolls) {
            const wounds = Math.min(woundsOf(options, blowOf(roll), wt), need);
            counts[wounds] = (counts[wounds] ?? 0) + 1;
          }
          const odds = woundOdds(table.state, dice, monster);
          expect(odds).toHaveLength(counts.length);
          close(
            odds,
            counts.map((count) => count / rolls.length),
          );
        }
      }
    },
  );
});
