import { lay } from '../testing';

describe('the end', () => {
  test('E23 the last free village makes its captor master of all, whatever units are left', () => {
    const pieces = { A9: '0 village', A3: '0 infantry', B9: 'freeVillage', B1: '1 tank', B2: '1 infantry' };
    const table = lay({ step: 'combat', pieces }).dice(4, 2).act('0', 'siege', 'A3', 'B9', []);
    expect(table.state.result).toEqual({ reason: 'domination', winners: ['0'], ranking: [['0'], ['1']] });
  });

  test('E31 a player who gives up leaves free villages while black pyramids last; the others play on', () => {
    const pieces = { A1: '0 village', C9: '2 village', B1: '1 village', B5: '1 village', B9: '1 city', B8: '1 hover' };
    const table = lay({ players: 3, step: 'creation', pieces, aside: { black: { medium: 3 } }, grain: { 0: 5 } });
    expect(table.changes(() => table.act('1', 'concede'))).toEqual({
      B1: 'freeVillage',
      B5: 'freeVillage',
      B8: null,
      B9: null,
    });
    expect(table.state).toMatchObject({ result: null, active: '0', players: { 1: { alive: false, outRound: 2 } } });
  });

  test('E32 round limit: with as many settlements the income decides', () => {
    const pieces = {
      ...{ A1: '0 village', A3: '0 village', A7: '0 village' },
      ...{ B1: '1 village', B3: '1 village', B9: '1 city' },
    };
    const last = { number: 10, order: ['1', '0'], done: ['1'] };
    const table = lay({ options: { roundLimit: 10 }, step: 'creation', pieces, round: last }).act('0', 'endTurn');
    expect(table.state.result).toEqual({ reason: 'roundLimit', winners: ['0'], ranking: [['0'], ['1']] });
    expect(table.told('ended')).toMatchObject([{ scores: { 0: [3, 6, 0], 1: [3, 5, 0] } }]);
  });

  test('E33 eliminated by one’s own eruption: the turn is over, and the other wins', () => {
    const pieces = { A1: '0 village', A4: 'mountain', B1: '1 village', A9: '1 city' };
    const table = lay({ step: 'combat', pieces, grain: { 0: 5 } })
      .dice(1)
      .act('0', 'endCombat');
    expect(table.state.result).toMatchObject({ reason: 'lastSurvivor', winners: ['1'] });
    expect(table.told('eliminated')).toEqual([{ seat: '0' }]);
  });

  test('E33 both wiped out by one eruption: a draw', () => {
    const pieces = { A1: '0 village', A4: 'mountain', A2: '1 village' };
    const table = lay({ step: 'combat', pieces }).dice(1).act('0', 'endCombat');
    expect(table.state.result).toEqual({ reason: 'wipeout', winners: [], ranking: [['0', '1']] });
  });
});
