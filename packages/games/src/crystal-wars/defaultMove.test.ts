import { crystalWars } from './game';
import { dealt, type Lay, lay, VILLAGES } from './testing';

/** Seat 0's turn after that of seat 1. */
const nextTurn = (pieces: Record<string, string>, more: Partial<Lay> = {}) =>
  lay({ turn: '1', step: 'creation', round: { order: ['1', '0'] }, ...more, pieces: { ...VILLAGES, ...pieces } }).act(
    '1',
    'endTurn',
  );

describe('section 5: the default moves', () => {
  test('R3.2 free village: the lowest legal square; R3.3 mountain: none', () => {
    const table = dealt({}, 2, [1, 6]);
    expect(table.byDefault('1')).toEqual({ move: 'placeFreeVillage', args: ['A1'] });
    expect(table.byDefault('0')).toBeUndefined();
    table.timeOut();
    expect(table.byDefault('0')).toEqual({ move: 'placeFreeVillage', args: ['B1'] });
    table.timeOut();
    expect(table.byDefault('1')).toEqual({ move: 'skipMountain', args: [] });
    expect(table.told('byClock')).toEqual([{ seat: '1' }, { seat: '0' }]);
  });

  test('R3.4 village: the lowest legal square not beside a mountain, else the lowest', () => {
    const placing = (free: string, mountain: string) => {
      const table = dealt({}, 2, [6, 1]).act('0', 'placeFreeVillage', free).act('1', 'placeFreeVillage', 'A1');
      return table.act('0', 'skipMountain').act('1', 'placeMountain', mountain).byDefault('1')?.args;
    };
    expect(placing('B2', 'B4')).toEqual(['B9']);
    expect(placing('B2', 'B8')).toEqual(['B7']);
    expect(placing('B2', 'B1')).toEqual(['B7']);
  });

  test.each<[string, Record<string, string>, string]>([
    ['the cheapest that covers the shortage alone', { A1: '0 tank', A3: '0 hover' }, 'A1'],
    ['of equals the lowest', { A1: '0 infantry', A2: '0 infantry', A3: '0 infantry' }, 'A1'],
    ['else the dearest', { A1: '0 hover', A2: '0 tank', A3: '0 tank' }, 'A2'],
  ])('R5.3 starvation: %s', (_which, pieces, square) => {
    expect(nextTurn(pieces).byDefault('0')).toEqual({ move: 'starve', args: [square] });
  });

  test('R5.3 starvation goes on until the rest can be fed; then somebody decides again', () => {
    const table = nextTurn({ A1: '0 hover', A2: '0 tank', A3: '0 tank' }).timeOut();
    expect(table.told('starved').map(({ unit }) => unit)).toEqual(['tank', 'tank']);
    expect(table.state).toMatchObject({ active: '0', step: 'movement' });
  });

  test('R6.1 movement and R10.1 creation are ended', () => {
    const table = lay({ grain: { 0: 5 }, pieces: { ...VILLAGES, A3: '0 infantry' } });
    expect(table.byDefault('0')).toEqual({ move: 'endMovement', args: [] });
    table.dice(5).timeOut();
    expect(table.byDefault('0')).toEqual({ move: 'endTurn', args: [] });
  });

  test('R7.9 combat: forced battles, lowest unit against lowest enemy, without support; then its end', () => {
    const pieces = { A1: '0 infantry', A2: '0 infantry', A3: '0 tank', B7: '1 tank', B9: '1 tank' };
    const table = lay({ step: 'combat', grain: { 0: 5 }, pieces: { ...VILLAGES, ...pieces } });
    expect(table.byDefault('0')).toEqual({ move: 'battle', args: ['A1', 'B7', []] });
    table.dice(4, 1, 3, 3, 5).timeOut();
    expect(table.told('battle').map(({ from, target, attackers }) => [from, target, attackers.units])).toEqual([
      [0, 15, [0]],
      [2, 17, [2]],
    ]);
    expect(table.state.step).toBe('creation');
  });

  test('R7.9 without a forced battle combat ends', () => {
    const options = { combatDuty: 'optional' } as const;
    const table = lay({ options, step: 'combat', pieces: { ...VILLAGES, A1: '0 tank', B7: '1 tank' } });
    expect(table.byDefault('0')).toEqual({ move: 'endCombat', args: [] });
  });

  test('R7.7 casualty: the dearest candidate, of equals the lowest, by the player who is to pick', () => {
    const falling = (B9: string, B8: string) => {
      const pieces = { ...VILLAGES, A3: '0 tank', A2: '0 tank', B9, B8 };
      return lay({ step: 'combat', pieces }).dice(6, 1).act('0', 'battle', 'A3', 'B9', ['A2']);
    };
    expect(falling('1 infantry', '1 hover').byDefault('0')).toEqual({ move: 'chooseCasualty', args: ['B8'] });
    expect(falling('1 tank', '1 hover').byDefault('0')?.args).toEqual(['B9']);
    const table = falling('1 hover', '1 hover');
    expect(table.byDefault('0')?.args).toEqual(['B8']);
    expect(table.byDefault('1')).toBeUndefined();
    expect(table.changes(() => table.timeOut())).toEqual({ B8: null });
    expect(table.state).toMatchObject({ active: '0', step: 'combat' });
  });

  test('R7.7 out of turn the clock runs for the picker', () => {
    const pieces = { ...VILLAGES, A3: '0 tank', A2: '0 infantry', B9: '1 hover', B8: '1 infantry' };
    const table = lay({ step: 'combat', pieces }).dice(2, 5).act('0', 'battle', 'A3', 'B9', ['A2']);
    expect(table.changes(() => table.timeOut())).toEqual({ A3: null });
    expect(table.told('byClock')).toEqual([{ seat: '1' }]);
  });

  test('R9.5 militia: the lowest square', () => {
    const table = lay({ step: 'combat', pieces: { ...VILLAGES, A8: '0 infantry' } })
      .dice(3)
      .act('0', 'endCombat');
    expect(table.byDefault('0')).toEqual({ move: 'placeMilitia', args: ['A5'] });
  });

  test('R9.7 riots: the lowest city of somebody else, else the lowest', () => {
    const riots = (pieces: Record<string, string>) =>
      lay({ step: 'combat', options: { riots: 'any' }, pieces: { ...VILLAGES, A8: '0 infantry', ...pieces } })
        .dice(6)
        .act('0', 'endCombat')
        .byDefault('0');
    expect(riots({ A1: '0 city', B7: '1 city', B9: '1 city' })).toEqual({ move: 'chooseRiot', args: ['B7'] });
    expect(riots({ A1: '0 city', A3: '0 city' })?.args).toEqual(['A1']);
  });

  test('after the end nobody is asked, and the clock changes nothing', () => {
    const table = lay({ pieces: { A1: '0 village', B1: '1 village' } }).act('1', 'concede');
    expect(table.changes(() => table.timeOut())).toEqual({});
    expect([table.byDefault('0'), table.byDefault('1')]).toEqual([undefined, undefined]);
    expect(table.told('byClock')).toEqual([]);
  });

  test('a default that is refused is an error with seat, move and refusal: the clock never tries for ever', () => {
    const table = dealt({}, 2, [1, 6]);
    for (let at = 0; at < 9; at++) table.state.pieces[at] = { kind: 'mountain', owner: null };
    expect(() => table.timeOut()).toThrow('the default move placeFreeVillage of seat 1 is refused: MALFORMED');
  });

  test('the clock runs for the open decision if the options say so', () => {
    const pieces = { ...VILLAGES, A3: '0 infantry' };
    const clock = (decisionSeconds: number) => crystalWars.clock(lay({ options: { decisionSeconds }, pieces }).state);
    expect(clock(0)).toBeUndefined();
    expect(clock(30)).toMatchObject({ seconds: 30 });
    const table = lay({ options: { decisionSeconds: 30 }, pieces });
    const before = crystalWars.clock(table.state)?.decisionId;
    table.act('0', 'moveUnit', 'A3', 'A6');
    expect(crystalWars.clock(table.state)?.decisionId).not.toBe(before);
    table.act('1', 'concede');
    expect(crystalWars.clock(table.state)).toBeUndefined();
  });
});
