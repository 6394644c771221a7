import { lay } from '../testing';
import { isOneRow, rollKindsOf, rowsOf } from './party';

const order = (heroes: number) => ({ order: ['3', '1', '4', '0', '2'].slice(0, heroes) });

describe('the rows of the party', () => {
  test.each([
    [1, [['3']]],
    [2, [['3', '1']]],
    [3, [['3', '1'], ['4']]],
    [
      4,
      [
        ['3', '1'],
        ['4', '0'],
      ],
    ],
    [5, [['3', '1'], ['4', '0'], ['2']]],
  ])('R6.7 %i heroes stand two abreast from the front', (heroes, rows) => {
    expect(rowsOf(order(heroes))).toEqual(rows);
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [5, false],
  ])('R6.7 %i heroes make one row: %s', (heroes, one) => {
    expect(isOneRow(order(heroes))).toBe(one);
  });

  test('R9.4 nobody rolls from the rear while there is one row', () => {
    expect(rollKindsOf(order(2))).toEqual(['attack', 'defend']);
    expect(rollKindsOf(order(3))).toEqual(['attack', 'defend', 'rear']);
  });

  test('R6.7 the dead stand in no row', () => {
    const table = lay({ party: [{ colour: 'blue' }, { colour: 'red', hp: 0 }, { colour: 'green' }] });
    expect(rowsOf(table.state)).toEqual([['0', '2']]);
  });
});
