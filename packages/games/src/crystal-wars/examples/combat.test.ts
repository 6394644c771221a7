import { type LaidTable, lay, VILLAGES } from '../testing';

describe('battles', () => {
  const fight = { ...VILLAGES, A3: '0 tank', A2: '0 infantry', B9: '1 hover', B8: '1 infantry' };

  test('E9 the winner picks out of turn among the units that may fall', () => {
    const table = lay({ step: 'combat', pieces: fight }).dice(2, 5).act('0', 'battle', 'A3', 'B9', ['A2']);
    expect(table.told('battle')).toMatchObject([
      { attackers: { attack: 4, die: 2 }, defenders: { attack: 3, die: 5, units: [17, 16] }, winner: '1' },
    ]);
    expect(table.state.question).toEqual({ kind: 'casualty', picker: '1', candidates: [1, 2] });
    expect(table.moves('0')).toEqual([]);
    expect(table.refused('0', 'endCombat')).toBe('WRONG_STEP');
    expect(table.changes(() => table.act('1', 'chooseCasualty', 'A2'))).toEqual({ A2: null });
    expect(table.state).toMatchObject({ active: '0', step: 'combat', question: null });
  });

  test('E9 casualtyBy loser: the loser picks', () => {
    const table = lay({ step: 'combat', options: { casualtyBy: 'loser' }, pieces: fight });
    table.dice(2, 5).act('0', 'battle', 'A3', 'B9', ['A2']);
    expect(table.state.question).toMatchObject({ picker: '0', candidates: [1, 2] });
  });

  test('E10 infantry at home withstands an attack number of 1, not of 2', () => {
    const pieces = { ...VILLAGES, A2: '0 infantry', A1: '0 infantry', B8: '1 infantry' };
    const attack = (support: string[]) => {
      const table = lay({ step: 'combat', pieces }).dice(6, 2);
      return table.changes(() => table.act('0', 'battle', 'A2', 'B8', support));
    };
    expect(attack([])).toEqual({ A2: '0 infantry fought' });
    expect(attack(['A1'])).toEqual({ A2: '0 infantry fought', A1: '0 infantry fought', B8: null });
  });

  test('E11 a tie: nothing happens, and both attackers have fought', () => {
    const pieces = { ...VILLAGES, A2: '0 infantry', A1: '0 infantry', B8: '1 infantry' };
    const table = lay({ step: 'combat', pieces }).dice(3, 4);
    expect(table.changes(() => table.act('0', 'battle', 'A2', 'B8', ['A1']))).toEqual({
      A1: '0 infantry fought',
      A2: '0 infantry fought',
    });
    expect(table.told('battle')).toMatchObject([{ winner: null, casualties: [] }]);
  });

  test('E12 units in contact have to fight before combat ends', () => {
    const pieces = { ...VILLAGES, A1: '0 infantry', B7: '1 tank' };
    const ends = (table: LaidTable) => table.refused('0', 'endCombat');
    expect(ends(lay({ step: 'combat', pieces }))).toBe('MUST_FIGHT');
    expect(ends(lay({ step: 'combat', pieces: { ...pieces, A1: '0 infantry fought' } }))).toBeNull();
    expect(ends(lay({ step: 'combat', options: { combatDuty: 'optional' }, pieces }))).toBeNull();
    const diplomat = { ...pieces, A1: '0 diplomat' };
    expect(ends(lay({ step: 'combat', options: { diplomats: true }, pieces: diplomat }))).toBeNull();
  });
});

describe('sieges', () => {
  test('E13 a defender around the attacker prevents a siege, one further away does not', () => {
    const besieged = { B1: '1 village', A9: '0 village', A3: '0 hover', B9: '1 village' };
    const table = lay({ step: 'combat', pieces: { ...besieged, B8: '1 infantry' } });
    expect(table.refused('0', 'siege', 'A3', 'B9', [])).toBe('DEFENDED');
    const free = () => lay({ step: 'combat', pieces: { ...besieged, B5: '1 infantry' } });
    const tie = free();
    expect(tie.changes(() => tie.dice(3, 4).act('0', 'siege', 'A3', 'B9', []))).toEqual({ A3: '0 hover fought' });
    const won = free();
    const medium = won.state.players['1']?.stock.medium ?? 0;
    expect(won.changes(() => won.dice(4, 4).act('0', 'siege', 'A3', 'B9', []))).toEqual({
      A3: '0 hover fought',
      B9: '0 village',
    });
    expect(won.state.players['1']?.stock.medium).toBe(medium + 1);
  });

  test('E14 one infantry is too weak for a village but takes a free village', () => {
    const table = lay({
      step: 'combat',
      pieces: { ...VILLAGES, A3: '0 infantry', B9: '1 village', A6: 'freeVillage' },
    });
    expect(table.refused('0', 'siege', 'A3', 'B9', [])).toBe('TOO_WEAK');
    table.dice(2, 2).act('0', 'siege', 'A3', 'A6', []);
    expect(table.pieces()).toMatchObject({ A6: '0 village' });
  });

  test('E15 without a pyramid for it a captured village is razed, or cannot be besieged', () => {
    const description = {
      step: 'combat',
      pieces: { ...VILLAGES, A3: '0 tank', B9: '1 village' },
      aside: { 0: { medium: 4 } },
    } as const;
    const table = lay(description);
    const medium = table.state.players['1']?.stock.medium ?? 0;
    expect(table.changes(() => table.dice(4, 4).act('0', 'siege', 'A3', 'B9', []))).toEqual({
      A3: '0 tank fought',
      B9: null,
    });
    expect(table.state.players['1']?.stock.medium).toBe(medium + 1);
    expect(table.told('siege')).toMatchObject([{ outcome: 'razed' }]);
    const forbidden = lay({ ...description, options: { captureWithoutPiece: 'forbid' } });
    expect(forbidden.refused('0', 'siege', 'A3', 'B9', [])).toBe('NO_PIECE');
  });

  test('E16 siegeLosses: a village that rolls higher defeats a weak enough besieger; the owner of the village picks', () => {
    const options = { siegeLosses: true };
    const tank = lay({ step: 'combat', options, pieces: { ...VILLAGES, A3: '0 tank', B9: '1 village' } });
    expect(tank.changes(() => tank.dice(1, 6).act('0', 'siege', 'A3', 'B9', []))).toEqual({ A3: '0 tank fought' });
    const pieces = { A9: '0 village', B5: '1 village', B4: '0 infantry', B2: '0 infantry' };
    const table = lay({ step: 'combat', options, pieces }).dice(1, 6).act('0', 'siege', 'B4', 'B5', ['B2']);
    expect(table.state.question).toEqual({ kind: 'casualty', picker: '1', candidates: [10, 12] });
    expect(table.changes(() => table.act('1', 'chooseCasualty', 'B4'))).toEqual({ B4: null });
  });
});
