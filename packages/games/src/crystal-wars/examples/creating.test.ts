import { lay } from '../testing';

const options = { diplomats: true };

describe('creation', () => {
  test('E19 the places and costs of units and cities', () => {
    const pieces = { A1: '0 village', A9: '0 city', B3: '1 village' };
    const table = lay({ step: 'creation', options, pieces, grain: { 0: 9 } });
    expect(table.refused('0', 'create', 'infantry', 'B7')).toBeNull();
    expect(table.refused('0', 'create', 'tank', 'A5')).toBe('NO_SOURCE');
    expect(table.refused('0', 'create', 'tank', 'A6')).toBeNull();
    const medium = table.state.players['0']?.stock.medium ?? 0;
    expect(table.changes(() => table.act('0', 'create', 'city', 'A1'))).toEqual({ A1: '0 city' });
    expect(table.state.players['0']).toMatchObject({ grain: 6, stock: { medium: medium + 1 } });
  });

  test('E19 no large pyramid, no tank', () => {
    const pieces = { A1: '0 village', A9: '0 city', B3: '1 village' };
    const table = lay({ step: 'creation', pieces, grain: { 0: 9 }, aside: { 0: { large: 4 } } });
    expect(table.refused('0', 'create', 'tank', 'A6')).toBe('NO_PIECE');
  });

  test('E20 a village keeps away from villages, free ones too, also at corners; not from cities', () => {
    const founded = (piece: string) =>
      lay({
        step: 'creation',
        pieces: { A4: '0 infantry', A9: '0 city', B8: piece, B3: '1 village' },
        grain: { 0: 9 },
      }).refused('0', 'create', 'village', 'A1');
    expect(founded('freeVillage')).toBe('SPACING');
    expect(founded('1 village')).toBe('SPACING');
    expect(founded('1 city')).toBeNull();
  });
});
