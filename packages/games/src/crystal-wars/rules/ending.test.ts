import { type LaidTable, type Lay, lay } from '../testing';

describe('R12.1, R12.2, R12.4 elimination', () => {
  const around = { A9: '0 village', A3: '0 tank', C9: '2 village' };
  const three = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
    lay({ players: 3, step: 'combat', grain: { 0: 5 }, ...more, pieces: { ...around, ...pieces } });

  test.each(['1 infantry', '1 village', '1 city', '1 diplomat'])('R12.1 a %s keeps a player in', (last) => {
    const table = three({ B9: last }, { options: { diplomats: true }, step: 'creation' });
    expect(table.act('0', 'create', 'infantry', 'A8').state.players['1']?.alive).toBe(true);
  });

  test('R12.1 grain alone does not; the loser is out at once, the others play on', () => {
    const table = three({ A7: '0 tank', C3: '1 hover' }, { grain: { 0: 5, 1: 9 } }).dice(6, 1);
    table.act('0', 'battle', 'A7', 'C3', []);
    expect(table.state.players['1']).toMatchObject({ alive: false, outRound: 2, grain: 0 });
    expect(table.told('eliminated')).toEqual([{ seat: '1' }]);
    expect(table.state).toMatchObject({ result: null, active: '0', step: 'combat' });
    expect(table.refused('1', 'endTurn')).toBe('OUT');
  });

  test('R12.1 a block of the Metropolis keeps a player in too', () => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village' };
    const setting = { players: 4, options: { scenario: 'metropolis' }, step: 'creation', grain: { 0: 5 } } as const;
    const table = lay({ ...setting, pieces, blocks: { I9: '3' } }).act('0', 'create', 'infantry', 'A2');
    expect(table.state.players['3']?.alive).toBe(true);
  });

  test('R12.2 the last one wins, in every scenario', () => {
    for (const [options, extra] of [
      [{}, {}],
      [{ scenario: 'goldMountain' }, { C5: 'goldMountain' }],
    ] as const) {
      const pieces = { A9: '0 village', A3: '0 tank', B9: '1 hover', ...extra };
      const table = lay({ options, step: 'combat', pieces }).dice(6, 1).act('0', 'battle', 'A3', 'B9', []);
      expect(table.state.result).toEqual({ reason: 'lastSurvivor', winners: ['0'], ranking: [['0'], ['1']] });
    }
  });

  test('R12.4 eliminations come before the goal: the last survivor wins as such, not by domination', () => {
    const pieces = { A9: '0 village', A3: '0 tank', B9: '1 village' };
    const table = lay({ step: 'combat', pieces }).dice(6, 1).act('0', 'siege', 'A3', 'B9', []);
    expect(table.state.result?.reason).toBe('lastSurvivor');
  });
});

describe('R12.3, R12.5 domination', () => {
  const siege = (pieces: Record<string, string>, options: Lay['options'] = {}) =>
    lay({ options, step: 'combat', pieces: { A9: '0 village', A3: '0 tank', B9: '1 city', B1: '1 tank', ...pieces } })
      .dice(6, 1)
      .act('0', 'siege', 'A3', 'B9', []).state.result;

  test('R12.3 all villages and cities, no free village: at once, whatever units are left', () => {
    expect(siege({})).toEqual({ reason: 'domination', winners: ['0'], ranking: [['0'], ['1']] });
    expect(siege({ A7: 'freeVillage' })).toBeNull();
    expect(siege({ B3: '1 village' })).toBeNull();
  });

  test('R12.3 in another player’s turn too', () => {
    const pieces = { A9: '0 village', A8: '0 tank', A4: 'mountain', A1: '1 village', B1: '1 tank' };
    const table = lay({ turn: '1', step: 'combat', grain: { 1: 5 }, pieces })
      .dice(1)
      .act('1', 'endCombat');
    expect(table.state.result).toMatchObject({ reason: 'domination', winners: ['0'] });
  });

  test('R12.3 without any village or city nobody wins', () => {
    const pieces = { A9: '0 tank', A5: '0 village', A4: 'mountain', A1: '1 village', B1: '1 tank' };
    const table = lay({ turn: '1', step: 'combat', round: { order: ['1', '0'] }, pieces });
    expect(table.dice(1).act('1', 'endCombat').state).toMatchObject({ result: null, active: '0', step: 'starvation' });
  });

  test('R12.5 the other scenarios have their own goals', () => {
    expect(siege({ C5: 'goldMountain' }, { scenario: 'goldMountain' })).toBeNull();
  });
});

describe('R12.6, R12.7 the guards', () => {
  const endRound = (round: Lay['round'], options: Lay['options'] = {}) => {
    const pieces = { A9: '0 village', A1: '0 village', B1: '1 village' };
    return lay({ step: 'creation', options, round: { order: ['1', '0'], done: ['1'], ...round }, pieces });
  };

  test.each([
    [9, null],
    [10, { reason: 'roundLimit', winners: ['0'] }],
  ])('R12.6 with a limit of 10: the end of round %i', (number, result) => {
    const table = endRound({ number }, { roundLimit: 10, quietRounds: 0 }).dice(6, 1, 5).act('0', 'endTurn');
    if (result) expect(table.state.result).toMatchObject(result);
    else expect(table.state).toMatchObject({ result: null, round: { number: 10 } });
  });

  test.each([
    [6, {}, false],
    [7, {}, true],
    [7, { quietRounds: 0 }, false],
    [4, { quietRounds: 5 }, true],
  ])('R12.7 %i quiet rounds before this one, options %j: over %s', (quiet, options, over) => {
    const table = endRound({ quiet }, options).dice(6, 1, 5).act('0', 'endTurn');
    expect(table.state.result?.reason === 'quiet').toBe(over);
    if (!over) expect(table.state.round).toMatchObject({ quiet: quiet + 1, progress: false });
  });

  test('R12.7 progress starts the count again', () => {
    const table = endRound({ quiet: 7, progress: true }).dice(6, 1, 5).act('0', 'endTurn');
    expect(table.state).toMatchObject({ result: null, round: { quiet: 0, progress: false } });
  });

  type Act = (table: LaidTable) => unknown;
  const battle: Act = (table) => table.act('0', 'battle', 'A3', 'B9', []);
  const siege: Act = (table) => table.act('0', 'siege', 'A3', 'B9', []);
  const create = (kind: string, square: string) => (table: LaidTable) => table.act('0', 'create', kind, square);

  test.each<[what: string, progress: boolean, pieces: Record<string, string>, dice: number[], act: Act]>([
    ['a loss in battle', true, { A3: '0 tank', B9: '1 hover' }, [6, 1], battle],
    ['a battle without a loss', false, { A3: '0 tank', B9: '1 tank' }, [1, 1], battle],
    ['a capture', true, { A3: '0 tank', B9: '1 city' }, [6, 1], siege],
    ['a siege that is held', false, { A3: '0 tank', B9: '1 city' }, [1, 6], siege],
    ['a loss in a siege', true, { A3: '0 hover', B9: '1 village' }, [1, 6], siege],
    ['persuasion', true, { A3: '0 diplomat', B9: '1 tank' }, [3], (t) => t.act('0', 'persuade', 'A3', 'B9')],
    ['sabotage', true, { A3: '0 diplomat', B9: '1 city' }, [1], (t) => t.act('0', 'sabotage', 'A3', 'B9')],
    ['an eruption', false, { A4: 'mountain', A1: '1 hover' }, [1], (t) => t.act('0', 'endCombat')],
  ])('R12.7 %s is progress: %s', (_what, progress, pieces, dice, act) => {
    const base = { A9: '0 village', B1: '1 village', B3: '1 city' };
    const options = { diplomats: true, siegeLosses: true };
    const table = lay({ step: 'combat', options, grain: { 0: 5 }, pieces: { ...base, ...pieces } });
    act(table.dice(...dice));
    expect(table.state.round.progress).toBe(progress);
  });

  test.each<[what: string, progress: boolean, act: Act]>([
    ['a new village', true, create('village', 'A1')],
    ['a new city', true, create('city', 'A9')],
    ['a new unit', false, create('infantry', 'A8')],
  ])('R12.7 %s is progress: %s', (_what, progress, act) => {
    const table = lay({
      step: 'creation',
      grain: { 0: 5 },
      pieces: { A9: '0 village', A2: '0 infantry', B4: '1 village' },
    });
    act(table);
    expect(table.state.round.progress).toBe(progress);
  });
});

describe('section 8: scores and ranking', () => {
  const score = (pieces: Record<string, string>, more: Partial<Lay> = {}) => {
    const round = { number: 10, order: ['2', '1', '0'], done: ['2', '1'] };
    const table = lay({
      players: 3,
      step: 'creation',
      round,
      ...more,
      options: { roundLimit: 10, ...more.options },
      pieces,
    });
    return table.act('0', 'endTurn').state.result;
  };

  test.each([
    [
      'settlements',
      { A1: '0 village', A3: '0 city', B1: '1 village', C1: '2 village', C9: '2 tank' },
      [['0'], ['2'], ['1']],
    ],
    ['income', { A1: '0 city', B1: '1 village', C1: '2 city', C9: '2 infantry' }, [['1'], ['2'], ['0']]],
    ['upkeep', { A1: '0 city', A9: '0 hover', B1: '1 city', C1: '2 city', C9: '2 tank' }, [['2'], ['0'], ['1']]],
  ])('8.2 %s decide', (_key, pieces, ranking) => {
    expect(score(pieces)).toEqual({ reason: 'roundLimit', winners: ranking[0], ranking });
  });

  test('8.2 still equal: the victory is shared', () => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 city' };
    expect(score(pieces)).toEqual({ reason: 'roundLimit', winners: ['0', '1'], ranking: [['0', '1'], ['2']] });
  });

  test('8.2 at the Gold Mountain units around it come first', () => {
    const pieces = {
      ...{ A1: '0 village', A3: '0 village', B1: '1 village', C1: '2 village' },
      D3: 'goldMountain',
      D2: '1 infantry',
    };
    expect(score(pieces, { options: { scenario: 'goldMountain' } })?.ranking).toEqual([['1'], ['0'], ['2']]);
  });

  test('8.1 the round limit comes before quiet rounds, the Gold Mountain before both', () => {
    const quiet = { number: 10, order: ['2', '1', '0'], done: ['2', '1'], quiet: 7 };
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village' };
    expect(score(pieces, { round: quiet })?.reason).toBe('roundLimit');
    const gold = { ...pieces, D3: 'goldMountain', D2: '1 infantry', D5: '1 infantry', D6: '1 infantry' };
    const held = { gold: { holder: '1', kept: true }, options: { scenario: 'goldMountain' } } as const;
    expect(score(gold, { round: quiet, ...held })).toMatchObject({ reason: 'gold', winners: ['1'] });
  });

  test('8.3 nobody is left: a draw', () => {
    const pieces = { A1: '0 village', A4: 'mountain', A2: '1 village' };
    const table = lay({ step: 'combat', pieces }).dice(1).act('0', 'endCombat');
    expect(table.state.result).toEqual({ reason: 'wipeout', winners: [], ranking: [['0', '1']] });
  });

  test('8.4 those who are out come last, the longest in the match first', () => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village', D1: '3 village' };
    const table = lay({ players: 4, step: 'creation', grain: { 0: 5 }, pieces }).act('3', 'concede');
    table.dice(5).act('0', 'endTurn').dice(5).act('1', 'endTurn').dice(6, 1, 2, 5).act('2', 'endTurn');
    table.act('2', 'concede').act('1', 'concede');
    expect(table.state.result?.ranking).toEqual([['0'], ['1', '2'], ['3']]);
  });

  test('8.5 without a round limit quiet rounds have to end a match: not both can be switched off', () => {
    expect(() => lay({ options: { roundLimit: 0, quietRounds: 0 }, pieces: {} })).toThrow('quietRounds');
    const late = { number: 200, order: ['1', '0'], done: ['1'], quiet: 0, progress: true };
    const ended = (roundLimit: number) =>
      lay({ options: { roundLimit }, step: 'creation', round: late, pieces: { A1: '0 village', B1: '1 village' } })
        .dice(...(roundLimit === 0 ? [1, 6, 5] : []))
        .act('0', 'endTurn').state.result?.reason;
    expect([ended(0), ended(200)]).toEqual([undefined, 'roundLimit']);
  });

  test('8.6 in a match of two, giving up ends it', () => {
    const table = lay({ pieces: { A1: '0 village', B1: '1 village' } }).act('1', 'concede');
    expect(table.state.result).toMatchObject({ reason: 'lastSurvivor', winners: ['0'] });
  });
});
