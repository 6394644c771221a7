import { dealt, lay, VILLAGES } from '../testing';

describe('a turn', () => {
  const firstTurn = (eventDie: number, ...more: number[]) => {
    const table = dealt({}, 2, [6, 1]).act('0', 'placeFreeVillage', 'B8').act('1', 'placeFreeVillage', 'A2');
    table.act('0', 'skipMountain').act('1', 'skipMountain').act('1', 'placeVillage', 'B1');
    return table.dice(6, 1, eventDie, ...more).act('0', 'placeVillage', 'A9');
  };

  test('E3 the first turn: two grain, nothing to move or fight with, an event, and creation', () => {
    const table = firstTurn(5);
    expect(table.state).toMatchObject({ active: '0', step: 'creation', players: { 0: { grain: 4 } } });
    expect(table.moves('0')).toEqual(['create', 'endTurn']);
    table.act('0', 'create', 'infantry', 'A8');
    expect(table.state.players['0']?.grain).toBe(3);
    table.act('0', 'create', 'village', 'A7');
    expect(table.state.players['0']?.grain).toBe(2);
  });

  test('E3 with a drought there is nothing to create: the turn ends by itself', () => {
    const table = firstTurn(2, 5);
    expect(table.told('drought')).toEqual([{ seat: '0', lost: 2 }]);
    expect(table.state).toMatchObject({ active: '1', step: 'creation', players: { 0: { grain: 0 } } });
  });

  test('E4 starvation continues until the remaining units can be fed; any unit may be chosen', () => {
    const fed = { A1: '0 village', A3: '0 village', A9: '0 city', A8: '0 infantry', A7: '0 hover', A5: '0 tank' };
    const pieces = { ...fed, B1: '1 village', B9: 'mountain', B4: '1 infantry' };
    const table = lay({ pieces, turn: '1', step: 'creation', round: { order: ['1', '0'] } });
    table.act('1', 'endTurn');
    expect(table.state).toMatchObject({ active: '0', step: 'starvation', players: { 0: { grain: 5 } } });
    expect(table.choices('0', 'starve')).toEqual([['A5'], ['A7'], ['A8']]);
    expect(table.changes(() => table.act('0', 'starve', 'A7'))).toEqual({ A7: null });
    expect(table.state).toMatchObject({ step: 'movement', players: { 0: { grain: 1 } } });
  });

  test('E4 with six grain the step is never entered', () => {
    const fed = { A1: '0 village', A3: '0 village', A9: '0 city', A8: '0 infantry', A7: '0 hover', A5: '0 tank' };
    const pieces = { ...fed, B1: '1 village' };
    const description = { pieces, turn: '1', step: 'creation', grain: { 0: 1 }, round: { order: ['1', '0'] } } as const;
    const table = lay(description).act('1', 'endTurn');
    expect(table.state).toMatchObject({ active: '0', step: 'movement', players: { 0: { grain: 0 } } });
    expect(table.refused('0', 'starve', 'A7')).toBe('WRONG_STEP');
  });

  test('E17 an eruption destroys all around one mountain, no matter who owns it', () => {
    const around = { A1: '0 infantry', A2: 'freeVillage', A5: '1 tank', A7: '0 city', A8: '1 infantry' };
    const pieces = { ...around, A4: 'mountain', B6: 'mountain', A3: '0 infantry', A9: '0 village', B1: '1 village' };
    const erupt = (round: number) =>
      lay({ step: 'combat', options: { combatDuty: 'optional' }, round: { number: round }, grain: { 0: 9 }, pieces });
    const table = erupt(2);
    expect(table.changes(() => table.dice(1, 1).act('0', 'endCombat'))).toEqual({
      A1: null,
      A2: null,
      A5: null,
      A7: null,
      A8: null,
    });
    const spared = erupt(1);
    expect(spared.changes(() => spared.dice(1).act('0', 'endCombat'))).toEqual({});
  });

  test('E18 militia need a village, riots a city', () => {
    const militia = lay({
      step: 'combat',
      pieces: { A9: '0 city', A1: '0 infantry', B1: '1 village' },
      grain: { 0: 9 },
    });
    expect(militia.changes(() => militia.dice(3).act('0', 'endCombat'))).toEqual({});
    expect(militia.told('noMilitia')).toEqual([{ seat: '0' }]);
  });

  test('E18 riots raze a city whose owner has no village pyramid left', () => {
    const pieces = { ...VILLAGES, A7: '0 city', A1: '0 infantry' };
    const riot = lay({ step: 'combat', pieces, grain: { 0: 9 }, aside: { 0: { medium: 4 } } });
    expect(riot.changes(() => riot.dice(6).act('0', 'endCombat'))).toEqual({ A7: null });
    expect(riot.told('rioted')).toEqual([{ seat: '0', at: 6, razed: true }]);
  });

  const withGrain = () =>
    lay({ step: 'combat', pieces: { ...VILLAGES, A7: 'mountain', A8: '0 infantry' }, grain: { 0: 3 } });

  test('E21 a Silo keeps the grain for one turn', () => {
    const table = withGrain().dice(4).act('0', 'endCombat').dice(5).act('0', 'endTurn');
    expect(table.told('stored')).toEqual([{ seat: '0', grain: 3 }]);
    table.dice(6, 1).act('1', 'endTurn');
    expect(table.told('harvested').at(-1)).toEqual({ seat: '0', income: 2, grain: 5 });
    expect(table.told('fed').at(-1)).toEqual({ seat: '0', upkeep: 1, grain: 4 });
    table.passTurn(5, 5);
    expect(table.state.players['0']?.grain).toBe(0);
  });

  test.each([1, 2, 3, 5, 6])('E21 after a %i the remaining grain is lost', (die) => {
    const table = withGrain().passTurn(die, 5);
    expect(table.state).toMatchObject({ active: '1', players: { 0: { grain: 0, silo: false } } });
  });
});
