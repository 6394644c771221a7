import { type LaidTable, type Lay, lay } from '../testing';

/** Seat 0 ends combat on a table with bandits; the dice after the 1 give the coaster and the square. */
const field = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({ step: 'combat', grain: { 0: 9 }, ...more, options: { bandits: true, ...more.options }, pieces });

const raid = (table: LaidTable, ...dice: number[]) => {
  const changes = table.changes(() => table.dice(1, ...dice).act('0', 'endCombat'));
  expect(table.diceLeft()).toEqual([]);
  return changes;
};

describe('R15.1 where the bandit comes', () => {
  test('R15.1 first a coaster is drawn, then an empty square of its edge', () => {
    const table = field({ A9: '0 village', A1: '0 infantry', B1: '1 village' });
    raid(table, 2, 1);
    expect(table.told('banditCame')).toEqual([{ at: 10, target: 9 }]);
    const other = field({ A9: '0 village', A1: '0 infantry', B1: '1 village' });
    raid(other, 1, 1);
    expect(other.told('banditCame')).toMatchObject([{ at: 1 }]);
  });

  test('R15.1 with bandits no mountain erupts', () => {
    const table = field({ A9: '0 village', A1: '0 infantry', A4: 'mountain', B1: '1 village' });
    raid(table, 2, 1);
    expect(table.told('erupted')).toEqual([]);
    expect(table.pieces()).toMatchObject({ A1: '0 infantry' });
  });

  test('R15.1 full coasters are left out; if all are full, no bandit comes', () => {
    const edge = (letter: string, piece: string) => [1, 2, 3, 4, 6, 7, 8].map((digit) => [`${letter}${digit}`, piece]);
    const full = {
      B5: '1 village',
      ...Object.fromEntries([...edge('A', 'mountain'), ...edge('B', '1 tank')]),
      A9: '0 city',
    };
    const options = { stashes: 10, combatDuty: 'optional' } as const;
    const half = field({ ...full, A5: '0 village' }, { options });
    raid(half, 1, 6);
    expect(half.told('banditCame')).toMatchObject([{ at: 17 }]);
    const whole = field({ ...full, A5: '0 village', B9: '1 city' }, { options });
    expect(raid(whole)).toEqual({});
    expect(whole.told('noBandit')).toEqual([{}]);
  });
});

describe('R15.2 the target of the bandit', () => {
  const homes = { A9: '0 village', A7: '0 infantry', B1: '1 village' };

  test('R15.2 the fewest steps, only mountains in the way', () => {
    const open = field({ ...homes, B7: '1 city', A1: '0 tank' });
    raid(open, 1, 3);
    expect(open.told('banditCame')).toEqual([{ at: 3, target: 15 }]);
    const blocked = field({ ...homes, B7: '1 city', A1: 'mountain', A2: 'mountain', A5: 'mountain' });
    raid(blocked, 1, 2);
    expect(blocked.told('banditCame')).toEqual([{ at: 3, target: 8 }]);
  });

  test('R15.2 of equally near ones chance decides; free villages do not interest it', () => {
    const pieces = { ...homes, A1: '0 village', A3: 'freeVillage', A5: '1 city', B8: 'freeVillage' };
    const table = field(pieces);
    expect(raid(table, 1, 1, 2)).toEqual({ A5: '1 village' });
    expect(table.told('banditCame')).toEqual([{ at: 1, target: 4 }]);
    const other = field(pieces);
    expect(raid(other, 1, 1, 1)).toEqual({ A1: 'freeVillage' });
  });

  test('R15.2 a bandit surrounded by mountains reaches nobody', () => {
    const table = field({ ...homes, A1: '0 hover', A2: 'mountain', A5: 'mountain', A6: 'mountain', B9: 'mountain' });
    expect(raid(table, 1, 1)).toEqual({});
    expect(table.told('banditCame')).toEqual([{ at: 2, target: null }]);
  });

  test('R15.2, R14.5 it crosses the Metropolis, which it neither lands on nor plunders', () => {
    const villages = { A1: '0 village', A2: '0 infantry', B1: '1 village', C1: '2 village', D6: '3 village' };
    const pieces = { ...villages, H3: 'mountain', H5: 'mountain', H9: 'mountain' };
    const blocks = { I1: '1', I2: '1', I3: '1' };
    const table = field(pieces, { players: 4, options: { scenario: 'metropolis' }, blocks });
    expect(raid(table, 8, 4)).toEqual({ B1: 'freeVillage' });
    expect(table.told('banditCame')).toEqual([{ at: 68, target: 9 }]);
    expect(table.state.metropolis.slice(0, 3)).toEqual(['1', '1', '1']);
  });
});

describe('R15.3–R15.6 the actions of the bandit', () => {
  const homes = { A9: '0 village', A7: '0 infantry', B1: '1 village' };

  test('R15.4 a city becomes a village, a village a free village', () => {
    const city = field({ ...homes, B7: '1 city' });
    expect(raid(city, 1, 1)).toEqual({ B7: '1 village' });
    expect(city.told('banditPlundered')).toEqual([{ seat: '1', at: 15, settlement: 'city', razed: false }]);
    expect(raid(field({ ...homes, B7: '1 village' }), 1, 1)).toEqual({ B7: 'freeVillage' });
  });

  test('R15.4, R2.4 without the pyramid for it nothing is left', () => {
    expect(raid(field({ ...homes, B7: '1 city' }, { aside: { 1: { medium: 4 } } }), 1, 1)).toEqual({ B7: null });
    expect(raid(field({ ...homes, B7: '1 village' }, { aside: { black: { medium: 5 } } }), 1, 1)).toEqual({ B7: null });
    const last = field({ ...homes, B7: '1 village' }, { aside: { black: { medium: 4 } } });
    expect(raid(last, 1, 1)).toEqual({ B7: 'freeVillage' });
  });

  test('R15.3 only units of the owner around it defend, diplomats too', () => {
    const options = { diplomats: true };
    const guarded = field({ ...homes, B7: '1 village', B5: '1 diplomat' }, { options });
    expect(raid(guarded, 1, 1, 6, 1)).toEqual({ B5: null });
    expect(guarded.told('banditFought')).toMatchObject([{ defenders: { seat: '1', units: [13], attack: 0, die: 1 } }]);
    const alone = field({ ...homes, B7: '1 village', A2: '0 tank' }, { options });
    expect(raid(alone, 1, 1)).toEqual({ B7: 'freeVillage' });
  });

  test.each([
    [4, 3, {}],
    [5, 3, { A2: null }],
  ])('R15.5 the bandit must be strictly higher: %i + 1 against %i + 2', (die, other, changes) => {
    const table = field({ ...homes, B7: '1 village', A2: '1 hover' });
    expect(raid(table, 1, 1, die, other)).toEqual(changes);
  });

  test('R15.5 one defender that is weak enough is drawn; the settlement is never reduced', () => {
    const table = field({ ...homes, B7: '1 city', A2: '1 hover', A1: '1 infantry' });
    expect(raid(table, 1, 2, 6, 1, 2)).toEqual({ A2: null });
    const strong = field({ ...homes, B7: '1 city', A2: '1 hover', A1: '1 infantry', B8: '1 tank' });
    expect(raid(strong, 1, 2, 6, 1)).toEqual({});
  });

  test('R15.5 a tank, or infantry at home, does not fall', () => {
    expect(raid(field({ ...homes, B7: '1 city', B8: '1 infantry' }), 1, 1, 6, 1)).toEqual({});
  });

  test('R15.6 the bandit leaves: black pyramids and the map are as before', () => {
    const table = field({ ...homes, B7: '1 city' });
    const black = structuredClone(table.state.black);
    raid(table, 1, 1);
    expect(table.state.black).toEqual(black);
    expect(table.pieces()).not.toHaveProperty('A1');
  });
});
