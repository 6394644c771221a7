import { lay } from '../testing';

describe('the Gold Mountain', () => {
  const reach = (from: string) => {
    const pieces = { [from]: '1 infantry', C5: 'goldMountain' };
    return lay({ options: { scenario: 'goldMountain' }, turn: '1', pieces }).reach(from);
  };

  test('E24 the offset coaster is entered beside its seam', () => {
    expect(reach('B6').filter((name) => name.startsWith('C'))).toEqual(['C1', 'C2', 'C4']);
    // From B9 over C1 no arrow leads on; C7 is entered over A3.
    expect(reach('B9').filter((name) => name.startsWith('C'))).toEqual(['C1', 'C7']);
    expect(reach('A3')).not.toContain('C4');
    for (const from of ['A3', 'B9']) {
      const pieces = { [from]: '0 tank', C5: 'goldMountain', C4: '1 tank', A9: '0 village', B1: '1 village' };
      const table = lay({ options: { scenario: 'goldMountain' }, step: 'combat', pieces });
      expect(table.refused('0', 'battle', from, 'C4', [])).toBe('NOT_ADJACENT');
    }
  });

  const held = {
    ...{ A9: '0 village', A7: '0 city', B1: '1 village', B3: '1 city', C5: 'goldMountain' },
    ...{ C1: '1 infantry', C2: '1 infantry', C4: '1 infantry', C7: '0 infantry', C8: '0 infantry' },
  };
  /** The last turn of round 5, seat 1's, then round 6, which seat 0 begins. */
  const endOfRoundFive = (pieces: Record<string, string> = {}) =>
    lay({
      options: { scenario: 'goldMountain', combatDuty: 'optional' },
      pieces: { ...held, ...pieces },
      turn: '1',
      step: 'creation',
      round: { number: 5, order: ['0', '1'], done: ['0'] },
      grain: { 0: 20, 1: 20 },
    })
      .dice(6, 1)
      .act('1', 'endTurn');
  test('E24 three units at the end of a round, and at each turn end of the next, win', () => {
    const table = endOfRoundFive();
    expect(table.state.gold).toEqual({ holder: '1', kept: true });
    table.passTurn(4);
    expect(table.state).toMatchObject({ gold: { holder: '1', kept: true }, result: null });
    table.passTurn(4);
    expect(table.state.result).toMatchObject({ reason: 'gold', winners: ['1'] });
  });

  test('E24 a rival with three at the end of one turn breaks it, even if it loses one again', () => {
    const table = endOfRoundFive({ A6: '0 infantry' });
    table.act('0', 'moveUnit', 'C7', 'C9').act('0', 'moveUnit', 'A6', 'C7').passTurn(4);
    expect(table.state.gold).toEqual({ holder: '1', kept: false });
    expect(table.told('goldLost')).toEqual([{ holder: '1' }]);
    table.act('1', 'endMovement').dice(6, 1).act('1', 'battle', 'C4', 'C7', []).act('1', 'chooseCasualty', 'C7');
    table.passTurn(4, 6, 1);
    expect(table.state).toMatchObject({ result: null, round: { number: 7 }, gold: { holder: '1', kept: true } });
  });

  test('E25 three players: only three squares touch the Gold Mountain, and no village stands there', () => {
    const pieces = {
      ...{ A9: '0 village', B9: '1 village', C1: '2 village', D3: 'goldMountain' },
      ...{ D2: '0 infantry', D5: '0 infantry', D6: '0 infantry' },
    };
    const setting = { players: 3, options: { scenario: 'goldMountain' } } as const;
    const last = { round: { number: 3, order: ['1', '2', '0'], done: ['1', '2'] }, step: 'creation' } as const;
    const hold = (layout: Record<string, string>) =>
      lay({ ...setting, ...last, pieces: layout })
        .dice(6, 1, 2, 5)
        .act('0', 'endTurn').state.gold.holder;
    expect(hold(pieces)).toBe('0');
    const { D2: _gone, ...two } = pieces;
    expect(hold({ ...two, D1: '0 infantry', D4: '0 infantry' })).toBeNull();
    const building = { ...two, D9: '0 infantry', D6: '0 infantry', D5: '1 hover' };
    const table = lay({ ...setting, step: 'creation', grain: { 0: 5 }, pieces: building });
    expect(table.refused('0', 'create', 'village', 'D2')).toBe('NO_SOURCE');
    const { D6: _free, ...open } = building;
    const founding = lay({ ...setting, step: 'creation', grain: { 0: 5 }, pieces: open });
    expect(founding.refused('0', 'create', 'village', 'D6')).toBe('GOLD_ADJACENT');
  });
});

describe('the Metropolis', () => {
  const around = { A1: '0 village', C1: '2 village', D9: '3 village' };

  test('E26 a block is captured like a city, without a pyramid; its captor may go on from it', () => {
    const setting = { players: 4, options: { scenario: 'metropolis' } } as const;
    const table = lay({ ...setting, turn: '1', step: 'combat', pieces: { ...around, B8: '1 tank', F9: '1 village' } });
    const stock = structuredClone(table.state.players['1']?.stock);
    const captured = table.changes(() => table.dice(4, 4).act('1', 'siege', 'B8', 'I2', []));
    expect(captured).toEqual({ B8: '1 tank fought' });
    expect(table.state.metropolis).toEqual([null, '1', null, null, null, null, null, null, null]);
    expect(table.state.players['1']?.stock).toEqual(stock);
    const later = lay({ ...setting, turn: '1', pieces: { ...around, B8: '1 tank' }, blocks: { I2: '1' } });
    later.act('1', 'moveUnit', 'B8', 'I2').act('1', 'endMovement');
    expect(later.refused('1', 'siege', 'I2', 'I5', [])).toBeNull();
  });

  test('E26 a controlled block makes tanks on another', () => {
    const setting = { players: 4, options: { scenario: 'metropolis' }, grain: { 1: 5 } } as const;
    const pieces = { ...around, B1: '1 village' };
    const both = lay({ ...setting, turn: '1', step: 'creation', pieces, blocks: { I1: '1', I2: '1' } });
    expect(both.refused('1', 'create', 'tank', 'I2')).toBeNull();
    const one = lay({ ...setting, turn: '1', step: 'creation', pieces, blocks: { I1: '1' } });
    expect(one.refused('1', 'create', 'tank', 'I2')).toBe('METRO_SQUARE');
  });
});
