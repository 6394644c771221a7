import { lay, VILLAGES } from '../testing';

describe('bandits', () => {
  const raid = (guard: Record<string, string>) =>
    lay({
      step: 'combat',
      options: { bandits: true },
      round: { number: 3 },
      grain: { 0: 5 },
      pieces: { A9: '0 village', A7: '0 infantry', B9: '1 village', B1: '1 city', ...guard },
    });

  test('E27 the nearest village is plundered: a free village is left of it', () => {
    const table = raid({});
    expect(table.changes(() => table.dice(1, 1, 3).act('0', 'endCombat'))).toEqual({ B9: 'freeVillage' });
    expect(table.told('banditCame')).toEqual([{ at: 2, target: 17 }]);
  });

  test('E27 a home infantry in its way is not overcome, and the village stays', () => {
    const table = raid({ B8: '1 infantry' });
    expect(table.changes(() => table.dice(1, 1, 3, 6, 2).act('0', 'endCombat'))).toEqual({});
    expect(table.told('banditFought')).toMatchObject([{ die: 6, defenders: { attack: 1, die: 2 }, fell: null }]);
  });
});

describe('diplomats', () => {
  const options = { diplomats: true };
  const pieces = { ...VILLAGES, A3: '0 diplomat', B9: '1 tank' };

  test('E28 a roll of 3 turns a tank, which cannot act in this turn', () => {
    const table = lay({ step: 'combat', options, pieces });
    expect(table.changes(() => table.dice(3).act('0', 'persuade', 'A3', 'B9'))).toEqual({
      A3: '0 diplomat fought',
      B9: '0 tank moved fought',
    });
  });

  test('E28 a roll of 4 does not', () => {
    const table = lay({ step: 'combat', options, pieces });
    expect(table.changes(() => table.dice(4).act('0', 'persuade', 'A3', 'B9'))).toEqual({ A3: '0 diplomat fought' });
  });

  test('E28 a village is sabotaged by a 1 only', () => {
    const village = { ...pieces, B9: '1 village' };
    for (const [die, after] of [
      [1, '0 village'],
      [2, '1 village'],
    ] as const) {
      const table = lay({ step: 'combat', options, pieces: village }).dice(die).act('0', 'sabotage', 'A3', 'B9');
      expect(table.pieces()).toMatchObject({ B9: after });
    }
  });

  test('E28 without a large pyramid to spare no tank is persuaded', () => {
    const table = lay({ step: 'combat', options, pieces, aside: { 0: { large: 5 } } });
    expect(table.refused('0', 'persuade', 'A3', 'B9')).toBe('NO_PIECE');
  });
});
