import { type LaidTable, type Lay, lay } from '../testing';

const order = (table: LaidTable) => table.state.fight?.order.map(({ id }) => id);
const rolls = (table: LaidTable) =>
  Object.fromEntries(
    table
      .told('fightBegan')[0]
      ?.order.filter((placed) => placed.rolls.length > 0)
      .map((placed) => [placed.id, placed.rolls]) ?? [],
  );

/** A fight of heroes against these cards, with these rolls between equal dice. */
function meet(heroes: Lay['heroes'], cards: string[], dice: number[] = [], more: Partial<Lay> = {}): LaidTable {
  return lay({ ...more, heroes })
    .dice(...dice)
    .enter(...(cards as '2C'[]));
}

describe('initiative', () => {
  test('R6.3 larger attack dice go first, a hero’s magic weapon included', () => {
    const cleric = { card: 'KH', bag: ['magicWeapon', 'magicWeapon'] } as const;
    const options = { betterGear: 'always' } as const;
    expect(order(meet(['JH', { ...cleric, bag: [...cleric.bag] }], ['2C', '8C'], [], { options }))).toEqual([
      '1',
      '0',
      '8C',
      '2C',
    ]);
  });

  test('R6.3 a monster after heroes of its die; no die is rolled where one hero is alone with it', () => {
    expect(order(meet(['JH', 'QH'], ['6C', '10C']))).toEqual(['0', '10C', '1', '6C']);
    expect(order(meet(['JH', 'QH'], ['10C', '6C']))).toEqual(['0', '10C', '1', '6C']);
  });

  test('R6.3 equal heroes roll that die against each other, only those still equal again', () => {
    const table = meet(['JH', 'JC', 'JS'], ['2C', 'QC', 'KC'], [4, 7, 4, 2, 9]);
    expect(order(table)).toEqual(['1', '2', '0', '2C']);
    expect(rolls(table)).toEqual({ '0': [4, 2], '1': [7], '2': [4, 9] });
  });

  test('R6.3 equal monsters come as they were drawn, from the lead on', () => {
    const table = meet(['JH', 'KH', 'QH'], ['2S', '3C', '2C'], [], { lead: '1' });
    expect(order(table)).toEqual(['0', '1', '2', '2S', '3C', '2C']);
    expect(table.state.fight?.monsters.map(({ target }) => target)).toEqual(['1', '2', '0']);
  });

  test('R6.3 with `roll` heroes and monsters of one die all roll it', () => {
    const table = meet(['JH', 'KH'], ['10C', '10S'], [2, 9, 2, 1, 8, 1, 1], { options: { initiativeTies: 'roll' } });
    // Heroes roll before monsters, the cleric's d8 is alone.
    expect(order(table)).toEqual(['10C', '10S', '0', '1']);
    expect(rolls(table)).toEqual({ '0': [2, 1], '10C': [9], '10S': [2, 8] });
  });

  test('R6.3 the biggest die is rolled first, heroes in the order of seats', () => {
    const table = meet(['KH', 'JH', 'KC', 'JC'], ['QC', '2C', 'KC', 'AC'], [10, 1, 8, 3]);
    expect(rolls(table)).toEqual({ '1': [10], '3': [1], '0': [8], '2': [3] });
    expect(order(table)).toEqual(['1', '3', '0', '2', '2C']);
  });

  test('R6.3 the fallen have a place and roll for it', () => {
    const table = meet(['JH', { card: 'JC', hp: 0 }], ['2C'], [3, 8]);
    expect(order(table)).toEqual(['1', '0', '2C']);
  });

  test('R6.3 an elite fights with its larger die, the dragon with a d12', () => {
    const table = lay({ options: { elites: true }, heroes: ['QH'] })
      .enter('4C')
      .act('0', 'declareElite', true);
    expect(table.told('fightBegan')[0]?.order.map(({ id, die }) => [id, die])).toEqual([
      ['0', 6],
      ['4C', 6],
    ]);
    const dragon = lay({ heroes: ['JH'], counters: 11 })
      .dice(1)
      .enter('AS');
    expect(order(dragon)).toEqual(['dragon', '0']);
  });

  test('R6.3, R10.5 luck does not help', () => {
    const table = meet(['JS', 'JC'], ['2C', 'QC'], [1, 10], { options: { luck: 'any' } });
    expect(order(table)).toEqual(['1', '0', '2C']);
    expect(table.hero('0').pools.luck).toBe(4);
    expect(table.stages()).toEqual({ '0': 'act' });
  });
});
