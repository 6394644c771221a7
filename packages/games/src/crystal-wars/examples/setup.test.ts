import { dealt } from '../testing';

describe('the setup', () => {
  test('E1 the highest roll places first: free villages, mountains, and villages in reverse order', () => {
    const table = dealt({}, 2, [2, 5]);
    expect(table.state.setup?.order).toEqual(['1', '0']);
    expect(table.refused('1', 'placeFreeVillage', 'A5')).toBe('CENTRE');
    expect(table.refused('1', 'placeFreeVillage', 'B2')).toBe('WRONG_COASTER');
    table.act('1', 'placeFreeVillage', 'A2').act('0', 'placeFreeVillage', 'B8');
    table.act('1', 'placeMountain', 'B4').act('0', 'placeMountain', 'A8');
    expect(table.refused('1', 'placeVillage', 'B1')).toBe('NOT_YOUR_TURN');
    table.act('0', 'placeVillage', 'A7').dice(6, 1, 5).act('1', 'placeVillage', 'B3');
    expect(table.pieces()).toEqual({
      A2: 'freeVillage',
      A7: '0 village',
      A8: 'mountain',
      B3: '1 village',
      B4: 'mountain',
      B8: 'freeVillage',
    });
    expect(table.state).toMatchObject({ setup: null, round: { number: 1, order: ['0', '1'] } });
  });

  test('E2 the first village keeps its distance on its coaster', () => {
    const table = dealt({}, 2, [1, 6]).act('1', 'placeFreeVillage', 'A2').act('0', 'placeFreeVillage', 'B8');
    table.act('1', 'skipMountain').act('0', 'placeMountain', 'A8');
    expect(table.refused('0', 'placeVillage', 'A4')).toBe('SPACING');
    expect(table.refused('0', 'placeVillage', 'A8')).toBe('OCCUPIED');
    expect(table.refused('0', 'placeVillage', 'A5')).toBe('CENTRE');
    expect(table.choices('0', 'placeVillage')).toEqual([['A7'], ['A9']]);
  });

  test('E22 those tied for the highest roll again; the order goes clockwise from the winner', () => {
    const table = dealt({}, 3, [4, 6, 6, 3, 5]);
    expect(table.state.setup?.order).toEqual(['2', '0', '1']);
    expect(table.told('initiative')).toEqual([
      {
        round: 0,
        passes: [
          { 0: 4, 1: 6, 2: 6 },
          { 1: 3, 2: 5 },
        ],
        first: '2',
      },
    ]);
  });

  test('E34 enemyPlaced: the free villages become the first villages, and nobody places one', () => {
    const table = dealt({ startVillage: 'enemyPlaced' }, 2, [1, 6]);
    table.act('1', 'placeFreeVillage', 'A2').act('0', 'placeFreeVillage', 'B4');
    table.act('1', 'skipMountain').dice(6, 1, 5).act('0', 'skipMountain');
    expect(table.pieces()).toEqual({ A2: '0 village', B4: '1 village' });
    expect(table.state.black.medium).toBe(5);
    expect(table.state).toMatchObject({ setup: null, round: { number: 1 }, step: 'creation' });
  });
});
