import { dealt } from '../testing';

const standard = () => dealt({ poolLayout: 'standard' }, [1, 2, 3, 4, 6, 5, 4, 3]);

describe('before the first turn', () => {
  test('S4 both layouts are shown together, in the order NW, NE, SW, SE', () => {
    const table = dealt();
    table.act('1', 'placePools', ['T', 'C', 'F', 'M']);
    expect(table.state.step).toBe('layout');
    expect(table.told('layoutsShown')).toEqual([]);
    table.dice(1, 2, 3, 4, 1, 2, 3, 4).act('0', 'placePools', ['M', 'F', 'C', 'T']);
    expect(table.colony('0').corner).toEqual({ NW: 'M', NE: 'F', SW: 'C', SE: 'T' });
    expect(table.colony('1').corner).toEqual({ NW: 'T', NE: 'C', SW: 'F', SE: 'M' });
    expect(table.told('layoutsShown')).toHaveLength(1);
    expect(table.state.committed).toEqual({ '0': false, '1': false });
  });

  test('S6 the value goes with the type, and is shown when both have assigned', () => {
    const table = standard();
    table.act('0', 'assignDice', [4, 3, 2, 1]);
    expect(table.colony('0').number).toBeNull();
    table.dice(6, 6, 1, 1).act('1', 'assignDice', [3, 4, 5, 6]);
    expect(table.colony('0').number).toEqual({ M: 4, F: 3, C: 2, T: 1 });
    expect(table.colony('1').number).toEqual({ M: 3, F: 4, C: 5, T: 6 });
  });

  test('S7 the higher sum wins; player 0 rolls first, the event die before the production die', () => {
    const table = standard();
    table.act('0', 'assignDice', [1, 2, 3, 4]).dice(1, 2, 6, 5).act('1', 'assignDice', [3, 4, 5, 6]);
    expect(table.state.setupRolls.off).toEqual([{ '0': [1, 2], '1': [6, 5] }]);
    expect(table.state.offWinner).toBe('1');
  });

  test.each([
    [true, '0'],
    [false, '1'],
  ])('S8 the winner choosing first = %s lets seat %s begin with a roll', (first, seat) => {
    const table = standard();
    table.act('0', 'assignDice', [1, 2, 3, 4]).dice(6, 6, 1, 2).act('1', 'assignDice', [3, 4, 5, 6]);
    expect(table.choices('0', 'chooseOrder')).toEqual([[true], [false]]);
    expect(table.moves('0')).toEqual(['chooseOrder']);
    expect(table.moves('1')).toEqual([]);
    table.act('0', 'chooseOrder', first);
    expect(table.state).toMatchObject({ step: 'roll', active: seat, firstPlayer: seat, turnNo: 1 });
    expect(table.moves(seat)).toEqual(['rollDice']);
  });

  test('R8.7, S4, S6, S8 by the clock: the standard layout, dice ascending, going first', () => {
    const table = dealt();
    table.act('0', 'placePools', ['T', 'C', 'F', 'M']).dice(4, 3, 2, 1, 6, 5, 4, 3).timeOut();
    expect(table.colony('0').corner).toEqual({ NW: 'T', NE: 'C', SW: 'F', SE: 'M' });
    expect(table.colony('1').corner).toEqual({ NW: 'M', NE: 'F', SW: 'C', SE: 'T' });
    table.dice(6, 6, 1, 2).timeOut();
    expect(table.colony('0').number).toEqual({ T: 1, C: 2, F: 3, M: 4 });
    expect(table.colony('1').number).toEqual({ M: 3, F: 4, C: 5, T: 6 });
    table.timeOut();
    expect(table.state.firstPlayer).toBe('0');
    expect(table.told('byClock')).toEqual([{ seat: '1' }, { seat: '0' }, { seat: '1' }, { seat: '0' }]);
  });
});
