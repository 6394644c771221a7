import { type LaidTable, type Lay, lay, VILLAGES } from '../../testing';

const field = (pieces: Record<string, string>, options: Lay['options'] = {}): LaidTable =>
  lay({ step: 'combat', options, pieces: { ...VILLAGES, ...pieces } });

describe('R7.1, R7.2 attackers and targets', () => {
  test('R7.1 only the player whose turn it is attacks, and only in combat', () => {
    const pieces = { A3: '0 tank', B9: '1 tank' };
    expect(field(pieces).refused('1', 'battle', 'B9', 'A3', [])).toBe('NOT_YOUR_TURN');
    expect(lay({ pieces: { ...VILLAGES, ...pieces } }).refused('0', 'battle', 'A3', 'B9', [])).toBe('WRONG_STEP');
  });

  test('R7.1 one combat after another, in any order', () => {
    const table = field({ A3: '0 tank', B9: '1 tank', A1: '0 infantry', B7: '1 infantry' });
    table.dice(1, 1).act('0', 'battle', 'A3', 'B9', []);
    expect(table.refused('0', 'battle', 'A1', 'B7', [])).toBeNull();
  });

  test('R7.2 the reasons come in their order', () => {
    const pieces = {
      ...{ A3: '0 tank', A2: '0 diplomat', A1: '0 infantry fought', A6: '0 hover' },
      ...{ B9: '1 tank', B8: '1 infantry', B7: '1 hover' },
    };
    const table = field(pieces, { diplomats: true });
    expect(table.refused('0', 'battle', 'B9', 'A3', [])).toBe('NOT_YOURS');
    expect(table.refused('0', 'battle', 'A9', 'B9', [])).toBe('NOT_YOURS');
    expect(table.refused('0', 'battle', 'A2', 'B8', [])).toBe('DIPLOMAT');
    expect(table.refused('0', 'battle', 'A1', 'B7', [])).toBe('ALREADY_FOUGHT');
    for (const nobody of ['A4', 'A6', 'B1', 'A9']) {
      expect(table.refused('0', 'battle', 'A3', nobody, [])).toBe('NO_ENEMY');
    }
    expect(table.refused('0', 'battle', 'A3', 'B8', [])).toBe('NOT_ADJACENT');
    expect(table.refused('0', 'battle', 'A3', 'B9', ['A6'])).toBe('BAD_SUPPORT');
    expect(table.refused('0', 'battle', 'A3', 'C1', [])).toBe('BAD_ARG');
    expect(table.refused('0', 'battle', 'A3', 'B9', ['C1'])).toBe('BAD_ARG');
    expect(table.refused('0', 'battle', 'A3', 'B9', [])).toBeNull();
  });
});

describe('R7.3, R7.4 the units in a battle', () => {
  const pieces = {
    ...{ A3: '0 infantry', A2: '0 hover', B6: '0 tank', B5: '0 diplomat', A5: '0 infantry' },
    ...{ B9: '1 infantry', B8: '1 infantry', A6: '1 tank', A1: '1 infantry' },
  };
  const table = (more = {}) => field({ ...pieces, ...more }, { diplomats: true, combatDuty: 'optional' });

  test('R7.3 supporters are own fresh units with an attack value around the target; support is voluntary', () => {
    const { choices } = table();
    const supports = choices('0', 'battle')
      .filter(([from, target]) => from === 'A3' && target === 'B9')
      .map(([, , support]) => support);
    expect(supports).toEqual([[], ['B6'], ['A2'], ['A2', 'B6']]);
  });

  test.each([
    ['a diplomat', 'B5', {}],
    ['one that is not around the target', 'A5', {}],
    ['one that has fought', 'A2', { A2: '0 hover fought' }],
    ['the attacker itself', 'A3', {}],
    ['an enemy', 'B8', {}],
    ['nobody', 'A4', {}],
  ])('R7.3 no support by %s', (_who, square, more) => {
    expect(table(more).refused('0', 'battle', 'A3', 'B9', [square])).toBe('BAD_SUPPORT');
  });

  test('R7.3 nobody supports twice', () => {
    expect(table().refused('0', 'battle', 'A3', 'B9', ['A2', 'A2'])).toBe('BAD_SUPPORT');
    expect(table().refused('0', 'battle', 'A3', 'B9', ['B6', 'A2'])).toBeNull();
  });

  test('R7.4, R7.5 the target’s friends around the attacker join by themselves, those elsewhere do not', () => {
    const fought = table().dice(3, 1).act('0', 'battle', 'A3', 'B9', ['A2']);
    expect(fought.told('battle')).toMatchObject([
      {
        attackers: { seat: '0', units: [2, 1], attack: 3, die: 3 },
        defenders: { seat: '1', units: [17, 5, 16], attack: 5, die: 1 },
      },
    ]);
  });

  test('R7.4, R16.2 a diplomat never joins a defence; attacked itself it adds nothing', () => {
    const attacked = field({ A3: '0 tank', B9: '1 diplomat', B8: '1 diplomat' }, { diplomats: true });
    attacked.dice(1, 1).act('0', 'battle', 'A3', 'B9', []);
    expect(attacked.told('battle')).toMatchObject([{ defenders: { units: [17], attack: 0 } }]);
    expect(attacked.pieces()).not.toHaveProperty('B9');
  });

  test('R7.4 third players take no part', () => {
    const around = { A1: '0 village', B9: '1 village', C9: '2 village', A7: '0 tank', C3: '1 tank', C2: '2 tank' };
    const third = lay({ players: 3, step: 'combat', pieces: around }).dice(1, 2).act('0', 'battle', 'A7', 'C3', []);
    expect(third.told('battle')).toMatchObject([{ defenders: { units: [20], attack: 3 } }]);
  });

  test('R8.8 settlements add nothing to battles between units', () => {
    const beside = field({ A3: '0 infantry', B9: '1 infantry', B8: '1 city', A6: '1 village', A2: '0 city' });
    beside.dice(1, 1).act('0', 'battle', 'A3', 'B9', []);
    expect(beside.told('battle')).toMatchObject([{ attackers: { attack: 1 }, defenders: { attack: 1 } }]);
    expect(beside.choices('0', 'battle').every(([from]) => from !== 'A2')).toBe(true);
  });
});

describe('R7.5–R7.8 the result of a battle', () => {
  test.each([
    [4, 3, '0', 'B9'],
    [3, 4, '1', 'A3'],
    [3, 3, null, undefined],
  ])('R7.5 the attacker’s die comes first: %i against %i', (die, other, winner, fallen) => {
    const table = field({ A3: '0 tank', B9: '1 tank', A1: '0 tank', B7: '1 tank' }).dice(die, other);
    const changes = table.changes(() => table.act('0', 'battle', 'A3', 'B9', []));
    expect(table.told('battle')).toMatchObject([{ attackers: { die }, defenders: { die: other }, winner }]);
    expect(Object.keys(changes).filter((square) => changes[square] === null)).toEqual(fallen ? [fallen] : []);
  });

  test('R7.6 the attack number counts without the die, against the defence of each loser now', () => {
    // Two hovers (4) defeat a tank (3); a hover alone (2) does not, though it wins the roll.
    const together = field({ A3: '0 hover', A2: '0 hover', B9: '1 tank' }).dice(6, 1);
    expect(together.changes(() => together.act('0', 'battle', 'A3', 'B9', ['A2']))).toMatchObject({ B9: null });
    const alone = field({ A3: '0 hover', B9: '1 tank' }).dice(6, 1);
    expect(alone.changes(() => alone.act('0', 'battle', 'A3', 'B9', []))).toEqual({ A3: '0 hover fought' });
  });

  test('R7.6 infantry has a defence of 2 at home only', () => {
    const [home, away] = [field({ A3: '0 infantry', B9: '1 infantry' }), field({ A6: '0 infantry', A3: '1 infantry' })];
    expect(home.changes(() => home.dice(6, 1).act('0', 'battle', 'A3', 'B9', []))).not.toHaveProperty('B9');
    expect(away.changes(() => away.dice(6, 1).act('0', 'battle', 'A6', 'A3', []))).toHaveProperty('A3', null);
  });

  test('R7.6, R14.1 both home coasters of the Metropolis make infantry stronger', () => {
    const villages = { A1: '0 village', B1: '1 village', C1: '2 village', D9: '3 village' };
    for (const [from, target, falls] of [
      ['B4', 'A6', false],
      ['D8', 'E2', false],
      ['B6', 'C4', true],
    ] as const) {
      const table = lay({
        players: 4,
        options: { scenario: 'metropolis' },
        turn: '1',
        step: 'combat',
        pieces: { ...villages, [from]: '1 infantry', [target]: '0 infantry' },
      }).dice(6, 1);
      table.act('1', 'battle', from, target, []);
      expect(table.pieces()[target] === undefined).toBe(falls);
    }
  });

  test('R7.7 exactly one unit falls, and only one that took part', () => {
    const table = field({ A3: '0 tank', A2: '0 tank', B9: '1 hover', B8: '1 hover', B5: '1 infantry' }).dice(6, 1);
    table.act('0', 'battle', 'A3', 'B9', ['A2']);
    expect(table.state.question).toEqual({ kind: 'casualty', picker: '0', candidates: [16, 17] });
    expect(table.refused('0', 'chooseCasualty', 'B5')).toBe('NOT_CANDIDATE');
    expect(table.refused('1', 'chooseCasualty', 'B8')).toBe('NOT_YOUR_TURN');
    expect(table.changes(() => table.act('0', 'chooseCasualty', 'B8'))).toEqual({ B8: null });
    expect(table.told('fell')).toEqual([{ seat: '1', unit: 'hover', at: 16 }]);
    expect(table.refused('0', 'chooseCasualty', 'B9')).toBe('WRONG_STEP');
  });

  test.each([
    ['winner', '0'],
    ['loser', '1'],
  ] as const)('R7.7 casualtyBy %s: seat %s picks what the defenders lose', (casualtyBy, picker) => {
    const table = field({ A3: '0 tank', A2: '0 tank', B9: '1 hover', B8: '1 hover' }, { casualtyBy }).dice(6, 1);
    expect(table.act('0', 'battle', 'A3', 'B9', ['A2']).state.question?.picker).toBe(picker);
  });

  test('R7.8 attackers have fought, supporters too; defenders have not, and defend as often as they must', () => {
    const table = field({ A3: '0 infantry', A2: '0 infantry', A1: '0 infantry', B8: '1 tank', B7: '1 tank' });
    expect(table.changes(() => table.dice(5, 1).act('0', 'battle', 'A2', 'B8', ['A3']))).toEqual({
      A2: '0 infantry fought',
      A3: '0 infantry fought',
    });
    expect(table.refused('0', 'battle', 'A2', 'B8', [])).toBe('ALREADY_FOUGHT');
    expect(table.refused('0', 'battle', 'A1', 'B7', ['A2'])).toBe('BAD_SUPPORT');
    table.dice(6, 1).act('0', 'battle', 'A1', 'B7', []);
    expect(table.told('battle').map(({ defenders }) => defenders.units)).toEqual([
      [16, 15],
      [15, 16],
    ]);
  });
});

describe('R7.9 units that have to fight', () => {
  test('R7.9 every fresh unit beside an enemy unit, but not beside a settlement, and not at a corner', () => {
    const blocked = (pieces: Record<string, string>) => field(pieces).refused('0', 'endCombat');
    expect(blocked({ A3: '0 tank', B9: '1 tank' })).toBe('MUST_FIGHT');
    expect(blocked({ A3: '0 tank fought', B9: '1 tank' })).toBeNull();
    expect(blocked({ A3: '0 tank', B9: '1 village' })).toBeNull();
    expect(blocked({ A3: '0 tank', B8: '1 tank', B9: '1 village' })).toBeNull();
  });

  test('R7.9 a siege is a fight too', () => {
    const table = field({ A3: '0 tank', B9: '1 diplomat', A6: 'freeVillage' }, { diplomats: true });
    expect(table.refused('0', 'endCombat')).toBe('MUST_FIGHT');
    expect(table.dice(1, 6).act('0', 'siege', 'A3', 'A6', []).refused('0', 'endCombat')).toBeNull();
  });
});

describe('R7.3, R7.4 support from corners only', () => {
  const pieces = {
    ...{ A3: '0 infantry', A2: '0 hover', B6: '0 tank' },
    ...{ B9: '1 infantry', B8: '1 infantry', A6: '1 tank' },
  };
  const table = (support: 'around' | 'corners') => field(pieces, { support });

  test('R7.3 the player who shares a side with the target stays out', () => {
    expect(table('corners').refused('0', 'battle', 'A3', 'B9', ['B6'])).toBe('BAD_SUPPORT');
    expect(table('around').refused('0', 'battle', 'A3', 'B9', ['B6'])).toBeNull();
    for (const support of ['around', 'corners'] as const) {
      expect(table(support).refused('0', 'battle', 'A3', 'B9', ['A2'])).toBeNull();
    }
  });

  test('R7.4 and so does the player who shares a side with the attacker', () => {
    const defenders = (support: 'around' | 'corners') =>
      table(support).dice(1, 1).act('0', 'battle', 'A3', 'B9', []).told('battle')[0]?.defenders;
    expect(defenders('around')).toMatchObject({ units: [17, 5, 16], attack: 5 });
    expect(defenders('corners')).toMatchObject({ units: [17, 16], attack: 2 });
  });

  test('R8.3 sieges are supported alike', () => {
    const siege = (support: 'around' | 'corners') =>
      field({ A3: '0 infantry', B6: '0 tank', B9: 'freeVillage', A2: '0 hover' }, { support });
    expect(siege('corners').refused('0', 'siege', 'A3', 'B9', ['B6'])).toBe('BAD_SUPPORT');
    expect(siege('corners').refused('0', 'siege', 'A3', 'B9', ['A2'])).toBeNull();
    expect(siege('around').refused('0', 'siege', 'A3', 'B9', ['B6'])).toBeNull();
  });
});
