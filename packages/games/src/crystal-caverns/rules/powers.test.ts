import { all, battle, dragonFight, type HeroLay, type Lay, type MonsterWord } from '../testing';

const PARTY: readonly HeroLay[] = [{ colour: 'blue', hp: 9 }, { colour: 'yellow' }, { colour: 'green' }];

/** A medium monster shows these faces, attacking the fighter and missing, or defending against it. */
function shows(monster: MonsterWord, kind: 'attack' | 'defence', ...faces: ('WILD' | 'DIG' | 'AIM')[]) {
  const table = battle([monster], kind === 'attack' ? { acts: 0, victim: '0' } : {}, { level: 2, party: PARTY });
  if (kind === 'attack') table.dice(1, ...faces, 6, 'DIG', 'DIG');
  else table.dice(1, 'AIM', 'AIM', 6, ...faces);
  return table.act('0', 'roll');
}

describe('R13 powers of monsters', () => {
  test.each(['attack', 'defence'] as const)('R13 yellow: initiative 7 in the next round, in %s', (kind) => {
    const table = shows('yellow 2', kind, 'WILD', 'DIG');
    expect(table.foe(0)).toMatchObject({ initNext: 7, initNow: null });
  });

  test.each(['attack', 'defence'] as const)(
    'R13 blue: the hero has 1 in the next round, in %s, wounded or not',
    (kind) => {
      const table = shows('blue 2', kind, 'WILD', 'DIG');
      expect(table.hero('0').hp).toBe(9);
      expect([table.effects('0').initNext, table.effects('1').initNext]).toEqual([1, null]);
    },
  );

  test.each(['attack', 'defence'] as const)('R13 green: the hero has no attack in the next round, in %s', (kind) => {
    const table = shows('green 2', kind, 'WILD', 'DIG');
    expect(table.effects('0')).toMatchObject({ poisonNext: true, poisoned: false });
    expect(table.effects('1').poisonNext).toBe(false);
  });

  test.each(['attack', 'defence'] as const)('R13 black: the hero loses a level for each WILD, in %s', (kind) => {
    expect(shows('black 2', kind, 'WILD', 'DIG').effects('0').drain).toBe(1);
    const twice = shows('black 2', kind, 'WILD', 'WILD');
    expect([twice.effects('0').drain, twice.effects('1').drain]).toEqual([2, 0]);
  });

  test.each(['attack', 'defence'] as const)(
    'R13 red: one more damage for each WILD until the end of the round, in %s',
    (kind) => {
      expect(shows('red 2', kind, 'WILD', 'WILD').foe(0).fire).toBe(2);
      expect(shows('red 2', kind, 'DIG', 'AIM').foe(0).fire).toBe(0);
    },
  );

  test('R13 fire adds to the blow of the same roll', () => {
    const table = battle(['red 2'], { acts: 0, victim: '0' }, { level: 2, party: PARTY });
    table.dice(6, 'WILD', 'WILD', 1, 'AIM', 'AIM').act('0', 'roll');
    expect(table.told('struck')).toMatchObject([{ damage: 4, hp: 5 }]);
    expect(table.told('power')).toHaveLength(2);
  });

  test('R13 each monster uses its own: the other in the fight is as it was', () => {
    const table = battle(['red 1', 'yellow 1'], {}, { party: PARTY }).dice(1, 'AIM', 6, 'WILD').act('0', 'roll');
    expect([table.foe(0).fire, table.foe(1).fire, table.foe(1).initNext]).toEqual([1, 0, null]);
  });
});

describe('R14 the Dragon', () => {
  test('R14.2 counts as level 4 everywhere: points, dice, rolls and damage', () => {
    const table = dragonFight({ acts: 0, victim: '0' }, { party: PARTY });
    expect(table.foe(0).hp).toBe(12);
    table.dice(3, ...all(4, 'DIG'), 1, ...all(4, 'AIM')).act('0', 'roll');
    expect(table.told('struck')).toMatchObject([{ attack: { level: 4, total: 7 }, damage: 4, hp: 5 }]);
  });

  /** The Dragon's abilities in an attack on the fighter, by the number of WILDs it shows. */
  function powersOf(pieces: MonsterWord, wilds: number, ...chance: number[]): string[] {
    const more: Lay = { level: 4, exhausted: 1, pile: ['J'], party: PARTY };
    const table = battle([pieces], { acts: 0, victim: '0' }, more);
    table.dice(1, ...all(wilds, 'WILD'), ...all(4 - wilds, 'DIG'), 6, ...all(4, 'AIM'), ...chance).act('0', 'roll');
    return table.told('power').map(({ power }) => power);
  }
  const dragon: MonsterWord = ['green 1', 'yellow 1', 'black 2', 'red 3'];

  test.each([
    [0, []],
    [1, ['fire']],
    [2, ['fire', 'drain']],
    [4, ['fire', 'drain', 'poison', 'speed']],
  ])('R14.3 %i WILDs', (wilds, powers) => {
    expect(powersOf(dragon, wilds)).toEqual(powers);
  });

  test('R14.3 with three WILDs one of two different small crystals, at random', () => {
    expect(powersOf(dragon, 3, 1)).toEqual(['fire', 'drain', 'poison']);
    expect(powersOf(dragon, 3, 2)).toEqual(['fire', 'drain', 'speed']);
  });

  test('R14.3 with three WILDs no die is thrown for two small crystals of one colour', () => {
    expect(powersOf(['green 1', 'green 1', 'black 2', 'red 3'], 3)).toEqual(['fire', 'drain', 'poison']);
  });

  test('R14.3 a crystal it did not get is a power it does not have', () => {
    expect(powersOf(['green 1', 'black 2'], 4)).toEqual(['drain', 'poison']);
    expect(powersOf(['green 1', 'black 2'], 1)).toEqual([]);
  });

  test('R14.3 equal colours add up: two red crystals do two more', () => {
    const more: Lay = { level: 4, exhausted: 1, pile: ['J'], party: PARTY };
    const table = battle([['green 1', 'yellow 1', 'red 2', 'red 3']], { acts: 0, victim: '0' }, more);
    table.dice(6, 'WILD', 'WILD', 'DIG', 'DIG', 1, ...all(4, 'AIM')).act('0', 'roll');
    expect(table.told('struck')).toMatchObject([{ damage: 6, hp: 3 }]);
  });

  test('R14.4 its fall wins at once, though another monster lives, and nobody is rewarded', () => {
    const more: Lay = { level: 4, exhausted: 1, pile: ['J'], party: PARTY };
    const table = battle([['green 1', 'yellow 1', 'red 2', 'blue 3'], 'blue 1'], { foes: [{ hp: 1 }] }, more);
    table.dice(6, ...all(4, 'DIG'), 1, ...all(4, 'AIM')).act('0', 'roll');
    expect(table.state.result).toMatchObject({ reason: 'dragonSlain', winners: ['0', '1', '2'], leaders: ['0'] });
    expect([table.told('absorbed'), table.told('combatWon')]).toEqual([[], []]);
  });
});
