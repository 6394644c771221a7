import type { Random } from '../../kit/random';
import { dealt } from '../testing';
import { rollNumberDice } from './numberDice';

describe('the number dice', () => {
  test('S5 player 0 rolls before player 1, once both layouts are shown; every pass is kept', () => {
    const table = dealt();
    table.act('1', 'placePools', ['M', 'F', 'C', 'T']);
    expect(table.colony('0').dice).toEqual([]);
    table.dice(2, 2, 3, 4, 5, 6, 5, 4, 3).act('0', 'placePools', ['T', 'C', 'F', 'M']);
    expect(table.state.setupRolls.number).toEqual({
      '0': [
        [2, 2, 3, 4],
        [2, 5, 3, 4],
      ],
      '1': [[6, 5, 4, 3]],
    });
    expect(table.colony('0').dice).toEqual([2, 5, 3, 4]);
    expect(table.colony('1').dice).toEqual([6, 5, 4, 3]);
    expect(table.state.step).toBe('numbers');
  });

  test('S5 with a given layout they are rolled when the match begins', () => {
    const table = dealt({ poolLayout: 'standard' }, [1, 2, 3, 4, 6, 5, 4, 3]);
    expect(table.colony('1').dice).toEqual([6, 5, 4, 3]);
  });

  test('S5 after a thousand passes four of a shuffle are taken', () => {
    const rolled = (shuffle: Random['shuffle']) => rollNumberDice({ die: () => 6, shuffle });
    const passes = rolled((items) => [...items]);
    expect(passes).toHaveLength(1001);
    expect(passes.at(-2)).toEqual([6, 6, 6, 6]);
    expect(passes.at(-1)).toEqual([1, 2, 3, 4]);
    expect(rolled((items) => [...items].reverse()).at(-1)).toEqual([6, 5, 4, 3]);
  });
});
