import { lay, VILLAGES } from '../testing';

describe('R6.1 movement', () => {
  test('R6.1 each unit moves once, in any order, or not at all', () => {
    const table = lay({ pieces: { ...VILLAGES, A1: '0 infantry', A3: '0 infantry', A7: '0 tank' } });
    expect(table.changes(() => table.act('0', 'moveUnit', 'A3', 'A6'))).toEqual({
      A3: null,
      A6: '0 infantry moved',
    });
    expect(table.refused('0', 'moveUnit', 'A6', 'A3')).toBe('ALREADY_MOVED');
    table.act('0', 'moveUnit', 'A1', 'A2');
    expect(table.choices('0', 'moveUnit').every(([from]) => from === 'A7')).toBe(true);
    expect(table.refused('0', 'endMovement')).toBeNull();
  });

  test('R6.1 movement that is not used is lost: in combat nobody moves', () => {
    const table = lay({ pieces: { ...VILLAGES, A3: '0 infantry', B9: '1 hover' } }).act('0', 'endMovement');
    expect(table.state.step).toBe('combat');
    expect(table.refused('0', 'moveUnit', 'A3', 'A2')).toBe('WRONG_STEP');
  });

  test.each([
    ['an enemy', 'B9'],
    ['an own village', 'A9'],
    ['nothing', 'A4'],
  ])('R6.1 only own units are moved, not %s', (_what, from) => {
    const table = lay({ pieces: { ...VILLAGES, A1: '0 infantry', B9: '1 tank' } });
    expect(table.refused('0', 'moveUnit', from, 'A4')).toBe('NOT_YOURS');
    expect(table.refused('0', 'teleport', from, 'B5')).toBe('NOT_YOURS');
  });

  test('R6.1 the reasons come in their order: owner, moved, occupied, out of reach', () => {
    const table = lay({ pieces: { ...VILLAGES, A1: '0 infantry', A3: '0 infantry moved', B7: '1 tank' } });
    expect(table.refused('0', 'moveUnit', 'B7', 'A9')).toBe('NOT_YOURS');
    expect(table.refused('0', 'moveUnit', 'A3', 'A9')).toBe('ALREADY_MOVED');
    expect(table.refused('0', 'moveUnit', 'A1', 'A9')).toBe('OCCUPIED');
    expect(table.refused('0', 'moveUnit', 'A1', 'B6')).toBe('UNREACHABLE');
    expect(table.refused('0', 'moveUnit', 'A1', 'C1')).toBe('BAD_ARG');
  });
});

describe('R6.6 vortexes', () => {
  test('R6.6 from any vortex to any other, on any coaster; that is the movement', () => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village', D1: '3 village', E5: '0 hover' };
    const table = lay({ players: 4, options: { map: 'cross' }, pieces });
    expect(table.choices('0', 'teleport')).toEqual([
      ['E5', 'A5'],
      ['E5', 'B5'],
      ['E5', 'C5'],
      ['E5', 'D5'],
    ]);
    table.act('0', 'teleport', 'E5', 'C5');
    expect(table.pieces()).toMatchObject({ C5: '0 hover moved' });
    expect(table.told('teleported')).toEqual([{ seat: '0', unit: 'hover', from: 40, to: 22 }]);
  });

  test('R6.6 the reasons come in their order', () => {
    const pieces = { ...VILLAGES, A5: '0 tank', A1: '0 infantry', A2: '0 infantry moved', B5: '1 tank' };
    const table = lay({ pieces });
    expect(table.refused('0', 'teleport', 'B5', 'A5')).toBe('NOT_YOURS');
    expect(table.refused('0', 'teleport', 'A2', 'B5')).toBe('ALREADY_MOVED');
    expect(table.refused('0', 'teleport', 'A1', 'B5')).toBe('NOT_ON_VORTEX');
    expect(table.refused('0', 'teleport', 'A5', 'B4')).toBe('NO_VORTEX');
    expect(table.refused('0', 'teleport', 'A5', 'A5')).toBe('NO_VORTEX');
    expect(table.refused('0', 'teleport', 'A5', 'B5')).toBe('OCCUPIED');
  });

  test('R6.6 the centre of the Metropolis is not a vortex', () => {
    const pieces = { A5: '0 tank', B1: '1 village', C1: '2 village', D1: '3 village', I5: '0 hover' };
    const table = lay({ players: 4, options: { scenario: 'metropolis' }, pieces, blocks: { I5: '0' } });
    expect(table.refused('0', 'teleport', 'I5', 'B5')).toBe('NOT_ON_VORTEX');
    expect(table.refused('0', 'teleport', 'A5', 'I5')).toBe('NO_VORTEX');
  });

  test('R6.6, R13.1 the centre under the Gold Mountain cannot be used', () => {
    const pieces = { A5: '0 tank', A9: '0 village', B1: '1 village', C5: 'goldMountain' };
    const table = lay({ options: { scenario: 'goldMountain' }, pieces });
    expect(table.refused('0', 'teleport', 'A5', 'C5')).toBe('OCCUPIED');
    expect(table.choices('0', 'teleport')).toEqual([['A5', 'B5']]);
  });

  test('R17.4 the vortex of a swamp is one like any other', () => {
    const options = { map: 'duelLong', swamps: true } as const;
    const table = lay({ options, pieces: { A5: '0 tank', A9: '0 village', B1: '1 village' } });
    expect(table.refused('0', 'teleport', 'A5', 'C5')).toBeNull();
    table.act('0', 'teleport', 'A5', 'C5');
    const back = lay({ options, pieces: { C5: '0 tank', A9: '0 village', B1: '1 village' } });
    expect(back.choices('0', 'teleport')).toEqual([
      ['C5', 'A5'],
      ['C5', 'B5'],
    ]);
  });
});
