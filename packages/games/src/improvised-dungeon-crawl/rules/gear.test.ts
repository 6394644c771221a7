import { deal, type LaidItem, lay } from '../testing';
import { armourRating, attackDie, gearRating, magicRating, maxHp, spellLimit } from './gear';

const wearing = (card: string, ...bag: LaidItem[]) => lay({ heroes: [{ card: card as 'JH', bag }, 'JC'] });

describe('the effects of gear', () => {
  const facts = (card: string, ...bag: LaidItem[]) => {
    const table = wearing(card, ...bag);
    const hero = table.hero('0');
    return {
      die: attackDie(hero),
      hp: maxHp(hero),
      limit: spellLimit(hero),
      magic: magicRating(hero),
      ar: gearRating(hero),
    };
  };
  const bare = { die: 4, hp: 8, limit: 2, magic: 0, ar: 0 };

  test.each<[LaidItem, object]>([
    ['magicWeapon', { die: 6 }],
    ['vitality', { hp: 10 }],
    ['spellProtection', { magic: 1 }],
    ['protection', { ar: 1 }],
    ['wand', { limit: 3 }],
    ['arcane', { limit: 3 }],
    ['leather', { ar: 2 }],
    ['potion', {}],
    ['divine', {}],
  ])('R3.5 a human wizard with %s', (item, change) => {
    expect(facts('AH')).toEqual(bare);
    expect(facts('AH', item)).toEqual({ ...bare, ...change });
  });

  test('R3.5, R9.10 wand and Arcane Amulet add up', () => {
    expect(facts('AH', 'wand', 'arcane')).toMatchObject({ limit: 4 });
  });

  test('R9.10 a hero who casts no spells has no dice for them, whatever is in the bag', () => {
    expect(facts('JH', 'arcane')).toMatchObject({ limit: 0 });
    expect(facts('JD')).toMatchObject({ limit: 2 });
  });

  test('R3.5 vitality never leads beyond 12 hit points', () => {
    expect(facts('JC', 'vitality')).toMatchObject({ hp: 12 });
    const table = lay({ options: { betterGear: 'always' }, heroes: [{ card: 'JC', bag: ['vitality', 'vitality'] }] });
    expect(maxHp(table.hero('0'))).toBe(12);
  });

  test('R3.5 gear that is only carried does nothing', () => {
    expect(facts('AH', { kind: 'leather', inUse: false }, { kind: 'arcane', inUse: false })).toEqual(bare);
  });

  test.each<[number, LaidItem[]]>([
    [0, []],
    [1, ['shield']],
    [6, ['plate', 'shield']],
    [7, ['plate', 'shield', 'protection']],
    [3, [{ kind: 'plate', damaged: true }, 'shield']],
  ])('R3.8 the armour rating is %i', (ar, bag) => {
    expect(facts('JH', ...bag)).toMatchObject({ ar });
  });

  test('R3.8 running Protects count too', () => {
    const table = lay({ heroes: [{ card: 'JH', bag: ['leather'] }, 'AH'] })
      .enter('QC', '2C')
      .round(2);
    table.act('1', 'castProtect', '0', 2);
    expect([armourRating(table.state, '0'), gearRating(table.hero('0'))]).toEqual([4, 2]);
  });

  test('R3.9 a dwarf has magic armour 1, with Spell Protection 2; it is no help against blows, nor is armour against magic', () => {
    expect(facts('JC', 'spellProtection', 'plate')).toMatchObject({ magic: 2, ar: 5 });
    expect(facts('JC')).toMatchObject({ magic: 1, ar: 0 });
  });

  test.each([
    ['leather', 1],
    ['cloth', 0],
    ['chain', 1],
    ['scale', 2],
    ['plate', 2],
  ] as const)('R15.2, R1.2 damaged %s protects half, rounded down: %i', (kind, ar) => {
    expect(facts('JH', { kind, damaged: true })).toMatchObject({ ar });
  });
});

describe('wearing', () => {
  const spare = (kind: string): LaidItem => ({ kind, inUse: false }) as LaidItem;

  test.each([
    ['weapon', 'magicWeapon', 'wand'],
    ['armour', 'leather', 'cloth'],
    ['amulet', 'vitality', 'protection'],
    ['shield', 'shield', 'shield'],
  ])('R3.3 one %s in use at once', (_, worn, other) => {
    const table = lay({
      options: { betterGear: 'never' },
      heroes: [{ card: 'AC', bag: [worn as 'wand', spare(other)] }],
    });
    expect(table.refused('0', 'equip', 'i2')).toBe('SLOT_FULL');
    table.act('0', 'unequip', 'i1').act('0', 'equip', 'i2');
    expect(table.hero('0').bag.map(({ inUse }) => inUse)).toEqual([false, true]);
  });

  test('R3.3 potions are never worn, and as many as one likes are carried', () => {
    const table = wearing('JH', 'potion', 'potion', 'potion', 'divine');
    expect(table.refused('0', 'equip', 'i1')).toBe('NO_SLOT');
    expect(table.refused('0', 'equip', 'i4')).toBe('NO_SLOT');
  });

  test('R3.7 a bought item goes into use where its slot is free, else it is carried', () => {
    const table = lay({ heroes: [{ card: 'JH', lp: 100 }, 'JC'] })
      .act('0', 'buy', 'leather', 0)
      .act('0', 'buy', 'scale', 0);
    expect(table.hero('0').bag.map(({ kind, inUse }) => [kind, inUse])).toEqual([
      ['leather', true],
      ['scale', false],
    ]);
  });

  test('R3.7 gear is changed in calm and in the shop, not in a fight', () => {
    const table = lay({ heroes: [{ card: 'JH', bag: ['leather', spare('cloth')] }] });
    expect(table.refused('0', 'unequip', 'i1')).toBeNull();
    table.enter('2C');
    expect(table.refused('0', 'unequip', 'i1')).toBe('NOT_CALM');
    expect(table.refused('0', 'equip', 'i2')).toBe('NOT_CALM');
    const shop = deal({ hands: [['JH', '10C', '9C', '2C', '3C', '4C']] })
      .act('0', 'claim', 'JH')
      .act('0', 'confirmClaim');
    shop.act('0', 'buy', 'cloth', 0).act('0', 'unequip', 'i1').act('0', 'equip', 'i1');
    expect(shop.hero('0').bag).toMatchObject([{ inUse: true }]);
  });

  test('R3.7 gear in use cannot be put on again, other gear cannot be taken off', () => {
    const table = wearing('JH', 'leather', spare('cloth'));
    expect(table.refused('0', 'equip', 'i1')).toBe('IN_USE');
    expect(table.refused('0', 'unequip', 'i2')).toBe('NOT_IN_USE');
  });

  test('R3.10 vitality bought in the dungeon does not heal', () => {
    const table = lay({ heroes: [{ card: 'JH', hp: 5, lp: 30 }] }).act('0', 'buy', 'vitality', 0);
    expect([table.hero('0').hp, maxHp(table.hero('0'))]).toEqual([5, 10]);
  });

  test('R3.10 when the maximum falls, hit points are cut to it', () => {
    const table = wearing('JH', 'vitality');
    expect(table.hero('0').hp).toBe(10);
    expect(table.act('0', 'unequip', 'i1').hero('0').hp).toBe(8);
    const given = wearing('JH', 'vitality').act('0', 'giveItem', '1', 'i1');
    expect(given.hero('0').hp).toBe(8);
    const weak = lay({ heroes: [{ card: 'JH', hp: 5, bag: ['vitality'] }] }).act('0', 'unequip', 'i1');
    expect(weak.hero('0').hp).toBe(5);
  });
});
