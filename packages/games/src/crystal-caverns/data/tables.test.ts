import { ABILITIES, abilitiesFor, DAMAGING, isSpell, SPELLS, TARGETS } from './abilities';
import { CAVERN_CARDS, isHallway, kindOf, monstersCalledBy, rankOf } from './cards';
import { CLASSES, COLOURS } from './classes';
import { FACES } from './dice';
import { DIRS, opposite, VECTORS } from './directions';
import { LEVEL_TABLE, LEVELS, SIZE_OF_RANK } from './levels';
import { POWERS } from './powers';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the cavern deck (10.1)', () => {
  test('R1.5 forty different cards, four of each rank, in canonical order', () => {
    expect(new Set(CAVERN_CARDS).size).toBe(40);
    expect(CAVERN_CARDS.slice(0, 5)).toEqual(['1S', '1H', '1D', '1C', '2S']);
    expect(CAVERN_CARDS.at(-1)).toBe('10C');
  });

  test('R1.2 five ranks have four exits, five are hallways: 20 cards of each', () => {
    const hallways = CAVERN_CARDS.filter(isHallway);
    expect(hallways).toHaveLength(20);
    expect([...new Set(hallways.map(rankOf))]).toEqual([2, 3, 6, 8, 10]);
  });

  test('R1.5 27 monster cards are called for, 28 with a guarded pool, and by which ranks', () => {
    expect(sum(CAVERN_CARDS.map((id) => monstersCalledBy(id, false)))).toBe(27);
    expect(sum(CAVERN_CARDS.map((id) => monstersCalledBy(id, true)))).toBe(28);
    const byRank = (rank: number) =>
      CAVERN_CARDS.filter((id) => rankOf(id) === rank).map((id) => monstersCalledBy(id, false));
    expect([1, 2, 3, 4, 6].flatMap(byRank).every((calls) => calls === 0)).toBe(true);
    expect([5, 7, 8].map((rank) => sum(byRank(rank)))).toEqual([4, 3, 4]);
    expect([9, 10].flatMap(byRank).every((calls) => calls === 2)).toBe(true);
  });

  test('R1.5 there is one pool, the seven of hearts, and four stairways, the threes', () => {
    expect(CAVERN_CARDS.filter((id) => kindOf(id) === 'pool')).toEqual(['7H']);
    expect(CAVERN_CARDS.filter((id) => kindOf(id) === 'stairway')).toEqual(['3S', '3H', '3D', '3C']);
    const kinds = [1, 2, 4, 5, 6, 8, 9, 10].map((rank) => kindOf(`${rank}C` as 'never' as '1C'));
    expect(kinds).toEqual([
      'emptyRoom',
      'passage',
      'crossing',
      'lair',
      'passage',
      'hauntedPassage',
      'den',
      'denPassage',
    ]);
  });
});

describe('the other tables', () => {
  test('R16.2 queens and mediums from level 2, kings and larges from level 3, no stairs on level 4 (10.2)', () => {
    expect(LEVELS.map((level) => LEVEL_TABLE[level].ranks.join(''))).toEqual(['J', 'JQ', 'JQK', 'JQK']);
    expect(LEVELS.map((level) => LEVEL_TABLE[level].sizeAdded)).toEqual([1, 2, 3, null]);
    expect(LEVELS.map((level) => LEVEL_TABLE[level].stairs)).toEqual([true, true, true, false]);
    expect(SIZE_OF_RANK).toEqual({ J: 1, Q: 2, K: 3 });
  });

  test('R8.1 R18.2 five classes with five initiatives 1 to 5, and their hit points where these vary (10.3)', () => {
    const row = ({ id, initiative, varyingHp }: (typeof CLASSES)['blue']) => `${id} ${initiative} ${varyingHp}`;
    expect(COLOURS.map((colour) => row(CLASSES[colour]))).toEqual([
      'fighter 4 3',
      'cleric 2 1',
      'mage 1 1',
      'archer 3 2',
      'rogue 5 2',
    ]);
  });

  test('R10.1 R10.2 R10.3 R10.4 a Treehouse die has six different faces in a fixed order', () => {
    expect(FACES).toEqual(['TIP', 'HOP', 'DIG', 'AIM', 'SWAP', 'WILD']);
  });

  test('R1.1 the four directions are unit steps, each the reverse of its opposite', () => {
    expect(VECTORS[0]).toEqual([0, -1]);
    for (const dir of DIRS) {
      const [one, other] = [VECTORS[dir] ?? [], VECTORS[opposite(dir)] ?? []];
      expect([sum([one[0], other[0]].map(Number)), sum([one[1], other[1]].map(Number))]).toEqual([0, 0]);
      expect(Math.abs(one[0] as number) + Math.abs(one[1] as number)).toBe(1);
      expect(opposite(opposite(dir))).toBe(dir);
    }
    expect(new Set(VECTORS.map(String)).size).toBe(4);
  });

  test('R13 each colour has a power of its own', () => {
    expect(POWERS).toEqual({ yellow: 'speed', blue: 'cold', red: 'fire', green: 'poison', black: 'drain' });
  });
});

describe('abilities (10.4)', () => {
  test.each([
    ['fighter', ['plusDamage', 'swap'], ['guard'], ['swap']],
    ['cleric', ['holy'], ['heal'], ['heal']],
    ['mage', ['lightning', 'fireball'], ['shield', 'confuse'], ['scrying', 'haste']],
    ['archer', ['tip'], ['immunity'], ['arrow']],
    ['rogue', ['speed'], [], ['swap']],
  ] as const)('R11 of the %s in two rows, attacking, defending and in the rear', (id, ...byRoll) => {
    expect((['attack', 'defend', 'rear'] as const).map((kind) => abilitiesFor(id, kind, false))).toEqual(byRoll);
  });

  test.each([
    ['fighter', ['plusDamage', 'swap'], ['guard', 'swap']],
    ['cleric', ['holy', 'heal'], ['heal']],
    ['mage', ['lightning', 'fireball'], ['shield', 'confuse', 'scrying', 'haste']],
    ['archer', ['tip', 'arrow'], ['immunity', 'arrow']],
    ['rogue', ['speed', 'swap'], ['swap']],
  ] as const)('R11.1 of the %s in one row', (id, ...byRoll) => {
    expect((['attack', 'defend'] as const).map((kind) => abilitiesFor(id, kind, true))).toEqual(byRoll);
  });

  test('R12.1 six of fifteen are spells; R9.5 four do damage', () => {
    expect(ABILITIES).toHaveLength(15);
    expect(ABILITIES.filter(isSpell).sort()).toEqual([...SPELLS].sort());
    expect(SPELLS).toHaveLength(6);
    expect([...DAMAGING].sort()).toEqual(['arrow', 'fireball', 'holy', 'lightning']);
  });

  test('R11 heal and haste are aimed at a hero, fireball and arrow at a monster, a swap at two heroes', () => {
    const aimedAt = (what: string) => ABILITIES.filter((ability) => TARGETS[ability] === what).sort();
    expect([aimedAt('hero'), aimedAt('foe'), aimedAt('pair')]).toEqual([
      ['haste', 'heal'],
      ['arrow', 'fireball'],
      ['swap'],
    ]);
    expect(aimedAt('none')).toHaveLength(10);
  });
});
