import { SETTLEMENTS, type SettlementKind } from '../../data/pieces';
import { type LaidTable, type Lay, lay, VILLAGES } from '../../testing';

const field = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({ step: 'combat', ...more, pieces: { ...VILLAGES, ...pieces } });

describe('R8.1–R8.4 possible sieges', () => {
  test('R8.1 the reasons come in their order', () => {
    const table = field(
      {
        ...{ A3: '0 tank', A1: '0 diplomat', A8: '0 infantry fought', A2: '0 infantry', A6: 'freeVillage' },
        ...{ B9: '1 village', B3: '1 city', B2: '1 tank', B7: '1 hover' },
      },
      { options: { diplomats: true, captureWithoutPiece: 'forbid' }, aside: { 0: { medium: 4 } } },
    );
    expect(table.refused('0', 'siege', 'B2', 'B3', [])).toBe('NOT_YOURS');
    expect(table.refused('0', 'siege', 'A1', 'B9', [])).toBe('DIPLOMAT');
    expect(table.refused('0', 'siege', 'A8', 'B9', [])).toBe('ALREADY_FOUGHT');
    expect(table.refused('0', 'siege', 'A3', 'B7', [])).toBe('NOT_A_SETTLEMENT');
    expect(table.refused('0', 'siege', 'A3', 'A9', [])).toBe('OWN_SETTLEMENT');
    expect(table.refused('0', 'siege', 'A2', 'B9', [])).toBe('NOT_ADJACENT');
    expect(table.refused('0', 'siege', 'A3', 'B9', ['A9'])).toBe('BAD_SUPPORT');
    expect(table.refused('0', 'siege', 'A3', 'B9', [])).toBe('NO_PIECE');
    const besieged = { A3: '0 infantry', B9: '1 village' };
    const short = { options: { captureWithoutPiece: 'forbid' }, aside: { 0: { medium: 4 } } } as const;
    expect(field(besieged, short).refused('0', 'siege', 'A3', 'B9', [])).toBe('TOO_WEAK');
    expect(field({ ...besieged, B8: '1 diplomat' }).refused('0', 'siege', 'A3', 'B9', ['A4'])).toBe('DEFENDED');
    expect(field(besieged).refused('0', 'siege', 'A3', 'B9', ['A4'])).toBe('BAD_SUPPORT');
    expect(field(besieged).refused('0', 'siege', 'A3', 'C1', [])).toBe('BAD_ARG');
  });

  test.each(['1 infantry', '1 hover', '1 tank', '1 diplomat'])('R8.2 a %s around the attacker defends', (guard) => {
    expect(field({ A3: '0 tank', B9: '1 village', A5: guard }).refused('0', 'siege', 'A3', 'B9', [])).toBe('DEFENDED');
    expect(field({ A3: '0 tank', B9: '1 village', A7: guard }).refused('0', 'siege', 'A3', 'B9', [])).toBeNull();
  });

  test('R8.2 only the attacker’s ring is looked at, not that of the supporters', () => {
    const table = field({ A3: '0 tank', A2: '0 infantry', B9: '1 village', B7: '1 infantry' });
    expect(table.refused('0', 'siege', 'A3', 'B9', ['A2'])).toBeNull();
    expect(table.refused('0', 'siege', 'A2', 'B8', [])).toBe('NOT_A_SETTLEMENT');
  });

  test('R8.2 free villages have no defenders, nor do other players’ units defend', () => {
    expect(field({ A3: '0 tank', A6: 'freeVillage', B9: '1 tank' }).refused('0', 'siege', 'A3', 'A6', [])).toBeNull();
    const around = { A1: '0 village', B9: '1 village', C9: '2 village', A7: '0 tank', C3: '1 village', C2: '2 tank' };
    const table = lay({ players: 3, step: 'combat', pieces: around });
    expect(table.refused('0', 'siege', 'A7', 'C3', [])).toBeNull();
  });

  test('R8.3 supporters stand around the target', () => {
    const table = field({ A3: '0 infantry', A2: '0 infantry', A6: '0 hover', B9: '1 village' });
    expect(table.choices('0', 'siege')).toEqual([['A3', 'B9', ['A2']]]);
    expect(table.refused('0', 'siege', 'A3', 'B9', ['A6'])).toBe('BAD_SUPPORT');
  });

  test('R8.4 the defence of settlements', () => {
    const values = (kind: SettlementKind) => [SETTLEMENTS[kind].attack, SETTLEMENTS[kind].defence];
    expect(values('freeVillage')).toEqual([0, 1]);
    expect(values('village')).toEqual([1, 2]);
    expect(values('city')).toEqual([2, 3]);
    expect(values('metropolis')).toEqual([2, 3]);
  });

  test.each([
    ['1 village', '0 infantry', 'TOO_WEAK'],
    ['1 village', '0 hover', null],
    ['1 city', '0 hover', 'TOO_WEAK'],
    ['1 city', '0 tank', null],
    ['freeVillage', '0 infantry', null],
  ])('R8.4 a %s besieged by %s: %s', (settlement, unit, code) => {
    expect(field({ A3: unit, B9: settlement }).refused('0', 'siege', 'A3', 'B9', [])).toBe(code);
  });

  test('R8.4 attack values of all besiegers count together; listed are only sieges that are strong enough', () => {
    const table = field({ A3: '0 infantry', A2: '0 hover', B9: '1 city' });
    expect(table.choices('0', 'siege')).toEqual([['A3', 'B9', ['A2']]]);
    expect(table.refused('0', 'siege', 'A3', 'B9', [])).toBe('TOO_WEAK');
  });
});

describe('R8.5–R8.8 the result of a siege', () => {
  test.each([
    [4, 5, 'held'],
    [4, 4, 'captured'],
  ] as const)('R8.5 the attacker must be strictly higher: %i + 2 against %i + 1: %s', (die, other, outcome) => {
    const table = field({ A3: '0 hover', A2: '0 infantry', B9: '1 village' }).dice(die, other);
    const changes = table.changes(() => table.act('0', 'siege', 'A3', 'B9', []));
    expect(changes).toEqual({ A3: '0 hover fought', ...(outcome === 'captured' && { B9: '0 village' }) });
    expect(table.told('siege')).toMatchObject([
      { settlement: 'village', owner: '1', attackers: { attack: 2, die }, attack: 1, die: other, outcome },
    ]);
  });

  test('R8.5 all besiegers have fought', () => {
    const table = field({ A3: '0 hover', A2: '0 infantry', B9: '1 village' }).dice(1, 6);
    expect(table.changes(() => table.act('0', 'siege', 'A3', 'B9', ['A2']))).toEqual({
      A3: '0 hover fought',
      A2: '0 infantry fought',
    });
  });

  test.each([
    ['freeVillage', '0 village'],
    ['1 village', '0 village'],
    ['1 city', '0 city'],
  ])('R8.6 a captured %s is a %s', (settlement, captured) => {
    const table = field({ A3: '0 tank', B9: settlement }).dice(6, 1).act('0', 'siege', 'A3', 'B9', []);
    expect(table.pieces().B9).toBe(captured);
  });

  test('R8.6 it is of use in the same turn’s creation, and gave its captor no grain', () => {
    const table = field({ A3: '0 tank', B9: '1 city' }, { grain: { 0: 3 } }).dice(6, 1);
    table.act('0', 'siege', 'A3', 'B9', []).dice(4).act('0', 'endCombat');
    expect(table.state.players['0']?.grain).toBe(3);
    expect(table.refused('0', 'create', 'tank', 'B8')).toBeNull();
  });

  test('R8.6 razed without a pyramid of its size only', () => {
    const after = (settlement: string) => {
      const description = { aside: { 0: { large: 4 } } };
      const table = field({ A3: '0 tank', B9: settlement }, description).dice(6, 1).act('0', 'siege', 'A3', 'B9', []);
      return table.pieces().B9;
    };
    expect(after('1 city')).toBeUndefined();
    expect(after('1 village')).toBe('0 village');
  });

  const losing = (pieces: Record<string, string>, options: Lay['options'] = {}) =>
    field(pieces, { options: { siegeLosses: true, ...options } }).dice(1, 6);

  test('R8.7 without siegeLosses nobody falls', () => {
    const table = field({ A6: '0 infantry', A3: '1 village', A2: '0 infantry' }).dice(1, 6);
    table.act('0', 'siege', 'A6', 'A3', ['A2']);
    expect(table.pieces()).toMatchObject({ A6: '0 infantry fought', A2: '0 infantry fought' });
  });

  test('R8.7 a tie, or a settlement without an attack value, strikes nobody', () => {
    const tie = field({ B4: '0 hover', B5: '1 village' }, { options: { siegeLosses: true } }).dice(1, 2);
    expect(tie.changes(() => tie.act('0', 'siege', 'B4', 'B5', []))).toEqual({ B4: '0 hover fought' });
    const free = losing({ B4: '0 infantry', B5: 'freeVillage' });
    expect(free.changes(() => free.act('0', 'siege', 'B4', 'B5', []))).toEqual({ B4: '0 infantry fought' });
  });

  test('R8.7 the attack value of the settlement is held against the defence of each besieger', () => {
    const village = losing({ A6: '0 infantry', A3: '1 village', A2: '0 hover' });
    village.act('0', 'siege', 'A6', 'A3', ['A2']);
    expect(village.pieces()).toMatchObject({ A6: '0 infantry fought' });
    expect(village.pieces()).not.toHaveProperty('A2');
    const city = losing({ A6: '0 infantry', A3: '1 city', A2: '0 tank' });
    city.act('0', 'siege', 'A6', 'A3', ['A2']);
    expect(city.pieces()).not.toHaveProperty('A6');
  });

  test('R8.7 with casualtyBy loser, or against nobody’s block, the attacker picks', () => {
    const own = losing({ B4: '0 infantry', B2: '0 infantry', B5: '1 village' }, { casualtyBy: 'loser' });
    own.act('0', 'siege', 'B4', 'B5', ['B2']);
    expect(own.state.question).toMatchObject({ picker: '0', candidates: [10, 12] });
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village', D9: '3 village', D4: '1 hover', D1: '1 hover' };
    const options = { scenario: 'metropolis', siegeLosses: true } as const;
    const block = lay({ players: 4, options, turn: '1', step: 'combat', pieces }).dice(1, 6);
    block.act('1', 'siege', 'D4', 'I6', ['D1']);
    expect(block.state.question).toMatchObject({ picker: '1', candidates: [27, 30] });
  });

  test('R8.8 settlements never attack', () => {
    const table = field({ A9: '0 city', A6: '1 infantry' });
    expect(table.refused('0', 'battle', 'A9', 'A6', [])).toBe('NOT_YOURS');
    expect(table.choices('0', 'battle')).toEqual([]);
  });
});
