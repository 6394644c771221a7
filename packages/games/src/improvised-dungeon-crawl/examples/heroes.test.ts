import { attackDie, gearRating, maxHp, spellLimit } from '../rules/gear';
import { deal, lay } from '../testing';

describe('making heroes', () => {
  test('W1 a player without a face card drops the highest pip card for three cards, and keeps the face cards among them', () => {
    const table = deal({ hands: [['10S', '9D', '9C', '4H', '3H', '2C']], draw: ['KH', '7D', 'QC'] });
    table.act('0', 'dropForThree');
    expect(table.state.muster?.discard.toSorted()).toEqual(['10S', '7D']);
    expect(table.view('0').hand.slice(-2)).toEqual(['KH', 'QC']);
    table.act('0', 'claim', 'KH').act('0', 'confirmClaim');
    expect(table.hero('0')).toMatchObject({ heroClass: 'cleric', race: 'human', hp: 8, hpBase: 8, rp: 47 });
  });

  test('W2 an Elf Wizard is equipped, and the remaining resource points become loot', () => {
    const table = deal({ hands: [['AD', 'AS', 'JC', '10H', '5D', '2S']] });
    table.act('0', 'claim', 'AD').act('0', 'confirmClaim');
    expect(table.hero('0')).toMatchObject({ heroClass: 'wizard', race: 'elf', rp: 37 });
    table.act('0', 'buy', 'arcane', 0).act('0', 'buy', 'leather', 0).act('0', 'buy', 'potion', 6);
    expect(table.hero('0').rp).toBe(10);
    table.act('0', 'doneShopping');
    const hero = table.hero('0');
    expect(hero).toMatchObject({ hp: 6, rp: 0, lp: 10, pools: { spell: 10 } });
    expect([maxHp(hero), gearRating(hero), spellLimit(hero)]).toEqual([6, 2, 3]);
  });

  test('W3 with `never` the players with the fewest face cards pick first, and a swap helps a player without a free class', () => {
    const table = deal({
      options: { duplicateClasses: 'never' },
      hands: [
        ['JH', 'JC', '9C', '2C', '3C', '4C'],
        ['JS', '2D', '3D', '4D', '5D', '6D'],
        ['JD', 'QH', 'KC', '2H', '3H', '4H'],
      ],
    });
    table.act('0', 'callOrder');
    expect(table.state.muster?.order).toEqual(['1', '0', '2']);
    table.act('1', 'pickHero', 'JS');
    expect(table.refused('0', 'pickHero', 'JH')).toBe('CLASS_TAKEN');
    table.act('0', 'offerSwap', '2', '9C').act('2', 'answerSwap', '0', 'QH').act('0', 'pickHero', 'QH');
    expect(table.hero('0')).toMatchObject({ heroClass: 'thief', race: 'human' });
    expect(table.view('0').hand.filter((card) => card.startsWith('J'))).toEqual(['JH', 'JC']);
    expect(table.refused('2', 'pickHero', 'JD')).toBe('CLASS_TAKEN');
    table.act('2', 'pickHero', 'KC');
    expect(table.hero('2')).toMatchObject({ heroClass: 'cleric', race: 'dwarf' });
    expect(table.hero('0').rp).toBe(2 + 3 + 4 + 20 + 10);
  });

  test.each([
    ['agree', 'shop'],
    ['free', 'shop'],
    ['never', 'order'],
  ] as const)('W4 with `%s` two confirmed claims of one class lead to the step %s', (duplicateClasses, step) => {
    const table = deal({
      options: { duplicateClasses },
      hands: [
        ['JH', '2C', '3C', '4C', '5C', '6C'],
        ['JC', '2D', '3D', '4D', '5D', '6D'],
      ],
    });
    table.act('0', 'claim', 'JH').act('1', 'claim', 'JC').act('0', 'confirmClaim').act('1', 'confirmClaim');
    expect(table.state.step).toBe(step);
    expect(table.state.seats.map((seat) => table.state.heroes[seat]?.heroClass ?? null)).toEqual(
      step === 'shop' ? ['fighter', 'fighter'] : [null, null],
    );
  });

  test('W5 while claims are made players see only their own hand, watchers none; numbers and claims are public', () => {
    const table = deal({
      hands: [
        ['JH', '2C', '3C', '4C', '5C', '6C'],
        ['QH', 'KH', '3D', '4D', '5D', '6D'],
        ['AH', '2S', '3S', '4S', '5S', '6S'],
      ],
    });
    table.act('0', 'claim', 'JH');
    expect(table.view('1').hand.toSorted()).toEqual(['3D', '4D', '5D', '6D', 'KH', 'QH']);
    expect(table.view(null).hand).toEqual([]);
    for (const audience of ['1', null]) {
      const view = table.view(audience);
      expect(view.muster?.hands).toEqual({
        '0': { cards: 6, faces: 1, shown: null },
        '1': { cards: 6, faces: 2, shown: null },
        '2': { cards: 6, faces: 1, shown: null },
      });
      expect(view.muster?.claims).toEqual({ '0': 'JH' });
      expect(view).not.toHaveProperty('secret');
      for (const card of ['2C', '6C', 'AH', '2S']) expect(JSON.stringify(view)).not.toContain(`"${card}"`);
    }
  });
});

describe('shopping', () => {
  test('W6 a Dwarf Wizard buys shield and leather; chain is not for wizards, and a shield not for an Elf Thief', () => {
    const table = deal({
      hands: [
        ['AC', '2C', '3C', '4C', '5C', '6C'],
        ['QD', '2D', '3D', '4D', '5D', '6D'],
      ],
    });
    table.act('0', 'claim', 'AC').act('1', 'claim', 'QD').act('0', 'confirmClaim').act('1', 'confirmClaim');
    expect(table.hero('0').rp).toBe(20);
    table.act('0', 'buy', 'shield', 0).act('0', 'buy', 'leather', 0);
    expect(table.hero('0').rp).toBe(9);
    expect(gearRating(table.hero('0'))).toBe(3);
    expect(table.refused('0', 'buy', 'chain', 0)).toBe('CLASS_LIMIT');
    expect(table.refused('0', 'buy', 'magicWeapon', 0)).toBe('TOO_EXPENSIVE');
    expect(table.refused('1', 'buy', 'shield', 0)).toBe('CLASS_LIMIT');
  });

  test('W7 in the dungeon a cleric buys for loot points, at twice the price or as printed', () => {
    const left = (prices: 'consistent' | 'printed') => {
      const table = lay({ options: { prices }, heroes: [{ card: 'KH', lp: 130 }, 'JH'] });
      table.act('0', 'buy', 'magicWeapon', 0);
      expect(table.hero('0').lp).toBe(90);
      expect(attackDie(table.hero('0'))).toBe(10);
      expect(table.refused('0', 'buy', 'magicWeapon', 0)).toBe('ONE_PER_HERO');
      table.act('0', 'buy', 'shield', 0).act('0', 'buy', 'protection', 0);
      expect(gearRating(table.hero('0'))).toBe(2);
      return table.hero('0').lp;
    };
    expect(left('consistent')).toBe(20);
    expect(left('printed')).toBe(50);
  });

  test('W33 with better gear a second magic weapon costs twice as much, and both count', () => {
    const table = deal({ hands: [['QH', '10C', '10D', '10S', '10H', 'JC']] });
    table.act('0', 'claim', 'QH').act('0', 'confirmClaim');
    expect(table.hero('0').rp).toBe(60);
    table.act('0', 'buy', 'magicWeapon', 0);
    expect(table.hero('0').rp).toBe(40);
    table.act('0', 'buy', 'magicWeapon', 0);
    expect(table.hero('0').rp).toBe(0);
    expect(attackDie(table.hero('0'))).toBe(10);
  });

  test('W34 rolled hit points are the maximum, with an Amulet of Vitality two more', () => {
    const table = deal({ options: { hp: 'rolled' }, hands: [['JC', '10C', '10D', '2S', '2H', '2D']] });
    table.dice(3).act('0', 'claim', 'JC').act('0', 'confirmClaim');
    table.act('0', 'buy', 'vitality', 0).act('0', 'doneShopping');
    expect(table.hero('0').hp).toBe(5);
    expect(maxHp(table.hero('0'))).toBe(5);
  });

  test('W36 with a limited supply there is one plate armour', () => {
    const table = deal({
      options: { supply: 'cards' },
      hands: [
        ['JH', '10C', '9C', '8C', '7C', '6C'],
        ['JC', '10D', '9D', '8D', '7D', '6D'],
      ],
    });
    table.act('0', 'claim', 'JH').act('1', 'claim', 'JC').act('0', 'confirmClaim').act('1', 'confirmClaim');
    table.act('0', 'buy', 'plate', 0);
    expect(table.refused('1', 'buy', 'plate', 0)).toBe('OUT_OF_STOCK');
    table.act('0', 'buy', 'potion', 5);
    expect(table.refused('1', 'buy', 'potion', 5)).toBe('OUT_OF_STOCK');
    expect([1, 10].map((value) => table.refused('1', 'buy', 'potion', value))).toEqual(['BAD_VALUE', 'BAD_VALUE']);
    expect([2, 9].map((value) => table.refused('1', 'buy', 'potion', value))).toEqual([null, null]);
  });

  test('W36 a potion that was drunk can be bought again', () => {
    const potion = { kind: 'potion', value: 5, card: '5H' } as const;
    const table = lay({ options: { supply: 'cards' }, heroes: [{ card: 'JH', hp: 1, lp: 10, bag: [potion] }] });
    expect(table.refused('0', 'buy', 'potion', 5)).toBe('OUT_OF_STOCK');
    table.act('0', 'usePotion', 'i1', '0').act('0', 'buy', 'potion', 5);
    expect(table.hero('0')).toMatchObject({ hp: 6, lp: 0, bag: [{ kind: 'potion', value: 5, card: '5H' }] });
  });
});
