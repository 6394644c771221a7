import { DECK, isFace } from '../data/cards';
import { KINDS, type Kind } from '../data/equipment';
import { classOf, type HeroClass, raceOf } from '../data/heroes';
import { type LaidTable, type Lay, lay } from '../testing';
import { priceOf } from './buying';
import { attackDie } from './gear';

/** A hero with more loot points than anybody can spend, in a party. */
const rich = (card: string, more: Partial<Lay> = {}): LaidTable =>
  lay({ ...more, heroes: [{ card: card as 'JH', lp: 5000 }, 'JC'] });

/** Survivors of a won crawl before the second; seat 1 makes a new hero. */
function betweenCrawls(prices: 'consistent' | 'printed'): LaidTable {
  const table = lay({
    options: { crawls: 2, prices },
    heroes: [
      { card: 'JH', lp: 500 },
      { card: 'KH', hp: 0 },
    ],
    slain: true,
  });
  table.stack('KC', '10C', '9C', '8C', '7C', '6C').act('0', 'setReady', true);
  return table.act('1', 'claim', 'KC').act('1', 'confirmClaim');
}

describe('prices', () => {
  test('R3.1 `consistent`: one list for new heroes and survivors, twice as much in the dungeon', () => {
    const shop = betweenCrawls('consistent');
    expect(['0', '1'].map((seat) => priceOf(shop.state, seat, 'shield', 0))).toEqual([5, 5]);
    for (const kind of KINDS) {
      expect(priceOf(rich('JH').state, '0', kind, 3)).toBe(2 * priceOf(shop.state, '0', kind, 3));
    }
  });

  test('R3.1 `printed`: the chapter for new heroes, the list for survivors, a third one in the dungeon', () => {
    const shop = betweenCrawls('printed');
    expect(['0', '1'].map((seat) => priceOf(shop.state, seat, 'shield', 0))).toEqual([5, 7]);
    const dungeon = rich('JH', { options: { prices: 'printed' } }).state;
    expect((['shield', 'protection', 'plate'] as const).map((kind) => priceOf(dungeon, '0', kind, 0))).toEqual([
      10, 30, 40,
    ]);
  });

  test('R3.1 loot points are paid, down to the last one', () => {
    const table = lay({ heroes: [{ card: 'JH', lp: 6 }] });
    expect(table.refused('0', 'buy', 'leather', 0)).toBe('TOO_EXPENSIVE');
    expect(table.act('0', 'buy', 'cloth', 0).hero('0').lp).toBe(0);
    expect(table.refused('0', 'buy', 'potion', 1)).toBe('TOO_EXPENSIVE');
  });

  test('R3.1 nothing can be sold: not even to the shop it comes from, once the dungeon was entered', () => {
    const table = betweenCrawls('consistent').act('0', 'buy', 'cloth', 0);
    expect(table.refused('0', 'refund', 'i1')).toBeNull();
    table.act('0', 'doneShopping').act('1', 'doneShopping');
    expect(table.refused('0', 'refund', 'i1')).toBe('WRONG_STEP');
  });

  test('R2.11 in the shop between two crawls only what was bought there can be given back', () => {
    const table = lay({ options: { crawls: 2 }, heroes: [{ card: 'JH', lp: 50, bag: ['plate'] }], slain: true });
    table.act('0', 'setReady', true).act('0', 'buy', 'shield', 0);
    expect(table.refused('0', 'refund', 'i1')).toBe('NOT_BOUGHT_NOW');
    expect(table.act('0', 'refund', 'i2').hero('0').rp).toBe(50);
  });
});

describe('possible purchases', () => {
  const EVERYBODY: readonly HeroClass[] = ['fighter', 'thief', 'cleric', 'wizard'];
  const LIMITS: Partial<Record<Kind, readonly HeroClass[]>> = {
    chain: ['fighter', 'thief', 'cleric'],
    scale: ['fighter', 'cleric'],
    plate: ['fighter'],
    shield: ['fighter', 'cleric'],
    wand: ['wizard'],
    arcane: ['wizard'],
  };

  test.each(DECK.filter(isFace))('R3.2 %s buys what class and race can use, and nothing else', (card) => {
    const table = rich(card === 'JC' ? 'JC' : card);
    const allowed = KINDS.filter((kind) => {
      const classes = LIMITS[kind] ?? EVERYBODY;
      return classes.includes(classOf(card)) || (kind === 'shield' && raceOf(card) === 'dwarf');
    });
    const value = (kind: Kind) => (kind === 'potion' ? 5 : 0);
    expect(KINDS.filter((kind) => table.refused('0', 'buy', kind, value(kind)) !== 'CLASS_LIMIT')).toEqual(allowed);
  });

  test('R3.2 anything can be carried, but not used', () => {
    const table = lay({ heroes: [{ card: 'JH', bag: ['plate'] }, 'AH'] }).act('0', 'giveItem', '1', 'i1');
    expect(table.hero('1').bag).toMatchObject([{ kind: 'plate', inUse: false }]);
    expect(table.refused('1', 'equip', 'i1')).toBe('CLASS_LIMIT');
  });

  test.each<[first: Kind, second: Kind, code: string | null]>([
    ['magicWeapon', 'magicWeapon', 'ONE_PER_HERO'],
    ['magicWeapon', 'wand', 'ONE_PER_HERO'],
    ['vitality', 'arcane', 'ONE_PER_HERO'],
    ['spellProtection', 'spellProtection', 'ONE_PER_HERO'],
    ['protection', 'protection', 'ONE_PER_HERO'],
    ['vitality', 'protection', null],
    ['leather', 'leather', null],
    ['divine', 'divine', null],
  ])('R3.4 who owns %s buys %s: %s', (first, second, code) => {
    const table = rich('AH').act('0', 'buy', first, 0);
    expect(table.refused('0', 'buy', second, 0)).toBe(code);
  });

  test('R3.4 gear that the hero cannot use counts neither for the limit nor for the price', () => {
    const buyer = (betterGear: 'never' | 'always', bag: Kind[]) =>
      lay({ options: { betterGear }, heroes: [{ card: 'KH', lp: 500, bag }, 'AH'] }).act('0', 'buy', 'magicWeapon', 0);
    expect(buyer('never', ['wand']).refused('0', 'buy', 'magicWeapon', 0)).toBe('ONE_PER_HERO');
    expect(buyer('always', ['wand']).hero('0').lp).toBe(buyer('always', []).hero('0').lp);
  });

  test('R3.4 gifts may exceed the limit', () => {
    const table = lay({
      heroes: [
        { card: 'JH', bag: ['protection'] },
        { card: 'KH', bag: ['protection'] },
      ],
    });
    table.act('0', 'giveItem', '1', 'i1');
    expect(table.hero('1').bag.map(({ kind, inUse }) => [kind, inUse])).toEqual([
      ['protection', true],
      ['protection', false],
    ]);
  });

  test('R3.4 gear without an effect is not sold: a weapon beyond the d12, vitality beyond 12 hit points', () => {
    const options = { betterGear: 'always' } as const;
    const table = lay({ options, heroes: [{ card: 'JC', lp: 500, bag: ['magicWeapon', 'vitality'] }] });
    expect(table.refused('0', 'buy', 'magicWeapon', 0)).toBe('NO_EFFECT');
    expect(table.refused('0', 'buy', 'vitality', 0)).toBe('NO_EFFECT');
    const other = lay({ options, heroes: [{ card: 'KH', lp: 500, bag: ['magicWeapon', 'vitality'] }] });
    expect(other.refused('0', 'buy', 'magicWeapon', 0)).toBeNull();
    expect(other.refused('0', 'buy', 'vitality', 0)).toBeNull();
  });
});

describe('the supply', () => {
  const cards = { supply: 'cards' } as const;

  test('R3.6 `sheets`: potions of 1 to 10, everything as often as one likes', () => {
    const table = rich('JH');
    const values = [0, 1, 10, 11].map((value) => table.refused('0', 'buy', 'potion', value));
    expect(values).toEqual(['BAD_VALUE', null, null, 'BAD_VALUE']);
    table
      .act('0', 'buy', 'plate', 0)
      .act('0', 'buy', 'plate', 0)
      .act('0', 'buy', 'potion', 5)
      .act('0', 'buy', 'potion', 5);
    expect(table.hero('0').bag.map(({ card }) => card)).toEqual([null, null, null, null]);
  });

  test('R3.6 values are for potions alone', () => {
    expect(rich('JH').refused('0', 'buy', 'plate', 5)).toBe('BAD_VALUE');
  });

  test('R3.6 `cards`: potions of 2 to 9, each once; 10♥ is Divine Intervention', () => {
    const table = rich('JH', { options: cards });
    const values = [1, 2, 9, 10].map((value) => table.refused('0', 'buy', 'potion', value));
    expect(values).toEqual(['BAD_VALUE', null, null, 'BAD_VALUE']);
    table.act('0', 'buy', 'potion', 9).act('0', 'buy', 'divine', 0);
    expect(table.hero('0').bag.map(({ card }) => card)).toEqual(['9H', '10H']);
    expect(table.refused('0', 'buy', 'potion', 9)).toBe('OUT_OF_STOCK');
    expect(table.refused('0', 'buy', 'divine', 0)).toBe('OUT_OF_STOCK');
  });

  test('R3.6 with `tenOfHeartsHeals` the 10♥ is a potion of 10 or Divine Intervention, and free again once it is used', () => {
    const ten = { options: { ...cards, tenOfHeartsHeals: true } };
    const table = rich('JH', ten).act('0', 'buy', 'potion', 10);
    expect(table.hero('0').bag.map(({ card }) => card)).toEqual(['10H']);
    expect(table.refused('0', 'buy', 'divine', 0)).toBe('OUT_OF_STOCK');
    expect(table.refused('0', 'buy', 'potion', 10)).toBe('OUT_OF_STOCK');
    expect(table.refused('0', 'buy', 'potion', 9)).toBeNull();
    table.hero('0').hp = 1;
    table.act('0', 'usePotion', table.hero('0').bag[0]?.id as string, '0');
    expect(table.refused('0', 'buy', 'divine', 0)).toBeNull();
    table.act('0', 'buy', 'divine', 0);
    expect(table.refused('0', 'buy', 'potion', 10)).toBe('OUT_OF_STOCK');
  });

  test('R3.6 `tenOfHeartsHeals` changes nothing where the supply has no limit', () => {
    const table = rich('JH', { options: { tenOfHeartsHeals: true } });
    table.act('0', 'buy', 'potion', 10).act('0', 'buy', 'potion', 10).act('0', 'buy', 'divine', 0);
    expect(table.hero('0').bag.map(({ card }) => card)).toEqual([null, null, null]);
  });

  test('R3.6 magic weapons and wands share two cards, and the stock is everybody’s', () => {
    const heroes = [
      { card: 'AH', lp: 500 },
      { card: 'AC', lp: 500 },
      { card: 'JH', lp: 500 },
    ] as const;
    const table = lay({ options: cards, heroes: [...heroes] });
    table.act('0', 'buy', 'wand', 0).act('1', 'buy', 'magicWeapon', 0);
    expect(['0', '1'].map((seat) => table.hero(seat).bag[0]?.card).toSorted()).toEqual(['10C', '9C']);
    expect(table.refused('2', 'buy', 'magicWeapon', 0)).toBe('OUT_OF_STOCK');
  });

  test('R3.6 the card stays with an item that is given away, or lies on a body', () => {
    const table = lay({ options: cards, heroes: [{ card: 'JH', lp: 500 }, { card: 'JC', hp: 1 }, 'KH'] });
    table
      .act('0', 'buy', 'plate', 0)
      .act('0', 'giveItem', '1', 'i1')
      .enter('QC', '5H', 'KC')
      .dice(3)
      .act('1', 'springTrap');
    expect(table.hero('1').hp).toBe(0);
    expect(table.refused('0', 'buy', 'plate', 0)).toBe('OUT_OF_STOCK');
  });

  test('R3.6 cards that lie in hands or on the dungeon deck do not matter', () => {
    const table = lay({ options: cards, heroes: [{ card: 'JH', lp: 500 }] }).enter('10S');
    table.wound('10S', 1).dice(5).act('0', 'attack', '10S', 0);
    expect(table.state.dungeon.discard).toContain('10S');
    expect(table.refused('0', 'buy', 'plate', 0)).toBeNull();
  });
});

describe('better gear', () => {
  const buyer = (option: 'solo' | 'always' | 'never', heroes: number) =>
    lay({
      options: { betterGear: option },
      heroes: [{ card: 'QH' as const, lp: 500 }, ...(['KH', 'AH'] as const)].slice(0, heroes),
    });

  test.each([
    ['solo', 1, null],
    ['solo', 2, 'ONE_PER_HERO'],
    ['always', 2, null],
    ['never', 1, 'ONE_PER_HERO'],
  ] as const)('R19.4 with `%s` and %i heroes a second weapon: %s', (option, heroes, code) => {
    const table = buyer(option, heroes).act('0', 'buy', 'magicWeapon', 0);
    expect(table.refused('0', 'buy', 'magicWeapon', 0)).toBe(code);
  });

  test('R19.4 the second weapon costs 80 loot points, and a third is not for sale', () => {
    const table = buyer('always', 2).act('0', 'buy', 'magicWeapon', 0).act('0', 'buy', 'magicWeapon', 0);
    expect(table.hero('0').lp).toBe(500 - 40 - 80);
    expect(attackDie(table.hero('0'))).toBe(10);
    expect(table.refused('0', 'buy', 'magicWeapon', 0)).toBe('ONE_PER_HERO');
  });

  test('R19.4 two amulets of any rows, the second at twice its price; both count', () => {
    const table = buyer('always', 2).act('0', 'buy', 'vitality', 0).act('0', 'buy', 'protection', 0);
    expect(table.hero('0').lp).toBe(500 - 30 - 120);
    expect(table.hero('0').bag.map(({ inUse }) => inUse)).toEqual([true, true]);
    expect(table.refused('0', 'buy', 'spellProtection', 0)).toBe('ONE_PER_HERO');
  });

  test('R19.4 armour and shield never stack, and cost the same again', () => {
    const table = lay({ options: { betterGear: 'always' }, heroes: [{ card: 'JH', lp: 100 }, 'KH'] });
    table.act('0', 'buy', 'shield', 0).act('0', 'buy', 'shield', 0);
    expect(table.hero('0').lp).toBe(80);
    expect(table.hero('0').bag.map(({ inUse }) => inUse)).toEqual([true, false]);
    expect(table.refused('0', 'equip', 'i2')).toBe('SLOT_FULL');
  });
});
